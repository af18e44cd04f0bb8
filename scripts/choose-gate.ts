/**
 * `npm run gate`: records a run of all tests (half an hour), chooses those of the gate, and writes the others to
 * `tests/gate/deep.json`. `-- --from-record` chooses again from the last record.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { canaries } from '../tests/gate/canaries';
import { deepFile } from '../tests/gate/part';
import { type Line, linesOf, type Runner } from '../tests/gate/record';

interface Cost {
  ms: number;
  blocks: Set<number>;
}

interface Test extends Cost {
  file: string;
  title: string;
  setUp: Cost & { isPaid: boolean };
}

/** Part of all seconds that the gate may take: four minutes of thirteen, and three of sixteen. */
const shares: Record<Runner, number> = { vitest: 0.3, playwright: 0.19 };
/** Part of the gate that is chosen by what it reaches; the rest by its price. */
const forReach = 0.5;

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { 'from-record': { type: 'boolean' } } });
if (!values['from-record']) record();
const deep = { vitest: chosen('vitest'), playwright: chosen('playwright') };
writeFileSync(deepFile, await format(JSON.stringify(deep), { parser: 'json', printWidth: 110 }));

/** Runs all tests on code that notes its blocks, then builds the ordinary app again. */
function record(): void {
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  run('tsx', 'scripts/ensure-chromium.ts');
  run('tsx', 'scripts/build.ts');
  run('vitest', 'run', '--config', 'tests/gate/recording.config.ts', '--reporter', 'dot');
  run('vite', 'build', '--config', 'tests/gate/recording.vite.config.ts', '--logLevel', 'warn');
  run('tsx', 'scripts/compress.ts');
  run('playwright', 'test', '--config', 'tests/gate/recording.playwright.config.ts');
  run('tsx', 'scripts/build.ts');
}

/** A test that fails has a time and its blocks too, so the record goes on. */
function run(command: string, ...args: string[]): void {
  spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
}

function testsOf(lines: Line[]): Test[] {
  const setUps = new Map<string, Test['setUp']>();
  const tests = new Map<string, Test>();
  for (const { file, title, ms, blocks } of lines) {
    const setUp = setUps.get(file) ?? { ms: 0, blocks: new Set(), isPaid: false };
    setUps.set(file, setUp);
    let cost: Cost = setUp;
    if (title !== null) {
      const key = `${file} ${title}`;
      const test = tests.get(key) ?? { file, title, ms: 0, blocks: new Set(), setUp };
      tests.set(key, test);
      cost = test;
    }
    cost.ms += ms;
    for (const block of blocks) cost.blocks.add(block);
  }
  return [...tests.values()];
}

/**
 * First the canaries; then those that reach most new blocks a second; then the cheapest of the rest. What only dear
 * tests reach is left to the deep run.
 */
function chosen(runner: Runner): Record<string, 'all' | string[]> {
  const tests = testsOf(linesOf(runner));
  if (tests.length === 0) throw new Error(`${runner} left no record.`);
  const covered = new Set<number>();
  const gate = new Set<Test>();
  let spent = 0;
  const cost = (test: Test) => test.ms + (test.setUp.isPaid ? 0 : test.setUp.ms) + 1;
  const fresh = (test: Test) => {
    let count = 0;
    for (const block of test.blocks) if (!covered.has(block)) count += 1;
    if (!test.setUp.isPaid) for (const block of test.setUp.blocks) if (!covered.has(block)) count += 1;
    return count;
  };
  const take = (test: Test) => {
    spent += cost(test);
    test.setUp.isPaid = true;
    gate.add(test);
    for (const block of [...test.blocks, ...test.setUp.blocks]) covered.add(block);
  };

  for (const { file, title } of runner === 'vitest' ? canaries : []) {
    if (!tests.some((test) => test.file === file && test.title === title)) {
      throw new Error(`No test is called "${title}" in ${file}.`);
    }
  }
  for (const test of tests) {
    if (canaries.some(({ file, title }) => file === test.file && title === test.title)) take(test);
  }
  const budget = shares[runner] * total(tests);
  // The worth of a test only falls while others are taken, so the best one whose worth still holds is the best of all.
  const queue = tests
    .filter((test) => !gate.has(test))
    .map((test) => ({ test, worth: fresh(test) / cost(test) }))
    .sort((a, b) => b.worth - a.worth);
  for (let best = queue.shift(); best && spent < budget * forReach; best = queue.shift()) {
    const worth = fresh(best.test) / cost(best.test);
    if (worth === 0) continue;
    if (worth >= (queue[0]?.worth ?? 0)) take(best.test);
    else place(queue, { test: best.test, worth });
  }
  const dearness = (test: Test) =>
    test.ms +
    (test.setUp.isPaid ? 0 : test.setUp.ms / tests.filter(({ setUp }) => setUp === test.setUp).length);
  const rest = tests
    .filter((test) => !gate.has(test))
    .map((test) => ({ test, ms: dearness(test) }))
    .sort((a, b) => a.ms - b.ms);
  for (const { test } of rest) if (spent + cost(test) <= budget) take(test);

  const deep: Record<string, 'all' | string[]> = {};
  for (const file of new Set(tests.map((test) => test.file))) {
    const here = tests.filter((test) => test.file === file);
    const left = here.filter((test) => !gate.has(test));
    if (left.length === here.length) deep[file] = 'all';
    else if (left.length > 0) deep[file] = left.map(({ title }) => title);
  }
  const all = new Set(tests.flatMap((test) => [...test.blocks, ...test.setUp.blocks]));
  console.log(
    `${runner}: ${gate.size} of ${tests.length} tests in the gate, ${seconds(spent)} of ` +
      `${seconds(total(tests))} s, ${covered.size} of ${all.size} blocks`,
  );
  return Object.fromEntries(Object.entries(deep).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Milliseconds of tests and their files' set-ups. */
function total(tests: Test[]): number {
  const setUps = new Set(tests.map(({ setUp }) => setUp));
  return tests.reduce((sum, { ms }) => sum + ms, 0) + [...setUps].reduce((sum, { ms }) => sum + ms, 0);
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
