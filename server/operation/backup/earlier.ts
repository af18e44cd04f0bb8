import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { connectionConfig } from '../../base/db/client';
import { prepareDatabase } from '../../base/db/migrate';
import { paths } from '../../base/process/paths';
import { sqlState } from '../../base/process/sql-state';
import { fillNew, restoreBackup, type Restored, type RestoreOptions } from './restore';
import { readHead } from './head';
import { writeBackup } from './backup';
import { BackupError } from './lines';

const insufficientPrivilege = '42501';

/** The operator must allow a second database, which holds the earlier schema temporarily. */
export class NoScratchDatabase extends Error {}

/**
 * Restores a backup; one of an earlier release is migrated in a scratch database first. Throws BackupError and
 * OtherBytesError, or NoScratchDatabase without permission.
 */
export async function restoreFile(
  client: pg.Client,
  url: string,
  path: string,
  options: RestoreOptions = {},
): Promise<Restored> {
  const { migrations, build } = await readHead(createReadStream(path));
  const known = readMigrationFiles({ migrationsFolder: paths.migrations }).map(({ hash }) => hash);
  if (migrations.length === 0 || migrations.some((hash, place) => hash !== known[place])) {
    throw new BackupError('otherSchema', build);
  }
  if (migrations.length === known.length) {
    return restoreBackup(client, createReadStream(path), options);
  }
  return withScratchDatabase(client, url, async (scratchUrl) => {
    await prepareEarlier(scratchUrl, migrations.length);
    await withClient(scratchUrl, (scratch) => fillNew(scratch, createReadStream(path)));
    await prepareDatabase(scratchUrl);
    return withClient(scratchUrl, (scratch) => copyDatabase(client, scratch, options));
  });
}

/** Restores the content of another database. */
export async function copyDatabase(
  client: pg.Client,
  scratch: pg.Client,
  options: RestoreOptions = {},
): Promise<Restored> {
  const backup = new PassThrough();
  const [restored, written] = await Promise.allSettled([
    restoreBackup(client, backup, options).finally(() => backup.destroy()),
    writeBackup(scratch, backup),
  ]);
  // A failed restore closes the stream; that error is not its cause.
  if (written.status === 'rejected' && !isClosedEarly(written.reason)) throw written.reason;
  if (restored.status === 'rejected') throw restored.reason;
  return restored.value;
}

const isClosedEarly = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Calls `run` with the address of a scratch database, which is dropped afterwards. Throws NoScratchDatabase. */
export async function withScratchDatabase<T>(
  client: pg.Client,
  url: string,
  run: (scratchUrl: string) => Promise<T>,
): Promise<T> {
  const address = new URL(url);
  const own = decodeURIComponent(address.pathname.slice(1)).replaceAll(/\W/g, '_').slice(0, 30);
  // Named after the own database, as several installations may share a server.
  const name = `restore_${own.toLowerCase()}_${randomBytes(8).toString('hex')}`;
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } catch (error) {
    throw sqlState(error) === insufficientPrivilege ? new NoScratchDatabase() : error;
  }
  try {
    address.pathname = `/${name}`;
    return await run(address.href);
  } finally {
    // Without force: only a superuser may end PostgreSQL's own vacuum, which ends by itself.
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
  }
}

export async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionConfig(url), idle_in_transaction_session_timeout: 0 });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Schema after this number of migrations, from a folder with only these. */
export async function prepareEarlier(url: string, count: number): Promise<void> {
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    const journalFile = 'meta/_journal.json';
    const journal = JSON.parse(await readFile(join(paths.migrations, journalFile), 'utf8')) as {
      entries: { tag: string }[];
    };
    const entries = journal.entries.slice(0, count);
    await mkdir(join(migrationsFolder, 'meta'));
    await writeFile(join(migrationsFolder, journalFile), JSON.stringify({ ...journal, entries }));
    await Promise.all(
      entries.map(({ tag }) =>
        cp(join(paths.migrations, `${tag}.sql`), join(migrationsFolder, `${tag}.sql`)),
      ),
    );
    await prepareDatabase(url, undefined, { migrationsFolder, hasTriggers: false });
  } finally {
    await rm(migrationsFolder, { recursive: true });
  }
}
