import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const files = { unit: join(results, 'unit.json'), e2e: join(results, 'e2e.json') };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Every step runs, even after a failure: one run tells all that is wrong.
const counts = [
  check('tsx', 'scripts/generate-api.ts', '--check'),
  check('tsc', '-p', 'tsconfig.json'),
  check('prettier', '--check', '--log-level', 'warn', '.'),
  check('oxlint'),
  check('knip', '--no-progress'),
  check('depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'server', 'scripts', 'tests'),
  tests(
    files.unit,
    countUnit,
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${files.unit}`,
  ),
  check('vite', 'build', '--logLevel', 'warn'),
  check('tsx', 'scripts/compress.ts'),
  check('tsx', 'scripts/build-server.ts'),
  check('tsx', 'scripts/ensure-chromium.ts'),
  tests(files.e2e, countE2e, 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'),
];

const passed = sum((count) => count.passed);
const failed = sum((count) => count.failed);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function sum(pick: (count: Count) => number): number {
  return counts.map(pick).reduce((total, next) => total + next, 0);
}

/** A step that is no test: it adds nothing when it passes, and one failure when it does not. */
function check(command: string, ...args: string[]): Count {
  return { passed: 0, failed: run(command, args) ? 0 : 1 };
}

/** A test run: what its report counts; at least one failure when it ended badly or left no report. */
function tests(file: string, count: (report: string) => Count, command: string, ...args: string[]): Count {
  const isGood = run(command, args);
  const counted = existsSync(file) ? count(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
  return isGood ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

function run(command: string, args: string[]): boolean {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status, error } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  if (error) console.error(error.message);
  if (status !== 0) console.error(`> ${command} failed`);
  return status === 0;
}

function countUnit(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

function countE2e(report: string): Count {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
