import { createReadStream } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { prepareDatabase } from '../db/migrate';
import { paths } from '../process/paths';
import { fillNew } from './restore';
import { readHead } from './head';
import { prepareEarlier, withClient, withScratchDatabase } from './earlier';
import { BackupError } from './lines';

/** Contents of a backup, found by restoring it. */
export interface Restored {
  /** The build that wrote it, where it names one. */
  build: string | undefined;
  madeOn: string | undefined;
  accounts: number;
  cases: number;
  files: number;
  /** Hashes of files whose bytes are others, or missing. */
  damaged: string[];
  restoreSeconds: number;
  /** From its schema to the newest; an update holds up writes for so long. */
  migrationSeconds: number;
  migrations: number;
}

/**
 * Restores a backup into a scratch database, brings it to the newest schema, compares every file with its hash, and hands the database
 * to `look` before it is dropped. The present content is not touched. Throws BackupError and NoScratchDatabase.
 */
export async function restoreBeside(
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
