import { setImmediate as endOfTurn } from 'node:timers/promises';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { statementNames } from './named';
import * as schema from './schema';

/** Database or transaction; first parameter of every service. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** Database with its pool, which starts transactions. */
export type PooledDb = Db & { $client: pg.Pool };

export const isPooled = (db: Db): db is PooledDb => '$client' in db && db.$client instanceof pg.Pool;

export interface Database {
  db: PooledDb;
  pool: pg.Pool;
  /** Resolves when every connection has been returned and closed. */
  close(): Promise<void>;
}

// Global, because drizzle passes its own parsers with each query and uses these for all other types.
pg.types.setTypeParser(pg.types.builtins.INT8, toSafeInteger);

/** Connects lazily, with up to ten connections. Queries on one connection are pipelined in order. */
export function connect(url: string, options: pg.PoolConfig = {}): Database {
  const usual = { max: 10, pipeline: true, statement_timeout: 30_000 };
  const pool = new pg.Pool({ ...connectionConfig(url), ...usual, ...options });
  // An idle connection broke: the pool has dropped it already.
  pool.on('error', () => {});
  // Without a listener, a break between two queries would end the process; the next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', inOneWrite);
  pool.on('acquire', (client) => {
    const send = waiting.get(pool);
    waiting.delete(pool);
    send?.(client);
  });
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/**
 * Sends all statements of one event-loop turn in one packet, as each costs both sides a system call; each is parsed
 * once.
 */
function inOneWrite(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = statementNames();
  let isHeld = false;
  const held = (asked: unknown, ...args: unknown[]) => {
    if (!isHeld) {
      const { stream } = client.connection;
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(named(asked), ...args);
  };
  Object.assign(client, { query: held });
}

const waiting = new WeakMap<pg.Pool, (client: pg.ClientBase) => void>();

/**
 * Sends a statement on the next connection that is taken in this event-loop turn, before what it was taken for; else
 * on one of its own. One waits at a time.
 */
export async function sendWithNext(pool: pg.Pool, send: (client: pg.ClientBase) => void): Promise<void> {
  waiting.set(pool, send);
  await endOfTurn();
  if (waiting.get(pool) !== send) return;
  // Taking a connection sends it.
  (await pool.connect()).release();
}

const applicationName = 'website-back-office';

/**
 * Names the request in `pg_stat_activity` and PostgreSQL's log for one transaction; sent with its first
 * message to save a round trip.
 */
export function namedFor(requestId: string): string {
  const safe = requestId.replaceAll(/[^\w-]/g, '').slice(0, 40);
  return safe === '' ? '' : `set local application_name = '${applicationName} ${safe}'; `;
}

/** Settings of every connection. */
export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // For searches: exact bitmaps in memory, and no JIT because of a declared cost (docs/list-queries.md).
    // Notices tell a transaction what it owes (`wasNoticed`).
    options: '-c timezone=UTC -c work_mem=16MB -c jit=off -c client_min_messages=notice',
  };
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}
