import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { paths } from '../paths';
import { connectionConfig, type Db } from './client';
import * as schema from './schema';

/** Any number, as long as every process takes the same. */
const startLock = 7_316_504_221;

/**
 * Brings the database to the newest schema, then lets `fill` put in what must be there from the start, while
 * every other process that starts waits. Each part is one transaction: after a crash the next start goes on.
 */
export async function prepareDatabase(url: string, fill?: (db: Db) => Promise<void>): Promise<void> {
  // One connection of its own: the lock is the session's, and a migration may take longer than a request.
  const client = new pg.Client({ ...connectionConfig(url), idle_in_transaction_session_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: paths.migrations });
    await fill?.(db);
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}
