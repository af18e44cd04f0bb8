import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { filesWithout, partOf } from './tests/gate/part.ts';

// Long enough for a busy machine; passing checks return at once.
const poll = { timeout: 10_000, interval: 20 };

/** Longest files, started first, so that none runs alone at the end. */
export const longest = [
  'process/start',
  'identity/principals',
  'deploy/cluster',
  'deploy/kill',
  'plugins/connection-errors',
  'mail/mail',
].map((name) => `tests/server/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((end) => moduleId.endsWith(`/${end}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const allTests = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file));

/** Files that replace modules or globals, which other files would see too. */
export const replacing = allTests
  .filter((file) => !file.startsWith('tests/server/'))
  .filter((file) =>
    /\bvi\.(mock|doMock|stub|spyOn|useFake)|@vitest-environment|\.prototype\.\w+ = /.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
  );

const part = partOf(process.env);
const runner = join(import.meta.dirname, 'tests/gate/part-runner.ts');
/** Files that no test of this run's part is in; loading them would cost as much as their tests. */
const leftOut = part ? allTests.filter(filesWithout(part)) : [];
// From Node 25 on, its own storage would hide the one of jsdom.
const execArgv = process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [];
const client = { testTimeout: 20_000, expect: { poll }, runner, execArgv };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A worker and its PostgreSQL keep a core busy. More make every test slower, and load its modules once more.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        plugins: [react()],
        test: {
          ...client,
          name: 'client',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', ...replacing, ...leftOut],
          // Loading the app's modules for each file costs more than its tests.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...client,
          name: 'client-isolated',
          include: replacing,
          exclude: leftOut,
          setupFiles: 'tests/support/dialogs-at-once.ts',
        },
      },
      {
        // A project of its own: only these tests wait for PostgreSQL.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.{ts,tsx}'],
          exclude: leftOut,
          runner,
          // Modules hold no state between servers, and loading them per file costs as much as the tests.
          isolate: false,
          globalSetup: ['tests/server/support/global-setup.ts'],
          // Many start servers or decode large pictures, on a busy machine.
          testTimeout: 90_000,
          hookTimeout: 180_000,
          // A busy machine shows races that no other does. The report marks what needed its second try.
          retry: 1,
          expect: { poll },
        },
      },
    ],
  },
});
