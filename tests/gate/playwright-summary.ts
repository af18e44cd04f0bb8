import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type Result, writeSummary } from './summary';

/** Playwright reporter for `scripts/test.ts`. */
export default class PlaywrightSummary implements Reporter {
  #root = '';
  #all: TestCase[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = config.rootDir;
    this.#all = suite.allTests();
  }

  onEnd(): void {
    writeSummary(
      'browser',
      this.#all.map((test): Result => ({
        file: relative(this.#root, test.location.file),
        title: titleOf(test),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        state:
          test.outcome() === 'expected' ? 'passed' : test.outcome() === 'flaky' ? 'second try' : 'failed',
        reason: test.results[0]?.error?.message,
      })),
    );
  }
}

/** Title without project and file, as in Playwright's lists of tests. */
export function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' › ');
}
