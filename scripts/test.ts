/**
 * `npm test` runs the gate: whether the product works, in ten minutes on two quiet cores. `npm run test:deep` runs
 * everything that the gate leaves out (`tests/gate/deep.json`). `-- --only static,unit,browser` names parts of either.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtVariable } from '../tests/bundle/record';
import { deepBrowserTests, type Part, partVariable } from '../tests/gate/part';
import type { Summary } from '../tests/gate/summary';

const sections = ['static', 'unit', 'browser'] as const;
type Section = (typeof sections)[number];
type Command = [command: string, ...args: string[]];
type Count = Pick<Summary, 'passed' | 'failed'>;

const { values } = parseArgs({ options: { deep: { type: 'boolean' }, only: { type: 'string' } } });
const part: Part = values.deep ? 'deep' : 'gate';
const only = values.only?.split(',') ?? sections;
const unknown = only.filter((name) => !sections.some((section) => section === name));
if (unknown.length > 0) {
  console.error(`--only takes ${sections.join(', ')}, not ${unknown.join(', ')}.`);
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const began = performance.now();

const failedCommands: string[] = [];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = inTurn(['tsx', 'scripts/ensure-chromium.ts']);
// First and alone: knip loads the browser tests' configuration, which would install Chromium concurrently.
if (part === 'deep') await chromium;
const build: Command[] = [
  ['vite', 'build', '--config', 'tests/bundle/recording.vite.config.ts', '--logLevel', 'warn'],
  ['tsx', 'scripts/compress.ts'],
  ['tsx', 'scripts/build-server.ts'],
];
/** Which faults of the code need no test, in two columns; the deep run has those of its form. */
const checks: Record<Part, [Command[], Command[]]> = {
  gate: [
    [
      ['tsx', 'scripts/generate-api.ts', '--check'],
      ['oxlint', '-c', '.oxlintrc.untyped.json'],
    ],
    [['tsx', 'scripts/typecheck.ts', 'all']],
  ],
  deep: [
    [
      ['knip', '--no-progress'],
      ['depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'server', 'scripts', 'tests'],
    ],
    [
      ['prettier', '--check', '--log-level', 'warn', '.'],
      ['oxlint'],
      ['tsx', 'scripts/typecheck.ts', 'app', 'server'],
    ],
  ],
};
const [shorter, longer] = runs('static') ? checks[part] : [[], []];
// Every step runs, even after a failure, so one run reports all failures. Single-core steps run in parallel.
const counts = (await Promise.all([chromium, inTurn(...shorter, ...build), inTurn(...longer)])).flat();
const summaries: Summary[] = [];
if (runs('unit')) {
  const reporters = ['--reporter=default', '--reporter=tests/gate/vitest-summary.ts'];
  summaries.push(await tests('unit', ['vitest', 'run', ...reporters]));
}
if (runs('browser')) {
  const list = join(results, 'browser.txt');
  writeFileSync(list, deepBrowserTests().join('\n'));
  const choice = [part === 'deep' ? '--test-list' : '--test-list-invert', list];
  const config = ['--config', 'tests/e2e/playwright.config.ts'];
  summaries.push(await tests('browser', ['playwright', 'test', ...config, ...choice]));
}

for (const { name, files, failures, secondTries } of summaries) {
  console.log(`\nThe ten dearest files of ${name} (seconds of their tests):`);
  for (const { file, seconds } of files.slice(0, 10)) {
    console.log(`  ${seconds.toFixed(1).padStart(6)} ${file}`);
  }
  if (secondTries.length > 0) console.log(`Passed on a second try only:`);
  for (const { title, reason } of secondTries) console.log(`  ${title}\n    ${reason}`);
  if (failures.length > 0) console.log(`Failed:`);
  for (const { title, reason } of failures) console.log(`  ${title}\n    ${reason}`);
}
// Repeated here, as the end of a long output is what people read.
for (const command of failedCommands) console.log(`> ${command} failed`);
console.log(`\n${part}: ${Math.round((performance.now() - began) / 1000)} s`);
const all = [...counts, ...summaries];
const passed = all.reduce((sum, count) => sum + count.passed, 0);
const failed = all.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function runs(section: Section): boolean {
  return only.includes(section);
}

/** Runs steps other than tests in sequence; each adds at most one failure. */
async function inTurn(...steps: Command[]): Promise<Count[]> {
  const done: Count[] = [];
  // oxlint-disable-next-line no-await-in-loop
  for (const step of steps) done.push({ passed: 0, failed: (await run(step, 'pipe')) ? 0 : 1 });
  return done;
}

/** The summary that a test run leaves; at least one failure if it crashed or left none. */
async function tests(name: string, command: Command): Promise<Summary> {
  const isGood = await run(command, 'inherit');
  const file = join(results, `${name}.json`);
  const summary: Summary = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Summary)
    : { name, passed: 0, failed: 1, files: [], failures: [], secondTries: [] };
  return isGood ? summary : { ...summary, failed: Math.max(summary.failed, 1) };
}

/** `output`: `pipe` shows the output when the command has ended. */
async function run([command, ...args]: Command, output: 'inherit' | 'pipe'): Promise<boolean> {
  const title = `\n> ${[command, ...args].join(' ')}`;
  if (output === 'inherit') console.log(title);
  const start = performance.now();
  const child = spawn(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      [partVariable]: part,
      [builtVariable]: '1',
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => said.push(bytes));
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => said.push(Buffer.from(error.message)) && resolve(null));
    child.on('close', resolve);
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  if (output === 'pipe') console.log(`${title} (${seconds} s)\n${Buffer.concat(said).toString()}`.trimEnd());
  if (status !== 0) failedCommands.push([command, ...args].join(' '));
  return status === 0;
}
