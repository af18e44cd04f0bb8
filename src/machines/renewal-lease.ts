import { createStore, update } from 'idb-keyval';

/** Milliseconds after which a tab that was closed in the middle of its task is waited for no longer. */
const longestMs = 10_000;
/** Milliseconds in which what one tab writes to local storage reaches the others. */
const arrivalMs = 200;
const pollMs = 50;

const store = createStore('website-back-office-tabs', 'leases');

/**
 * Runs the task while no other tab runs its own, as Web Locks do, which browsers give to https alone: IndexedDB, which
 * they give to all, holds the moment (milliseconds since 1970) up to which a tab may go on. Without IndexedDB the task
 * runs all the same.
 */
export async function underLease<T>(task: () => Promise<T>): Promise<T> {
  let lease = await take();
  while (lease === 'taken') {
    // One attempt after the other is the point of waiting.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    // oxlint-disable-next-line no-await-in-loop
    lease = await take();
  }
  try {
    return await task();
  } finally {
    await giveBack(lease);
  }
}

/** A lease of this tab, `taken` while another tab has it, or null where there is no IndexedDB. */
async function take(): Promise<number | 'taken' | null> {
  let own: number | 'taken' = 'taken';
  try {
    await update<number>(
      'renewal',
      (until = 0) => {
        // Read here: another tab may have had its turn since this one asked.
        const now = Date.now();
        // One that lasts longer than any can was taken before the clock was set back.
        if (until > now && until <= now + longestMs + 1) return until;
        // A part of a millisecond tells it from every other lease.
        own = now + longestMs + Math.random();
        return own;
      },
      store,
    );
  } catch {
    return null;
  }
  return own;
}

async function giveBack(lease: number | null): Promise<void> {
  if (lease === null) return;
  await update<number>(
    'renewal',
    (until = 0) => (until === lease ? Date.now() + arrivalMs : until),
    store,
  ).catch(() => {});
}
