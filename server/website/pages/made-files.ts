import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { files, madeFiles } from '../../base/db/schema';
import type { MadeRecipe } from '../../base/db/stored-values';
import { filePath } from '../../base/files/file-infos';

/** Tries before a page does without a file. */
const maxFailures = 3;
/** Longer than a process keeps a page in memory (`drawnAgainAfterMs`). */
const keptDays = 30;

export interface MadeFileInfo {
  path: string;
  size: number;
}

/** Files of recipes; null while they wait to be made, undefined if they could not be. */
type MadeFiles = ReadonlyMap<MadeRecipe, MadeFileInfo | null | undefined>;

/** Name of what a recipe makes. */
export const keyOf = (recipe: MadeRecipe) =>
  createHash('sha256').update(JSON.stringify(recipe)).digest('hex');

export const isWaiting = and(isNull(madeFiles.fileSha), lt(madeFiles.failures, maxFailures));

/**
 * Files made from these recipes. A missing one is ordered and made in the background: no visitor waits for it, and
 * none is refused where nothing can be written.
 */
export async function madeFilesOf(db: Db, recipes: readonly MadeRecipe[]): Promise<MadeFiles> {
  const keys = new Map(recipes.map((recipe) => [recipe, keyOf(recipe)]));
  if (keys.size === 0) return new Map();
  const rows = await db
    .select({
      key: madeFiles.key,
      failures: madeFiles.failures,
      sha: files.sha,
      extension: files.extension,
      size: files.size,
      isOld: sql<boolean>`${madeFiles.wantedOn} < now() - interval '1 day'`,
    })
    .from(madeFiles)
    .leftJoin(files, eq(files.sha, madeFiles.fileSha))
    .where(inArray(madeFiles.key, [...keys.values()]));
  const known = new Map(rows.map((row) => [row.key, row]));
  const asked = [...keys].filter(([, key]) => known.get(key)?.isOld ?? true);
  await order(
    db,
    asked.map(([recipe, key]) => ({ key, recipe })),
  );
  return new Map(
    [...keys].map(([recipe, key]) => {
      const row = known.get(key);
      if (row?.sha && row.extension && row.size !== null) {
        return [recipe, { path: filePath(row.sha, row.extension), size: row.size }];
      }
      return [recipe, (row?.failures ?? 0) < maxFailures ? null : undefined];
    }),
  );
}

/** Orders what these pages of changed content will want, so that it is there before the first visitor. */
export async function orderForPages(db: Db, paths: readonly string[]): Promise<void> {
  // Keys of their own, so that no publication waits for another.
  const rows = paths.map((path) => ({ key: keyOf({ kind: 'page', path: path + randomUUID() }), path }));
  await insert(
    db,
    rows.map(({ key, path }) => ({ key, recipe: { kind: 'page', path } })),
  );
}

async function order(db: Db, rows: readonly { key: string; recipe: MadeRecipe }[]): Promise<void> {
  try {
    await insert(db, rows);
  } catch {
    // Read-only or too busy: the next drawing orders again.
  }
}

async function insert(db: Db, rows: readonly { key: string; recipe: MadeRecipe }[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(madeFiles)
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflictDoUpdate({ target: madeFiles.key, set: { wantedOn: sql`now()` } });
}

/** Forgets files that no page wanted in a month; the removal of unnamed files deletes their bytes. */
export async function removeOldMadeFiles(db: Db): Promise<number> {
  const isOld = sql`${madeFiles.wantedOn} < now() - ${`${keptDays} days`}::interval`;
  return (await db.delete(madeFiles).where(isOld)).rowCount ?? 0;
}
