import { createStore, update } from 'idb-keyval';

/** Milliseconds after which a task of a closed tab no longer blocks others. */
const maxLeaseMs = 10_000;
/** Milliseconds until a write to local storage reaches other tabs. */
const arrivalMs = 200;
const pollMs = 50;

interface Lease {
  /** Number of one task in one tab. */
  owner: number;
  /** Milliseconds since 1970. */
  until: number;
}

const store = createStore('website-back-office-tabs', 'leases');

/**
 * Runs the task in one tab at a time without Web Locks (insecure origins). Without IndexedDB, it runs
 * unlocked.
 */
export async function underLease<T>(task: () => Promise<T>): Promise<T> {
  const owner = Math.random();
  // One attempt after the other is the point of waiting.
  // oxlint-disable-next-line no-await-in-loop
  while (!(await acquire(owner))) await new Promise((resolve) => setTimeout(resolve, pollMs));
  const renewing = setInterval(() => void acquire(owner), maxLeaseMs / 4);
  try {
    return await task();
  } finally {
    clearInterval(renewing);
    await change((lease) => (lease.owner === owner ? { owner: 0, until: Date.now() + arrivalMs } : lease));
  }
}

/** Takes or extends the lease; false while another tab holds it. */
async function acquire(owner: number): Promise<boolean> {
  let isOwn = true;
  const isChanged = await change((lease) => {
    // Read within the transaction, as another tab may have run meanwhile.
    const now = Date.now();
    // A lease longer than the maximum was taken before the clock was set back.
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
