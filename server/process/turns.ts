import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Time after which a loop of one call lets other calls go first. */
const turnMs = 50;

/** For a long loop: call it in each round, and it waits for one turn of the event loop every 50 ms. */
export function handOver(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await endOfTurn();
    since = performance.now();
  };
}
