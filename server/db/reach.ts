import pg from 'pg';
import { isSqlState } from '../process/database-away';
import { sqlState } from '../process/sql-state';

/** How long a look at the database takes at most. */
const lookMs = 4_000;
/** Looks of one moment are one, however many ask: each opens a connection. */
const sharedMs = 1_000;
/** A connection that is used for so long has the database asked whether it still answers. */
const patience = { silentMs: 3_000, lookMs, everyMs: 1_000 };

const looks = new WeakMap<pg.Pool, { at: number; done: Promise<void> }>();

/**
 * Resolves when calls can be answered: a new connection is let in, as the pool opens them when it needs more, and one of
 * the pool answers. Rejects with what is in the way, within four seconds.
 */
export function assertReached(pool: pg.Pool): Promise<void> {
  const known = looks.get(pool);
  if (known && performance.now() - known.at < sharedMs) return known.done;
  const done = within(lookMs, Promise.all([knock(pool, lookMs), pool.query('select 1')])).then(() => {});
  looks.set(pool, { at: performance.now(), done });
  return done;
}

/**
 * Breaks the connections of a pool that are in use while the database has stopped, so that what waits on them is
 * answered: PostgreSQL's own limits end no query of a server that does not run. Long queries of one that does go on.
 */
export function breakWhenSilent(
  pool: pg.Pool,
  { silentMs, lookMs: ms, everyMs } = patience,
): { stop(): void } {
  const used = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => used.set(client, performance.now()));
  pool.on('release', (_error, client) => used.delete(client));
  let isLooking = false;
  const look = async () => {
    const now = performance.now();
    const waiting = [...used].filter(([, since]) => now - since > silentMs);
    if (isLooking || waiting.length === 0) return;
    isLooking = true;
    await knock(pool, ms).catch((error: unknown) => {
      // One that refuses us is there, and goes on with what it does.
      if (isSqlState(sqlState(error))) return;
      for (const [client, since] of waiting) {
        if (used.get(client) === since) client.connection.stream.destroy();
      }
    });
    isLooking = false;
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** Opens a connection beside the pool's, as the pool would, and asks it something. */
async function knock({ options }: pg.Pool, ms: number): Promise<void> {
  const client = new pg.Client({
    ...options,
    query_timeout: ms,
    connectionTimeoutMillis: ms,
  });
  // What breaks it between two steps is said by the next one.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    // Not waited for: it may stop at any moment.
    client.end().catch(() => {});
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/** Rejects when the work takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout expired')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
