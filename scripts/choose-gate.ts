/**
 * `npm run gate`: records a run of all tests (an hour or more), chooses those of the gate, and writes the others to
 * `tests/gate/deep.json`. `-- --only vitest` or `-- --only playwright` does one kind of tests (vitest: 20 minutes), and
 * `-- --from-record` chooses again from the last record.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { builtVariable } from '../tests/bundle/record';
import { assertNamed, isCanary, isSpare, together } from '../tests/gate/canaries';
import { deepFile } from '../tests/gate/part';
import { type Line, linesOf, recordFolder, type Runner } from '../tests/gate/record';

interface Cost {
  ms: number;
  blocks: Set<number>;
}

interface Test extends Cost {
  file: string;
  title: string;
  setUp: Cost & { isPaid: boolean };
}

/** Part of all seconds that the gate may take: less than four minutes of unit tests, and of browser tests. */
const shares: Record<Runner, number> = { vitest: 0.18, playwright: 0.22 };
/** Part of the gate that is chosen by what it reaches; the rest by its price. */
const forReach = 0.5;

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { 'from-record': { type: 'boolean' }, only: { type: 'string' } } });
const runners = (['vitest', 'playwright'] as const).filter(
  (runner) => values.only === undefined || values.only === runner,
);
if (runners.length === 0) throw new Error('--only takes vitest or playwright.');

/** Runs the tests on code that notes its blocks, then builds the ordinary app again. */
function record(): void {
  for (const folder of [recordFolder, join(root, 'test-results')]) {
    rmSync(folder, { recursive: true, force: true });
  }
  run('tsx', 'scripts/ensure-chromium.ts');
  run('vite', 'build', '--config', 'tests/bundle/recording.vite.config.ts', '--logLevel', 'warn');
  run('tsx', 'scripts/compress.ts');
  run('tsx', 'scripts/build-server.ts');
  if (runners.includes('vitest')) {
    run('vitest', 'run', '--config', 'tests/gate/recording.config.ts', '--reporter', 'dot');
  }
  if (runners.includes('playwright')) {
    run('vite', 'build', '--config', 'tests/gate/recording.vite.config.ts', '--logLevel', 'warn');
    run('tsx', 'scripts/compress.ts');
    run('playwright', 'test', '--config', 'tests/gate/recording.playwright.config.ts');
  }
  run('tsx', 'scripts/build.ts');
}

/** A test that fails has a time and its blocks too, so the record goes on. */
function run(command: string, ...args: string[]): void {
  const env = { ...process.env, [builtVariable]: '1' };
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit', env });
}

function testsOf(lines: Line[]): Test[] {
  const setUps = new Map<string, Test['setUp']>();
  const tests = new Map<string, Test>();
  for (const { file, title, ms, blocks } of lines) {
    const setUp = setUps.get(file) ?? { ms: 0, blocks: new Set(), isPaid: false };
    setUps.set(file, setUp);
    let cost: Cost = setUp;
    if (title !== null) {
      const name = together.includes(file) ? 'all' : title;
      const key = `${file} ${name}`;
      const test = tests.get(key) ?? { file, title: name, ms: 0, blocks: new Set(), setUp };
      tests.set(key, test);
      cost = test;
    }
    cost.ms += ms;
    for (const block of blocks) cost.blocks.add(block);
  }
  return [...tests.values()];
}

/** Titles by file of the tests that the gate of a runner leaves out. */
function leftOut(runner: Runner): Record<string, 'all' | string[]> {
  const tests = testsOf(linesOf(runner));
  if (tests.length === 0) throw new Error(`${runner} left no record.`);
  if (runner === 'vitest') assertNamed(tests);
  const gate = choose(tests, shares[runner] * total(tests));
  console.log(
    `${runner}: ${gate.tests.size} of ${tests.length} tests in the gate, ${seconds(gate.ms)} of ` +
      `${seconds(total(tests))} s, ${gate.reached.size} of ${reachOf(tests).size} blocks`,
  );
  const files = [...new Set(tests.map(({ file }) => file))].toSorted();
  return Object.fromEntries(
    files.flatMap((file) => {
      const here = tests.filter((test) => test.file === file);
      const left = here.filter((test) => !gate.tests.has(test));
      if (left.length === 0) return [];
      return [[file, left.length === here.length ? 'all' : left.map(({ title }) => title)]];
    }),
  );
}

