import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
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

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const ofFiles = modules.flatMap((module) =>
      module.errors().map(({ message }) => ({ file: module.relativeModuleId, message })),
    );
    const ofNone = unhandled.map((error) => ({
      file: 'an error that nobody awaited',
      message: error.message,
    }));
    const outside = [...ofFiles, ...ofNone].map(({ file, message }): Result => ({
      file,
      title: 'outside of its tests',
      seconds: 0,
      state: 'failed',
      reason: message,
    }));
    writeSummary('unit', [...this.#results, ...outside]);
  }
}
