import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema';

/** The database or a transaction in it: what every service takes first. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** The database through its pool: what transactions begin on. */
export type PooledDb = Db & { $client: pg.Pool };

export interface Database {
  db: PooledDb;
  pool: pg.Pool;
  /** Resolves when every connection has been given back and closed. */
  close(): Promise<void>;
}

// Global, as drizzle hands its own parsers to each query and asks these for the rest. Times need none:
// drizzle's columns map them by their mode, `db.execute` gives PostgreSQL's text, `pool.query` a Date.
pg.types.setTypeParser(pg.types.builtins.INT8, toSafeInteger);

/**
 * Connects lazily, with up to ten connections; nothing is opened before the first query. What is asked on one connection
 * without waiting for the answer before goes out at once, and is done in that order.
 */
export function connect(url: string, options: pg.PoolConfig = {}): Database {
  const usual = { max: 10, pipeline: true, statement_timeout: 30_000 };
  const pool = new pg.Pool({ ...connectionConfig(url), ...usual, ...options });
  // A connection that breaks while idle: the pool has dropped it already, the next query opens another.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction: the next query says so, and without this the process ends.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** What every connection of ours is opened with. */
export function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'website-back-office',
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // A search keeps the rows that an index found in memory one by one, and compiles no query whose cost its function
    // only declares (docs/list-queries.md).
    options: '-c timezone=UTC -c work_mem=16MB -c jit=off',
  };
}

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}
