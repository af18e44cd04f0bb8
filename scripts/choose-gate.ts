/**
 * `npm run gate`: chooses the tests of the gate from the record of a whole run (`-- --record` makes it anew) and
 * writes the others to `deep.json`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { canaries } from '../tests/gate/canaries';
import { deepFile } from '../tests/gate/part';

interface Line {
  file: string;
  /** Null for the set-up of a file. */
  title: string | null;
  /** Milliseconds on the recording machine; only their relation to each other counts. */
  ms: number;
  /** Numbers of the blocks that ran. */
  blocks: number[];
}

interface Test extends Line {
  title: string;
  setUp: SetUp;
}

interface SetUp {
  ms: number;
  blocks: number[];
  isPaid: boolean;
}

/** Part of all seconds that the gate may take: four minutes of thirteen, and three of sixteen. */
const shares = { vitest: 0.3, playwright: 0.19 };
/** Part of the gate that is chosen by what it reaches; the rest by its price. */
const forReach = 0.5;
type Runner = keyof typeof shares;

const root = join(import.meta.dirname, '..');
const runners = ['vitest', 'playwright'] as const;
const kept = JSON.parse(readFileSync(deepFile, 'utf8')) as Record<Runner, unknown>;
for (const runner of runners) {
  const lines = linesOf(join(root, 'test-results/record', runner));
  if (lines.length > 0) kept[runner] = chosen(runner, testsOf(lines));
}
writeFileSync(deepFile, await format(JSON.stringify(kept), { parser: 'json', printWidth: 110 }));

function linesOf(folder: string): Line[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Line);
}

function testsOf(lines: Line[]): Test[] {
  const setUps = new Map<string, SetUp>();
  for (const { file, title, ms, blocks } of lines) {
    const setUp = setUps.get(file) ?? { ms: 0, blocks: [], isPaid: false };
    setUps.set(file, setUp);
    if (title !== null) continue;
    setUp.ms += ms;
    setUp.blocks.push(...blocks);
  }
  return lines.flatMap((line) => {
    const setUp = setUps.get(line.file);
    return line.title === null || !setUp ? [] : [{ ...line, title: line.title, setUp }];
  });
}

/**
 * First the canaries; then those that reach most new blocks a second; then the cheapest of the rest. What only dear
 * tests reach is left to the deep run.
 */
function chosen(runner: Runner, tests: Test[]): Record<string, 'all' | string[]> {
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
