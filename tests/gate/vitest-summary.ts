import type { Reporter, TestCase } from 'vitest/node';
import { type Result, writeSummary } from './summary';

/** Vitest reporter for `scripts/test.ts`. */
export default class VitestSummary implements Reporter {
  readonly #results: Result[] = [];

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    this.#results.push({
      file: test.module.relativeModuleId,
      title: test.fullName,
      seconds: duration / 1000,
      state: state === 'failed' ? 'failed' : flaky ? 'second try' : 'passed',
      reason: errors?.[0]?.message,
    });
  }

  onTestRunEnd(): void {
    writeSummary('unit', this.#results);
  }
}
