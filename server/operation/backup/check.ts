import { createReadStream } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { prepareDatabase } from '../../base/db/migrate';
import { paths } from '../../base/process/paths';
import { fillNew } from './restore';
import { readHead } from './head';
import { prepareEarlier, withClient, withScratchDatabase } from './earlier';
import { BackupError } from './lines';

/** Contents of a backup, determined by restoring it. */
export interface Restored {
  /** Build that wrote it, if stated. */
  build: string | undefined;
  madeOn: string | undefined;
  accounts: number;
  cases: number;
  files: number;
  /** Hashes of files with different or missing bytes. */
  damaged: string[];
  restoreSeconds: number;
  /** From the backup's schema to the newest; an update blocks writes for this time. */
  migrationSeconds: number;
  migrations: number;
}

/**
 * Restores a backup into a scratch database, migrates it, compares every file's hash, and calls `look`.
 * Throws BackupError and NoScratchDatabase.
 */
export async function restoreToScratch(
  client: pg.Client,
  url: string,
  path: string,
  look: (scratchUrl: string) => Promise<void> = async () => {},
): Promise<Restored> {
  const { migrations, build, madeOn } = await readHead(createReadStream(path));
  const known = readMigrationFiles({ migrationsFolder: paths.migrations }).map(({ hash }) => hash);
  if (migrations.length === 0 || migrations.some((hash, place) => hash !== known[place])) {
    throw new BackupError('otherSchema', build);
  }
  return withScratchDatabase(client, url, async (scratchUrl) => {
    const began = performance.now();
    await prepareEarlier(scratchUrl, migrations.length);
    await withClient(scratchUrl, (scratch) => fillNew(scratch, createReadStream(path)));
    const filled = performance.now();
    await prepareDatabase(scratchUrl);
    const migrated = performance.now();
    const counts = await withClient(scratchUrl, countContent);
    await look(scratchUrl);
    return {
      build,
      madeOn,
      ...counts,
      restoreSeconds: (filled - began) / 1000,
      migrationSeconds: (migrated - filled) / 1000,
      migrations: known.length - migrations.length,
    };
  });
}

async function countContent(scratch: pg.Client) {
  const { rows } = await scratch.query<{ accounts: number; cases: number; files: number }>(
    'SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM cases) AS cases, (SELECT count(*)::int FROM files) AS files',
  );
  const { rows: damaged } = await scratch.query<{ sha: string }>(
    "SELECT sha FROM files WHERE bytes IS NULL OR encode(sha256(bytes), 'hex') <> sha ORDER BY sha",
  );
  return {
    accounts: rows[0]?.accounts ?? 0,
    cases: rows[0]?.cases ?? 0,
    files: rows[0]?.files ?? 0,
    damaged: damaged.map(({ sha }) => sha),
  };
}
