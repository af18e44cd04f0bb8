import { createStore, update } from 'idb-keyval';

/** Milliseconds after which a tab that was closed in the middle of its task is waited for no longer. */
const maxLeaseMs = 10_000;
/** Milliseconds in which what one tab writes to local storage reaches the others. */
const arrivalMs = 200;
const pollMs = 50;

interface Lease {
  /** A number of one tab's one task. */
  owner: number;
  /** Milliseconds since 1970. */
  until: number;
}

const store = createStore('website-back-office-tabs', 'leases');

/**
 * Runs the task while no other tab runs its own, as Web Locks do, which browsers give to https alone: IndexedDB, which
 * they give to all, holds whose turn it is, and up to when. A tab takes its lease again and again while the task runs,
 * as a slow network may need longer than one lasts. Without IndexedDB the task runs all the same.
 */
export async function underLease<T>(task: () => Promise<T>): Promise<T> {
  const owner = Math.random();
  // One attempt after the other is the point of waiting.
  // oxlint-disable-next-line no-await-in-loop
  while (!(await hold(owner))) await new Promise((resolve) => setTimeout(resolve, pollMs));
  const holding = setInterval(() => void hold(owner), maxLeaseMs / 4);
  try {
    return await task();
  } finally {
    clearInterval(holding);
    await change((lease) => (lease.owner === owner ? { owner: 0, until: Date.now() + arrivalMs } : lease));
  }
}

/** Takes the lease, or has it last longer; false while another tab has it. */
async function hold(owner: number): Promise<boolean> {
  let isOwn = true;
  const isChanged = await change((lease) => {
    // Read here: another tab may have had its turn since this one asked.
    const now = Date.now();
    // One that lasts longer than any can was taken before the clock was set back.
    const isTaken = lease.until > now && lease.until <= now + maxLeaseMs;
    isOwn = !isTaken || lease.owner === owner;
    return isOwn ? { owner, until: now + maxLeaseMs } : lease;
  });
  return isOwn || !isChanged;
}

/** False without IndexedDB. */
async function change(to: (lease: Lease) => Lease): Promise<boolean> {
  return update<Lease>('renewal', (lease = { owner: 0, until: 0 }) => to(lease), store).then(
    () => true,
    () => false,
  );
}
