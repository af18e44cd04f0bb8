import { and, asc, sql } from 'drizzle-orm';
import type { Db, PooledDb } from '../db/client';
import { inArray, notInArray } from '../db/in-array';
import { fileObjects, files } from '../db/schema';
import type { MadeFile } from '../contract/uploaded-file';
import type { FileKey, FileStore } from './store';

/** Removed in parallel, each under its lock. */
const batch = 20;
/** Failures that end a run: the store is unreachable. */
const maxFailed = 100;

const isNeeded = sql`exists (select 1 from ${files} where ${files.object} = ${fileObjects.sha})`;
/**
 * The same delay as in `unnamed-files`. Backups, downloads and servers with an older row may need it until then, and no
 * save takes that long.
 */
const isOld = sql`${fileObjects.unneededSince} < now() - interval '2 days'`;

/**
 * Stores uploads before the transaction of their row. Objects are announced first, so that unused ones get
 * removed. Throws StoreError.
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
 * Marks objects that no file needs, and removes those marked for two days. Failures hold up no other object;
 * rejects at the end.
 */
export async function removeUnneededObjects(
  db: PooledDb,
  store: FileStore,
  signal: AbortSignal,
): Promise<{ marked: number; removed: number }> {
  const counts = { marked: await mark(db), removed: 0 };
  const failed = new Map<string, unknown>();
  while (!signal.aborted && failed.size < maxFailed) {
    const { found, removed } = await removeSome(db, store, failed);
    if (found === 0) break;
    counts.removed += removed;
  }
  for (const error of failed.values()) throw error;
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

/** Removes a batch of objects except the failed ones, and adds those that fail now. */
async function removeSome(
  db: PooledDb,
  store: FileStore,
  failed: Map<string, unknown>,
): Promise<{ found: number; removed: number }> {
  return db.transaction(async (tx) => {
    // Skips objects that a running save has locked.
    const found = await tx
      .select({ sha: fileObjects.sha, extension: fileObjects.extension })
      .from(fileObjects)
      .where(and(isOld, sql`not ${isNeeded}`, notInArray(fileObjects.sha, [...failed.keys()])))
      .orderBy(asc(fileObjects.unneededSince))
      .limit(batch)
      .for('update', { skipLocked: true });
    // Locks end after all removals: a later removal could delete an object stored by the next save.
    const removals = await Promise.allSettled(found.map((key) => store.remove(key)));
    const removed: string[] = [];
    for (const [at, { sha }] of found.entries()) {
      const removal = removals[at];
      if (removal?.status === 'rejected') failed.set(sha, removal.reason);
      else removed.push(sha);
    }
    await tx.delete(fileObjects).where(inArray(fileObjects.sha, removed));
    return { found: found.length, removed: removed.length };
  });
}

export async function countStored(db: Db): Promise<number> {
  return db.$count(files, sql`${files.object} is not null`);
}
