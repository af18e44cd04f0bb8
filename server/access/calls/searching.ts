import { setTimeout as delay } from 'node:timers/promises';
import { type Db, namedFor, type PooledDb } from '../../base/db/client';
import { sqlState } from '../../base/process/sql-state';
import { inTransaction } from '../../base/db/transaction';
import { Refusal } from '../../base/contract/errors';
import { SearchRoom, tooManySearches } from './search-room';

/** Parallel searches of one account across all server processes. */
const perAccount = 2;
/** First key of their advisory locks; the second key is the account's id. */
const firstLock = 710_000;
/** Poll interval while another process holds both locks. */
const pollMs = 100;

const rooms = new WeakMap<PooledDb, SearchRoom>();

/** Leaves half of the pool for all other calls. */
function roomOf(db: PooledDb): SearchRoom {
  let room = rooms.get(db);
  if (!room) {
    const max = Math.max(1, Math.floor(db.$client.options.max / 2));
    rooms.set(db, (room = new SearchRoom({ max, perAccount })));
  }
  return room;
}

interface SearchLimits {
  accountId: number;
  requestId: string;
  /** Timeout of each statement. */
  maxMs: number;
  /** Longest wait for a slot. */
  maxWaitMs: number;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Runs a search with a timeout and two slots per account, half of the pool for all. Throws 429 and Refusal.
 */
export function searching<T>(
  db: PooledDb,
  { accountId, requestId, maxMs, maxWaitMs, signal }: SearchLimits,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const until = performance.now() + maxWaitMs;
  return roomOf(db).run({ accountId, maxWaitMs, signal }, async () => {
    for (;;) {
      const found = await attempt(db, { accountId, requestId, maxMs }, read);
      if (found) return found.answer;
      // Another process holds both slots of this account. No connection is held meanwhile.
      if (performance.now() > until) throw tooManySearches();
      await delay(pollMs, undefined, { signal });
    }
  });
}

/** Undefined when the account has no free slot. */
async function attempt<T>(
  db: PooledDb,
  { accountId, requestId, maxMs }: Pick<SearchLimits, 'accountId' | 'requestId' | 'maxMs'>,
  read: (db: Db) => Promise<T>,
): Promise<{ answer: T } | undefined> {
  const places = Array.from(
    { length: perAccount },
    (_, place) => `when pg_try_advisory_xact_lock(${firstLock + place}, ${accountId}) then 'yes' `,
  );
  const begin = `begin read only; ${namedFor(requestId)}set local statement_timeout = ${maxMs}; select case ${places.join('')}else 'no' end as place`;
  try {
    return await inTransaction(
      db,
      async (tx, [begun]) => (begun?.['place'] === 'yes' ? { answer: await read(tx) } : undefined),
      begin,
    );
  } catch (error) {
    if (sqlState(error) === '57014') throw new Refusal('searchTooLong');
    throw error;
  }
}
