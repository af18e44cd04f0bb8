import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

type Command = [command: string, ...args: string[]];

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const files = { unit: join(results, 'unit.json'), e2e: join(results, 'e2e.json') };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Runs first and alone: knip loads the browser tests' configuration, which would install Chromium concurrently.
const prepared = await inTurn(['tsx', 'scripts/ensure-chromium.ts']);
// Every step runs, even after a failure, so one run reports all failures. Single-core steps run in parallel.
const [checked, built] = await Promise.all([
  inTurn(
    ['tsx', 'scripts/generate-api.ts', '--check'],
    ['prettier', '--check', '--log-level', 'warn', '.'],
    ['oxlint'],
    ['knip', '--no-progress'],
    ['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'server', 'scripts', 'tests'],
  ),
  inTurn(
    ['tsx', 'scripts/typecheck.ts'],
    ['vite', 'build', '--logLevel', 'warn'],
    ['tsx', 'scripts/compress.ts'],
    ['tsx', 'scripts/build-server.ts'],
  ),
]);
const counts = [
  ...prepared,
  ...checked,
  ...built,
  await tests(files.unit, countUnit, [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${files.unit}`,
  ]),
  await tests(files.e2e, countE2e, ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']),
];

const passed = sum((count) => count.passed);
const failed = sum((count) => count.failed);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function sum(pick: (count: Count) => number): number {
  return counts.map(pick).reduce((total, next) => total + next, 0);
}

/** Runs steps other than tests in sequence; each adds at most one failure. */
async function inTurn(...steps: Command[]): Promise<Count[]> {
  const done: Count[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const step of steps) done.push({ passed: 0, failed: (await run(step, 'pipe')) ? 0 : 1 });
  return done;
}

/** Counts from a test run's report; at least one failure if it crashed or left no report. */
async function tests(file: string, count: (report: string) => Count, command: Command): Promise<Count> {
  const isGood = await run(command, 'inherit');
  const counted = existsSync(file) ? count(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
  return isGood ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

/** `output`: `pipe` shows the output when the command has ended. */
async function run([command, ...args]: Command, output: 'inherit' | 'pipe'): Promise<boolean> {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (output === 'inherit') console.log(title);
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => said.push(bytes));
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(error.message)) && resolve(null));
    child.on('close', resolve);
  });
  if (output === 'pipe') console.log(`${title}\n${Buffer.concat(said).toString()}`.trimEnd());
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
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
