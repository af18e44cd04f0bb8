import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Db, PooledDb } from '../db/client';
import { fileObjects, files } from '../db/schema';
import type { MadeFile } from '../contract/uploaded-file';
import type { FileKey, FileStore } from './store';

/** Removed side by side, under their locks. */
const batch = 20;

const isNeeded = sql`exists (select 1 from ${files} where ${files.object} = ${fileObjects.sha})`;
/**
 * As long as `unnamed-files` waits: a backup, a download or a server that read the row before may still ask for it, and
 * no save takes so long that what it put would be of that age.
 */
const isOld = sql`${fileObjects.unneededSince} < now() - interval '2 days'`;

/**
 * Puts what is made of uploads into a store, before the transaction that names it. Each is written down first, and so
 * removed one day when no row comes to need it; a row can only name one that is written down. Throws StoreError.
 */
export function keepIn(db: PooledDb, store: FileStore) {
  return async (made: readonly MadeFile[], signal?: AbortSignal): Promise<void> => {
    await announceObjects(db, made);
    await Promise.all(made.map((each) => store.put(each, each.bytes, each.mime, signal)));
  };
}

/** Call it before an object is put: whatever becomes of it, the store has nothing then that the database does not know. */
export async function announceObjects(db: PooledDb, keys: readonly FileKey[]): Promise<void> {
  // One after the other in one order, as two saves of the same pictures would wait for each other.
  const rows = [...new Map(keys.map(({ sha, extension }) => [sha, { sha, extension }])).values()].toSorted(
    (a, b) => (a.sha < b.sha ? -1 : 1),
  );
  await db
    .insert(fileObjects)
    .values(rows)
    .onConflictDoUpdate({ target: fileObjects.sha, set: { unneededSince: sql`now()` } });
}

/**
 * Marks objects that no file needs, and removes those that have been marked for two days. A save that puts the same
 * object meanwhile waits for the removal and puts it after it, or was first and has taken the mark's age away.
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

/** Resolves to how many are marked now that were not before. */
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
    // A save that names one holds its lock until the commit: such a one is passed over.
    const found = await tx
      .select({ sha: fileObjects.sha, extension: fileObjects.extension })
      .from(fileObjects)
      .where(and(isOld, sql`not ${isNeeded}`))
      .orderBy(asc(fileObjects.unneededSince))
      .limit(batch)
      .for('update', { skipLocked: true });
    // All have ended before a lock is given back: none may come after the next put.
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

/** How many files are in the store. */
export async function countStored(db: Db): Promise<number> {
  return db.$count(files, sql`${files.object} is not null`);
}
