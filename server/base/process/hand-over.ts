import { setImmediate } from 'node:timers/promises';

/** Longer work would delay other calls noticeably. */
const maxMs = 50;

/** Last of the works that wait: one continues in each turn of the event loop, so that the delays do not add up. */
let last: Promise<unknown> = Promise.resolve();

function nextTurn(): Promise<void> {
  const turn = last.then(() => setImmediate());
  last = turn;
  return turn;
}

/** For loops over much data: awaited in each round, it lets other calls run after 50 ms. */
export function handOver(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxMs) return;
    await nextTurn();
    began = performance.now();
  };
}

/** Work in steps of a few milliseconds at most, each of which ends with `yield`. */
export type Steps<T> = Generator<void, T>;

/** Runs all steps at once, for small work. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

interface Parts<T> {
  /** Gets the milliseconds of each part, without those of other calls between; throws to end the work. */
  spend?: (ms: number) => void;
  /** Runs what is left after the first part. */
  further?: (run: () => Promise<T>) => Promise<T>;
  now?: (() => number) | undefined;
}

/** Runs steps for 50 ms at a time, with other calls between. */
export async function inParts<T>(
  steps: Steps<T>,
  { spend = () => {}, further = (run) => run(), now = () => performance.now() }: Parts<T> = {},
): Promise<T> {
  const part = () => {
    const began = now();
    for (;;) {
      const step = steps.next();
      const ms = now() - began;
      if (!step.done && ms < maxMs) continue;
      spend(ms);
      return step;
    }
  };
  const first = part();
  if (first.done) return first.value;
  return further(async () => {
    for (;;) {
      await nextTurn();
      const next = part();
      if (next.done) return next.value;
    }
  });
}
