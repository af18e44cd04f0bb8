import type pg from 'pg';
import { name } from './tables';

/** Errors to retry: our statement_timeout, or a deadlock. */
const lockTimeouts: readonly unknown[] = ['57014', '40P01'];
/** Ten minutes at half a second each with PostgreSQL's defaults; no call or backup should block longer. */
const maxLockTries = 1200;

/**
 * Locks the tables without deadlocks. PostgreSQL could end a waiting call after deadlock_timeout, so this
 * transaction gives up sooner and retries.
 */
export async function lockTables(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ patience: number }>(
    "SELECT ceil(reset_val::int / 2.0)::int AS patience FROM pg_settings WHERE name = 'deadlock_timeout'",
  );
  for (let tries = 1; ; tries += 1) {
    await client.query('SAVEPOINT unlocked');
    try {
      await client.query(`SET LOCAL statement_timeout = ${rows[0]?.patience ?? 500}`);
      await client.query(`LOCK TABLE ${tables.map(name).join(', ')} IN ACCESS EXCLUSIVE MODE`);
      await client.query('SET LOCAL statement_timeout = 0');
      return;
    } catch (error) {
      await client.query('ROLLBACK TO SAVEPOINT unlocked');
      const isTimeout = error instanceof Error && 'code' in error && lockTimeouts.includes(error.code);
      if (!isTimeout || tries === maxLockTries) throw error;
    }
  }
}
