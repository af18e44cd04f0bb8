import { eq } from 'drizzle-orm';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { files } from '../db/schema';
import { assertStore, type FileStore } from './store';

/** Bytes of a stored file, wherever they are. Throws 404 and StoreError. */
export async function storedBytesOf(db: Db, store: FileStore | undefined, sha: string): Promise<Buffer> {
  const { extension, bytes } = files;
  const [file] = await db.select({ extension, bytes }).from(files).where(eq(files.sha, sha));
  if (!file) throw new ServiceError(404, serverText.notFound);
  if (file.bytes) return file.bytes;
  assertStore(store);
  return store.get({ sha, extension: file.extension });
}
