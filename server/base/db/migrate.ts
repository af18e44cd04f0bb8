import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { paths } from '../process/paths';
import { StartError } from '../process/start-error';
import { startText } from '../process/text';
import { connectionConfig, type Db } from './client';
import * as schema from './schema';
import { sqlState } from '../process/sql-state';
import { applyTriggers } from './triggers';

/** Arbitrary; the same in every process. */
const startLock = 7_316_504_221;

/** Less than the second after which PostgreSQL checks for a deadlock; its victim might be a call. */
const lockMs = 500;
/** 55P03: table in use, 40P01: deadlock. */
const passing: ReadonlySet<string> = new Set(['55P03', '40P01']);
const maxWaitMs = 15 * 60_000;

/** Oldest tested version (tests/server/db/oldest-postgres.test.ts), in PostgreSQL's notation: 15 is 150000. */
const oldestVersion = 150_000;

interface Preparation {
  /** Called once, when a migration has to wait for a reader or writer. */
  onWait?: () => void;
  migrationsFolder?: string;
  /** False for a schema of an earlier release, whose migrations contain its triggers. */
  hasTriggers?: boolean;
}

/**
 * Migrates the database, then runs `fill`; other starting processes wait. Each part is one transaction.
 * Throws StartError for an unsupported PostgreSQL.
 */
export async function prepareDatabase(
  url: string,
  fill?: (db: Db) => Promise<void>,
  { onWait = () => {}, migrationsFolder = paths.migrations, hasTriggers = true }: Preparation = {},
): Promise<void> {
  // Own connection: the lock belongs to the session, and migrations may exceed request timeouts.
  const client = new pg.Client({ ...connectionConfig(url), idle_in_transaction_session_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ number: number; name: string }>(
      "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
    );
    for (const { number, name } of rows) assertVersion(number, name);
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    const db = drizzle(client, { schema });
    await client.query(`SET lock_timeout = ${lockMs}`);
    await retryWhileLocked(() => migrate(db, { migrationsFolder }), onWait);
    if (hasTriggers && !(await isOlder(client, migrationsFolder))) {
      await retryWhileLocked(() => applyTriggers(client, paths.triggers), onWait);
    }
    await client.query('RESET lock_timeout');
    await fill?.(db);
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}

/**
 * True if a newer release migrated the database: its triggers serve this release too, while ours would do
 * less.
 */
async function isOlder(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const own = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const { rows } = await client.query<{ last: number }>(
    'SELECT max("created_at")::float8 AS "last" FROM "drizzle"."__drizzle_migrations"',
  );
  return rows.some(({ last }) => last > own);
}

/**
 * Retries a migration with short lock timeouts. Servers of the previous release keep working, while a waiting migration
 * would block every call behind it.
 */
async function retryWhileLocked(change: () => Promise<void>, onWait: () => void): Promise<void> {
  const until = Date.now() + maxWaitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await change();
    } catch (error) {
      if (!passing.has(sqlState(error)) || Date.now() > until) throw error;
      if (tries === 1) onWait();
      await delay(lockMs * (1 + Math.random()));
    }
  }
}

/** Throws StartError for a server older than the oldest supported version. */
export function assertVersion(number: number, name: string): void {
  if (number < oldestVersion) throw new StartError(startText.databaseTooOld(name, oldestVersion / 10_000));
}
