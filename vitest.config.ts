import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Long enough for a machine that does other things too; what holds is seen at once.
const poll = { timeout: 10_000, interval: 20 };

/** Files that take longest: begun last, one of them would run alone at the end. */
const longest = ['start', 'principals', 'cluster', 'kill', 'plugins/connection-errors', 'jobs/mail'].map(
  (name) => `/tests/server/${name}.test.ts`,
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((end) => moduleId.endsWith(end));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // More than cores, as many tests wait: for a process to start, a mail to be tried again, a request to time out.
    maxWorkers: 4,
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'client',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**'],
          testTimeout: 20_000,
          expect: { poll },
        },
      },
      {
        // Apart, so that only what needs a PostgreSQL waits for one.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.{ts,tsx}'],
          // Modules hold no state between servers, and loading them for each file costs as much as the tests.
          isolate: false,
          globalSetup: ['tests/server/support/global-setup.ts'],
          // Many start servers or decode pictures of a camera's size, on a machine that does other things too.
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll },
        },
      },
    ],
  },
});
