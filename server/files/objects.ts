import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db, PooledDb } from '../db/client';
import { fileObjects, files } from '../db/schema';
import type { MadeFile } from '../contract/uploaded-file';
import type { FileKey, FileStore } from './store';

/** Removed in parallel, each under its lock. */
const batch = 20;

const isNeeded = sql`exists (select 1 from ${files} where ${files.object} = ${fileObjects.sha})`;
/**
 * The same delay as in `unnamed-files`. Backups, downloads and servers with an older row may need it until then, and no
 * save takes that long.
 */
const isOld = sql`${fileObjects.unneededSince} < now() - interval '2 days'`;

/**
 * Stores processed uploads before the transaction of their row. Each object is announced first, so that an unused one
 * gets removed. Rows refer only to announced objects. Throws StoreError.
 */
export function storeUploadsIn(db: PooledDb, store: FileStore) {
  return async (made: readonly MadeFile[], signal?: AbortSignal): Promise<void> => {
    await announceObjects(db, made);
    await Promise.all(made.map((each) => store.put(each, each.bytes, each.mime, signal)));
  };
}

/** Announces objects before they are stored, so that the database knows every object of the store. */
export async function announceObjects(db: PooledDb, keys: readonly FileKey[]): Promise<void> {
  // Sorted, as two saves of the same pictures could otherwise deadlock.
  const rows = [...new Map(keys.map(({ sha, extension }) => [sha, { sha, extension }])).values()].toSorted(
    (a, b) => (a.sha < b.sha ? -1 : 1),
  );
  await db
    .insert(fileObjects)
    .values(rows)
    .onConflictDoUpdate({ target: fileObjects.sha, set: { unneededSince: sql`now()` } });
}

/**
 * Marks objects that no file needs, and removes those marked for two days. A parallel save of the same object waits for
 * the removal and stores it again, unless it has already cleared the mark.
 */
export async function removeUnneededObjects(
  db: PooledDb,
  store: FileStore,
  signal: AbortSignal,
): Promise<{ marked: number; removed: number }> {
  const counts = { marked: await mark(db), removed: 0 };
  while (!signal.aborted) {
    const removed = await removeSome(db, store);
    if (removed === 0) break;
    counts.removed += removed;
  }
  return counts;
}

/** Resolves to the number of new marks. */
async function mark(db: PooledDb): Promise<number> {
  await db
    .update(fileObjects)
    .set({ unneededSince: null })
    .where(sql`${fileObjects.unneededSince} is not null and ${isNeeded}`);
  const { rowCount } = await db
    .update(fileObjects)
    .set({ unneededSince: sql`now()` })
    .where(sql`${fileObjects.unneededSince} is null and not ${isNeeded}`);
  return rowCount ?? 0;
}

async function removeSome(db: PooledDb, store: FileStore): Promise<number> {
  return db.transaction(async (tx) => {
    // Skips objects that a running save has locked.
    const found = await tx
      .select({ sha: fileObjects.sha, extension: fileObjects.extension })
      .from(fileObjects)
      .where(and(isOld, sql`not ${isNeeded}`))
      .orderBy(asc(fileObjects.unneededSince))
      .limit(batch)
      .for('update', { skipLocked: true });
    // Locks end after all removals: a later removal could delete an object stored by the next save.
    const removals = await Promise.allSettled(found.map((key) => store.remove(key)));
    const failed = removals.find((removal) => removal.status === 'rejected');
    if (failed) throw failed.reason;
    if (found.length > 0) {
      await tx.delete(fileObjects).where(
        inArray(
          fileObjects.sha,
          found.map(({ sha }) => sha),
        ),
      );
    }
    return found.length;
  });
}

export async function countStored(db: Db): Promise<number> {
  return db.$count(files, sql`${files.object} is not null`);
}
