import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** One event of a run; without `when` it is always possible. */
interface RunEvent<TWorld> {
  when?: (world: TWorld) => boolean;
  /** True for one that leads on; it is tried more often. */
  isCommon?: true;
  happen: (world: TWorld) => void | Promise<void>;
}

/** A machine in its world: what can happen there, and what must hold whatever happens. */
interface RunModel<TWorld, TSentence extends string> {
  begin: () => TWorld | Promise<TWorld>;
  events: Record<string, RunEvent<TWorld>>;
  /** Looks at the world after each event, for sentences about the past. */
  watch?: (world: TWorld) => void | Promise<void>;
  /** Checked after each event. */
  always: Partial<Record<TSentence, (world: TWorld) => boolean>>;
  /** Ends what goes on: calls are answered, and time passes. */
  rest: (world: TWorld) => void | Promise<void>;
  /** Checked at rest. */
  inTheEnd?: Partial<Record<TSentence, (world: TWorld) => boolean>>;
  /** Fewer and shorter runs where an event is dear. */
  size?: { runs: number; events: number };
}

type AnyModel = RunModel<unknown, string>;

/** More runs with other seeds for the deep run; few of always the same ones otherwise, as no change is to fail by chance. */
const deepRuns = Number(process.env['FC_RUNS'] ?? 0);
const usualSize = { runs: 100, events: 80 };
/** Events that are tried for each of a run: many are not possible where they come up. */
const tries = 6;

/** Number of runs and their seed, for fast-check. */
export function runsOf(few: number): { numRuns: number; seed?: number } {
  return deepRuns === 0 ? { numRuns: few, seed: 43 } : { numRuns: deepRuns };
}

/** Tests that the sentences hold in random runs and in each run of `found/<name>.txt`, which once broke one. */
export function testRuns<TWorld, TSentence extends string>(
  name: string,
  sentences: readonly TSentence[],
  runModel: RunModel<TWorld, TSentence>,
): void {
  const model = runModel as unknown as AnyModel;
  describe(`random runs: ${name}`, () => {
    test('every sentence is checked', () => {
      const checked = new Set([...Object.keys(model.always), ...Object.keys(model.inTheEnd ?? {})]);
      expect([...checked].sort()).toEqual([...sentences].sort());
    });
    test.each(foundRuns(name))('a run that failed once holds: %s', async (line) => {
      const words = line.split(arrow);
      expect(words.filter((word) => !(word in model.events))).toEqual([]);
      expect(await withWarnings(() => brokenBy(model, words))).toBeNull();
    });
    test('every sentence holds whatever happens, and everything happens', async () => {
      const happened = new Set<string>();
      expect(await withWarnings(() => failureOf(name, model, happened))).toBeNull();
      expect(Object.keys(model.events).filter((word) => !happened.has(word))).toEqual([]);
    }, 600_000);
  });
}

/** The shortest failing run in words; null if no run fails. */
async function failureOf(name: string, model: AnyModel, happened: Set<string>): Promise<string | null> {
  const result = await fc.check(
    fc.asyncProperty(commandsOf(model, happened), async (commands) => {
      const world = await begun(model);
      await fc.asyncModelRun(() => ({ model: world, real: {} }), commands);
      await model.rest(world);
      complainAbout(model.inTheEnd, world);
    }),
    runsOf(model.size?.runs ?? usualSize.runs),
  );
  if (!result.failed) return null;
  const words = await shortest(model, JSON.parse(`[${String(result.counterexample?.[0])}]`));
  return `${await brokenBy(model, words)}\n  ${words.join(arrow)}\n  (this line belongs into tests/machines/found/${name}.txt; seed ${result.seed})`;
}

const arrow = ' → ';

function foundRuns(name: string): string[] {
  const file = `tests/machines/found/${name}.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

function commandsOf(model: AnyModel, happened: Set<string>) {
  const longest = model.size?.events ?? usualSize.events;
  const commands = Object.entries(model.events).flatMap(([word, event]) => {
    const command = fc.constant({
      check: (world: object) => count < longest && event.when?.(world) !== false,
      run: async (world: object) => {
        happened.add(word);
        count += 1;
        await event.happen(world);
        await model.watch?.(world);
        complainAbout(model.always, world);
      },
      toString: () => JSON.stringify(word),
    });
    return event.isCommon ? Array.from({ length: 5 }, () => command) : [command];
  });
  return fc.commands(commands, { maxCommands: tries * longest, size: 'max', disableReplayLog: true });
}

/** Events of the present run so far. */
let count = 0;
/** Warnings of XState in the present run, such as an event for an actor that has ended. */
let warnings: string[] = [];

async function withWarnings<T>(task: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...told: unknown[]) => void warnings.push(told.map(String).join(' '));
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}

async function begun(model: AnyModel): Promise<object> {
  warnings = [];
  count = 0;
  const world = (await model.begin()) as object;
  await model.watch?.(world);
  return world;
}

/** Throws the sentence that does not hold. */
function complainAbout(sentences: AnyModel['inTheEnd'], world: unknown): void {
  if (warnings[0] !== undefined) throw new Error(warnings[0]);
  for (const [text, holds] of Object.entries(sentences ?? {})) {
    if (holds?.(world) === false) throw new Error(`Not true: ${text}`);
  }
}

/** What is wrong after these events; null if all is well. An event that can not happen is left out. */
async function brokenBy(model: AnyModel, words: readonly string[]): Promise<string | null> {
  try {
    const world = await begun(model);
    for (const word of words) {
      const event = model.events[word];
      if (event === undefined || event.when?.(world) === false) continue;
      await event.happen(world);
      await model.watch?.(world);
      complainAbout(model.always, world);
    }
    await model.rest(world);
    complainAbout(model.inTheEnd, world);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Leaves out each event without which the run still fails. */
async function shortest(model: AnyModel, words: readonly string[]): Promise<string[]> {
  let left = [...words];
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const without = left.toSpliced(at, 1);
    if ((await brokenBy(model, without)) !== null) left = without;
  }
  return left;
}
