import { createHash } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PooledDb } from '../db/client';
import { fileObjects, files } from '../db/schema';
import { announceObjects } from './objects';
import { assertStore, type FileKey, type FileStore, StoreError } from './store';

/** Location of a file's bytes. */
export type FilePlace = 'store' | 'database';

interface Moved {
  files: number;
  bytes: number;
  /** Hashes of files with missing or wrong bytes; these are not moved. */
  damaged: string[];
}

type File = FileKey & { mime: string; size: number };

/** Files read in parallel; each is held in memory. */
const sideBySide = 4;
const pageSize = 100;

/**
 * Moves all files to the store or back. Rows change after their copy is verified, so it can be repeated.
 * Throws StoreError.
 */
export async function moveFiles(
  db: PooledDb,
  store: FileStore,
  to: FilePlace,
  report: (moved: Moved) => void,
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, damaged: [] };
  const move = to === 'store' ? toStore : toDatabase;
  await eachFile(db, to === 'store' ? 'database' : 'store', async (file) => {
    const result = await move(db, store, file);
    if (result === 'damaged') moved.damaged.push(file.sha);
    if (result === 'moved') {
      moved.files += 1;
      moved.bytes += file.size;
      report(moved);
    }
  });
  return moved;
}

interface Checked {
  store: number;
  database: number;
  damaged: string[];
}

/** Compares every file with its hash. Throws StoreError if the store is unreachable. */
export async function checkFiles(
  db: PooledDb,
  store: FileStore | undefined,
  report: (checked: Checked) => void,
): Promise<Checked> {
  const checked: Checked = { store: 0, database: 0, damaged: [] };
  for (const place of ['database', 'store'] as const) {
    await eachFile(db, place, async (file) => {
      if (place === 'store') assertStore(store);
      const found = place === 'database' || !store ? await inDatabase(db, file) : await inStore(store, file);
      if (found === 'damaged') checked.damaged.push(file.sha);
      checked[place] += 1;
      report(checked);
    });
  }
  return checked;
}

/** Number and bytes of files by location. */
export async function filesByPlace(
  db: PooledDb,
): Promise<Record<FilePlace, { files: number; bytes: number }>> {
  const [found] = await db
    .select({
      inStore: sql<number>`count(${files.object})::int`,
      storeBytes: sql<string>`coalesce(sum(${files.size}) filter (where ${files.object} is not null), 0)`,
      inDatabase: sql<number>`(count(*) - count(${files.object}))::int`,
      databaseBytes: sql<string>`coalesce(sum(${files.size}) filter (where ${files.object} is null), 0)`,
    })
    .from(files);
  return {
    store: { files: found?.inStore ?? 0, bytes: Number(found?.storeBytes ?? 0) },
    database: { files: found?.inDatabase ?? 0, bytes: Number(found?.databaseBytes ?? 0) },
  };
}

const isIn = { store: isNotNull(files.object), database: isNull(files.object) };

/** Runs `work` on every file, some in parallel. A failure stops it after the current page of files. */
async function eachFile(db: PooledDb, place: FilePlace, work: (file: File) => Promise<void>): Promise<void> {
  let after = '';
  for (;;) {
    const page = await db
      .select({ sha: files.sha, extension: files.extension, mime: files.mime, size: files.size })
      .from(files)
      .where(and(isIn[place], gt(files.sha, after)))
      .orderBy(asc(files.sha))
      .limit(pageSize);
    const last = page.at(-1);
    if (!last) return;
    after = last.sha;
    const waiting = page.values();
    const workers = Array.from({ length: sideBySide }, async () => {
      for (const file of waiting) await work(file);
    });
    const failed = (await Promise.allSettled(workers)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}

type Result = 'moved' | 'damaged' | 'gone';

async function toStore(db: PooledDb, store: FileStore, file: File): Promise<Result> {
  const bytes = await inDatabase(db, file);
  if (bytes === 'damaged' || bytes === 'gone') return bytes;
  await announceObjects(db, [file]);
  await store.put(file, bytes, file.mime);
  const { rowCount } = await db
    .update(files)
    .set({ bytes: null, object: file.sha })
    .where(and(eq(files.sha, file.sha), isIn.database));
  return rowCount ? 'moved' : 'gone';
}

async function toDatabase(db: PooledDb, store: FileStore, file: File): Promise<Result> {
  const bytes = await inStore(store, file);
  if (bytes === 'damaged') return bytes;
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(files)
      .set({ bytes, object: null })
      .where(and(eq(files.sha, file.sha), isIn.store));
    // The object stays for two days, for readers of the former row.
    await tx
      .update(fileObjects)
      .set({ unneededSince: sql`now()` })
      .where(eq(fileObjects.sha, file.sha));
    return rowCount ? 'moved' : 'gone';
  });
}

async function inStore(store: FileStore, file: File): Promise<Buffer | 'damaged'> {
  try {
    return await store.get(file);
  } catch (error) {
    if (error instanceof StoreError && error.kind !== 'away') return 'damaged';
    throw error;
  }
}

/** The file was removed, or moved to the store since the list was read. */
async function inDatabase(db: PooledDb, { sha }: File): Promise<Buffer | 'damaged' | 'gone'> {
  const [row] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.sha, sha));
  if (!row?.bytes) return 'gone';
  return createHash('sha256').update(row.bytes).digest('hex') === sha ? row.bytes : 'damaged';
}
