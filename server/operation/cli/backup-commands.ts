import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { writeBackup } from '../backup/backup';
import { type Restored, restoreToScratch } from '../backup/check';
import { NoScratchDatabase, withClient } from '../backup/earlier';
import { BackupError } from '../backup/lines';
import { type BackupCounts, backupName, madeOn, outdated } from '../backup/rotation';
import { recordTaskSuccess } from '../backup/tasks';
import * as schema from '../../base/db/schema';
import { type FileStore, StoreError } from '../../base/files/store';
import { backupCommandText as text } from './text';
import { CommandError } from './run-command';

export const databaseOf = (client: pg.Client) => drizzle(client, { schema });

/** Written under a draft name and renamed when complete. Readable only by its owner, because of password hashes. */
export async function backup(url: string, path: string, store: FileStore | undefined): Promise<number> {
  const began = performance.now();
  const draft = `${path}.partial`;
  // A draft left from earlier might be readable by others, or be a link.
  await rm(draft, { force: true });
  try {
    return await withClient(url, async (client) => {
      const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      const rows = await writeBackup(client, target, store);
      await rename(draft, path);
      const { size } = await stat(path);
      const seconds = (performance.now() - began) / 1000;
      await recordTaskSuccess(databaseOf(client), 'backup', { bytes: size, rows, seconds });
      return rows;
    });
  } catch (error) {
    await rm(draft, { force: true });
    throw error instanceof StoreError ? new CommandError(text.storeAway(error.message)) : error;
  }
}

/** Adds a backup to the folder and then deletes outdated ones. */
export async function rotate(
  url: string,
  { folder, kept, store }: { folder: string; kept: BackupCounts; store: FileStore | undefined },
): Promise<{ path: string; rows: number; removed: string[] }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, backupName(new Date()));
  const rows = await backup(url, path, store);
  const removed = outdated(await readdir(folder), kept);
  for (const name of removed) await rm(join(folder, name));
  return { path, rows, removed };
}

/** The newest backup made by `rotate`. */
export async function newestBackup(folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new CommandError(text.noFolder);
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => madeOn(name) !== undefined)
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new CommandError(text.noneIn(folder));
  return join(folder, newest);
}

/** Restores a backup into a scratch database and reports its content. Throws CommandError. */
export async function tryBackup(
  client: pg.Client,
  url: string,
  path: string,
  look?: (scratchUrl: string) => Promise<void>,
): Promise<Restored> {
  const restored = await restoreToScratch(client, url, path, look).catch((error: unknown) => {
    if (error instanceof NoScratchDatabase) throw new CommandError(text.noScratchDatabase(path));
    throw error instanceof BackupError ? new CommandError(text[error.reason](path, error.build)) : error;
  });
  return restored;
}

/** `backup -- check`: proves that this release can restore a backup completely. */
export async function check(url: string, path: string): Promise<string> {
  return withClient(url, async (client) => {
    const restored = await tryBackup(client, url, path);
    if (restored.damaged.length > 0) throw new CommandError(text.damagedFiles(path, restored.damaged));
    const { restoreSeconds: seconds, files } = restored;
    await recordTaskSuccess(databaseOf(client), 'backup-check', { seconds, files });
    return text.checked(path, restored);
  });
}