/** A choice of tests in progress. */
class Gate {
  readonly tests = new Set<Test>();
  readonly reached = new Set<number>();
  ms = 0;

  take(test: Test): void {
    this.ms += this.costOf(test);
    this.tests.add(test);
    test.setUp.isPaid = true;
    for (const cost of [test, test.setUp]) for (const block of cost.blocks) this.reached.add(block);
  }

  costOf(test: Test): number {
    return test.ms + (test.setUp.isPaid ? 0 : test.setUp.ms) + 1;
  }

  /** New blocks in a millisecond. */
  worthOf(test: Test): number {
    let count = 0;
    for (const cost of test.setUp.isPaid ? [test] : [test, test.setUp]) {
      for (const block of cost.blocks) if (!this.reached.has(block)) count += 1;
    }
    return count / this.costOf(test);
  }
}

/**
 * First the canaries; then those that reach most new blocks a second; then the cheapest of the rest. What only dear
 * tests reach is left to the deep run.
 */
function choose(tests: Test[], budget: number): Gate {
  const gate = new Gate();
  for (const test of tests) if (isCanary(test)) gate.take(test);
  const open = tests.filter((test) => !gate.tests.has(test) && !isSpare(test));
  // The worth of a test only falls while others are taken, so the best one whose worth still holds is the best of all.
  const queue = open
    .map((test) => ({ test, worth: gate.worthOf(test) }))
    .toSorted((a, b) => b.worth - a.worth);
  for (let best = queue.shift(); best; best = queue.shift()) {
    if (gate.ms > budget * forReach) break;
    const worth = gate.worthOf(best.test);
    if (worth === 0) continue;
    if (worth >= (queue[0]?.worth ?? 0)) gate.take(best.test);
    else place(queue, { test: best.test, worth });
  }
  const sizes = new Map<Test['setUp'], number>();
  for (const { setUp } of tests) sizes.set(setUp, (sizes.get(setUp) ?? 0) + 1);
  const rest = open
    .filter((test) => !gate.tests.has(test))
    .map((test) => ({
      test,
      ms: test.ms + (test.setUp.isPaid ? 0 : test.setUp.ms / (sizes.get(test.setUp) ?? 1)),
    }))
    .toSorted((a, b) => a.ms - b.ms);
  for (const { test } of rest) if (gate.ms + gate.costOf(test) <= budget) gate.take(test);
  return gate;
}

function reachOf(tests: readonly Test[]): Set<number> {
  return new Set(tests.flatMap((test) => [...test.blocks, ...test.setUp.blocks]));
}

/** Milliseconds of tests and their files' set-ups. */
function total(tests: readonly Test[]): number {
  const setUps = new Set(tests.map(({ setUp }) => setUp));
  return [...tests, ...setUps].reduce((sum, { ms }) => sum + ms, 0);
}

function seconds(ms: number): number {
  return Math.round(ms / 1000);
}

interface Worth {
  test: Test;
  worth: number;
}

/** Inserts into a list that is sorted by worth. */
function place(queue: Worth[], item: Worth): void {
  let [low, high] = [0, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.worth ?? 0) > item.worth) low = middle + 1;
    else high = middle;
  }
  queue.splice(low, 0, item);
}

if (!values['from-record']) record();
const before: object = JSON.parse(readFileSync(deepFile, 'utf8'));
const deep = { ...before, ...Object.fromEntries(runners.map((runner) => [runner, leftOut(runner)])) };
writeFileSync(deepFile, await format(JSON.stringify(deep), { parser: 'json', printWidth: 110 }));
