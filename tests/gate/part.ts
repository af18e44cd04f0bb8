import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Part of the tests that a run is for; without one, all of them run. */
export type Part = 'gate' | 'deep';

/** Environment variable that names the part, from `scripts/test.ts` to the runners. */
export const partVariable = 'TESTS';

interface DeepTests {
  /** Titles of a file's tests, or all of them. */
  vitest: Record<string, 'all' | string[]>;
  playwright: Record<string, 'all' | string[]>;
}

/** Where `npm run gate` writes which tests are left to the deep run. A test that is not named there is in the gate. */
export const deepFile = join(import.meta.dirname, 'deep.json');

const deepTests = JSON.parse(readFileSync(deepFile, 'utf8')) as DeepTests;

/** The part of this run; none when tests are called by hand. */
export function partOf(env: NodeJS.ProcessEnv): Part | undefined {
  const part = env[partVariable];
  if (part === undefined || part === 'gate' || part === 'deep') return part;
  throw new Error(`${partVariable} is "gate" or "deep", not "${part}".`);
}

/** Whether a test with this title belongs to a part. */
export function isIn(part: Part, file: string, title: string): boolean {
  const titles = deepTests.vitest[file];
  return (titles === 'all' || (titles?.includes(title) ?? false)) === (part === 'deep');
}

/** Finds files of Vitest without any test of a part. */
export function filesWithout(part: Part): (file: string) => boolean {
  return (file) =>
    part === 'deep' ? deepTests.vitest[file] === undefined : deepTests.vitest[file] === 'all';
}

/** Playwright's list of the browser tests of the deep run: files, or `file › title`. */
export function deepBrowserTests(): string[] {
  return Object.entries(deepTests.playwright).flatMap(([path, titles]) => {
    const file = basename(path);
    return titles === 'all' ? [file] : titles.map((title) => `${file} › ${title}`);
  });
}
