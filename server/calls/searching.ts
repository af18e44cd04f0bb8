import { setTimeout as delay } from 'node:timers/promises';
import type { Db, PooledDb } from '../db/client';
import { sqlState } from '../process/sql-state';
import { inTransaction } from '../db/transaction';
import { Refusal } from '../contract/errors';
import { SearchRoom, tooManySearches } from './search-room';

/** Searches of one account that run at the same time, over all server processes. */
const perAccount = 2;
/** First numbers of the advisory locks that stand for these; the second is the account's id. */
const firstLock = 710_000;
/** A look at the locks of another process. */
const lookMs = 100;

const rooms = new WeakMap<PooledDb, SearchRoom>();

/** Half of the pool is left to all other calls. */
function roomOf(db: PooledDb): SearchRoom {
  let room = rooms.get(db);
  if (!room) {
    const most = Math.max(1, Math.floor(db.$client.options.max / 2));
    rooms.set(db, (room = new SearchRoom({ most, perAccount })));
  }
  return room;
}

interface SearchLimits {
  accountId: number;
  /** The longest time of each of its statements. */
  maxMs: number;
  /** The longest time until it has a place. */
  maxWaitMs: number;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/**
 * Reads what a search finds on one connection, under a time limit. An account has two searches at a time, all accounts
 * together half of the pool; others wait. Throws 429 when it came to no place, Refusal when
 * it took too long.
 */
export function searching<T>(
  db: PooledDb,
  { accountId, maxMs, maxWaitMs, signal }: SearchLimits,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const until = performance.now() + maxWaitMs;
  return roomOf(db).run({ accountId, maxWaitMs, signal }, async () => {
    for (;;) {
      const found = await attempt(db, { accountId, maxMs }, read);
      if (found) return found.answer;
      // Another process has both places of this account. No connection is held meanwhile.
      if (performance.now() > until) throw tooManySearches();
      await delay(lookMs, undefined, { signal });
    }
  });
}

/** Undefined when the account has no place left. */
async function attempt<T>(
  db: PooledDb,
  { accountId, maxMs }: Pick<SearchLimits, 'accountId' | 'maxMs'>,
  read: (db: Db) => Promise<T>,
): Promise<{ answer: T } | undefined> {
  const places = Array.from(
    { length: perAccount },
    (_, place) => `when pg_try_advisory_xact_lock(${firstLock + place}, ${accountId}) then 'yes' `,
  );
  const begin = `begin read only; set local statement_timeout = ${maxMs}; select case ${places.join('')}else 'no' end as place`;
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
