import { setImmediate } from 'node:timers/promises';

/** Longer work would delay other calls noticeably. */
const maxMs = 50;

/** For loops over much data: awaited in each round, it lets other calls run after 50 ms. */
export function handOver(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxMs) return;
    await setImmediate();
    began = performance.now();
  };
}
