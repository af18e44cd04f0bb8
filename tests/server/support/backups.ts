import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { restoreBackup, type RestoreOptions } from '../../../server/operation/backup/restore';
import { writeBackup } from '../../../server/operation/backup/backup';
import type { FileStore } from '../../../server/base/files/store';

/** Content of a backup file. */
export async function backupOf(client: pg.Client, store?: FileStore): Promise<Buffer> {
  const target = new PassThrough();
  const [file] = await Promise.all([buffer(target), writeBackup(client, target, store)]);
  return file;
}

/** For tests whose files have invented hashes, or short bytes in place of a picture. */
export const inventedBytes: RestoreOptions = { takesOtherBytes: true };

/** Restores a backup file. */
export const restoreFrom = (client: pg.Client, file: Buffer, options?: RestoreOptions) =>
  restoreBackup(client, Readable.from([file]), options);
