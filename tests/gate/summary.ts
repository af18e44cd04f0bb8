import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test run leaves for `scripts/test.ts`. */
export interface Summary {
  name: string;
  passed: number;
  failed: number;
  /** Dearest first. */
  files: { file: string; seconds: number }[];
  failures: Told[];
  /** Tests that failed, then passed. */
  secondTries: Told[];
}

/** A test with the first line of its first error. */
interface Told {
  title: string;
  reason: string;
}

/** One result of a test. */
export interface Result {
  file: string;
  title: string;
  seconds: number;
  state: 'passed' | 'failed' | 'second try';
  /** First error, if any. */
  reason?: string | undefined;
}

/** Writes the summary of a run to `test-results/<name>.json`. */
export function writeSummary(name: string, results: Result[]): void {
  const seconds = new Map<string, number>();
  for (const result of results) seconds.set(result.file, (seconds.get(result.file) ?? 0) + result.seconds);
  const told = (state: Result['state']): Told[] =>
    results
      .filter((result) => result.state === state)
      .map(({ file, title, reason = '' }) => ({
        title: `${file}: ${title}`,
        reason: reason.split('\n')[0] ?? '',
      }));
  const failures = told('failed');
  const summary: Summary = {
    name,
    passed: results.length - failures.length,
    failed: failures.length,
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })).sort((a, b) => b.seconds - a.seconds),
    failures,
    secondTries: told('second try'),
  };
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(summary));
}
