import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { titleOf } from './playwright-summary';
import { recordOf } from './record';

/** Writes the time of each browser test; its pages write their blocks (`recording.playwright.config.ts`). */
export default class RecordingReporter implements Reporter {
  readonly #write = recordOf('playwright');
  #root = '';

  onBegin(config: FullConfig): void {
    this.#root = config.rootDir;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = `tests/e2e/${relative(this.#root, test.location.file)}`;
    this.#write({ file, title: titleOf(test), ms: duration, blocks: [] });
  }
}
