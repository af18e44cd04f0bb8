import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import pg from 'pg';
import { connectionConfig } from '../db/client';
import { writeBackup } from '../backup/backup';
import { NoScratchDatabase, restoreFile } from '../backup/earlier';
import { BackupError } from '../backup/lines';
import { type FileStore, s3Store, StoreError } from '../files/store';
import { backupCommandText as text } from '../contract/text';
import { CommandError, runCommand, withDatabaseUrl } from './run-command';

/** `npm run backup -- <file>` and `npm run restore -- <file>`, beside a running server or alone. */
await runCommand(async ({ args: [command, file], config, say }) => {
  if ((command !== 'backup' && command !== 'restore') || !file) throw new CommandError(text.usage);
  // npm runs scripts in the project's folder: the path is meant from where it was typed.
  const path = isAbsolute(file) ? file : resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  if (command === 'restore' && !(await stat(path).catch(() => null))?.isFile()) {
    throw new CommandError(text.noFile(path));
  }
  await withDatabaseUrl(config, async (url) => {
    const client = new pg.Client({ ...connectionConfig(url), idle_in_transaction_session_timeout: 0 });
    await client.connect();
    try {
      say(
        command === 'backup'
          ? text.written(path, await backup(client, path, config.filesUrl && s3Store(config.filesUrl)))
          : text.restored(path, await restore(client, url, path)),
      );
    } finally {
      await client.end();
    }
  });
});

/** Written beside and put in place when whole, readable by its owner alone: password hashes stand in it. */
async function backup(client: pg.Client, path: string, store: FileStore | undefined): Promise<number> {
  const draft = `${path}.partial`;
  // One that an earlier try left might be readable by others, or lead elsewhere.
  await rm(draft, { force: true });
  try {
    const rows = await writeBackup(
      client,
      createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      store,
    );
    await rename(draft, path);
    return rows;
  } catch (error) {
    await rm(draft, { force: true });
    throw error instanceof StoreError ? new CommandError(text.storeAway(error.message)) : error;
  }
}

async function restore(client: pg.Client, url: string, path: string): Promise<number> {
  return restoreFile(client, url, path).catch((error: unknown) => {
    if (error instanceof NoScratchDatabase) throw new CommandError(text.noScratchDatabase(path));
    throw error instanceof BackupError ? new CommandError(text[error.reason](path, error.build)) : error;
  });
}
