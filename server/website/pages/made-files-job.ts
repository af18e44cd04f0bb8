import { createHash } from 'node:crypto';
import { desc, eq, exists, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import type { MadeFile } from '../../base/contract/uploaded-file';
import type { Db, PooledDb } from '../../base/db/client';
import type { Job, Log } from '../../base/db/job-runner';
import { madeFiles } from '../../base/db/schema';
import type { MadeRecipe } from '../../base/db/stored-values';
import { putFile } from '../../base/files/documents';
import { FormatEncoder } from '../../base/files/format-encoder';
import { storedBytesOf } from '../../base/files/stored-bytes';
import { type FileStore, StoreError } from '../../base/files/store';
import { FaceCutter } from './face-cutting';
import { isWaiting } from './made-files';
import { drawCard } from './share-card';
import { drawPathForVisitors } from './visitor-pages';

interface Options {
  config: Config;
  log: Log;
  /** Puts bytes into the file store; undefined: the database has them. */
  keep?: ((files: readonly MadeFile[], signal?: AbortSignal) => Promise<void>) | undefined;
  /** Reads pictures that are not in the database. */
  store: FileStore | undefined;
}

/** Makes what public pages have ordered: pages first, as they may order more. */
export function madeFilesJob(db: Db, options: Options): Job {
  const waiting = db.select({ key: madeFiles.key }).from(madeFiles).where(isWaiting);
  return {
    name: 'made-files',
    everySeconds: 0,
    dueWhen: exists(waiting),
    run: async (on, signal) => {
      const counts = { made: 0, failed: 0 };
      const failed = new Set<string>();
      const [cutter, encoder] = [new FaceCutter(), new FormatEncoder()];
      try {
        for (let next = await nextOf(on, failed); next && !signal.aborted; next = await nextOf(on, failed)) {
          try {
            await make(on, next, { ...options, cutter, encoder }, signal);
            counts.made += 1;
          } catch (error) {
            if (signal.aborted) break;
            // Tried again when the store answers.
            if (error instanceof StoreError && error.kind === 'away') throw error;
            failed.add(next.key);
            counts.failed += 1;
            options.log.warn({ err: error, kind: next.recipe.kind }, 'file of a page not made');
            await on
              .update(madeFiles)
              .set({ failures: sql`${madeFiles.failures} + 1` })
              .where(eq(madeFiles.key, next.key));
          }
        }
      } finally {
        encoder.close();
        await cutter.close();
      }
      return counts;
    },
  };
}

type Making = Options & { cutter: FaceCutter; encoder: FormatEncoder };
type Row = Pick<typeof madeFiles.$inferSelect, 'key' | 'recipe'>;

/** Pages order more; pictures take longest, and a page is complete without their other formats. */
const rank = sql`case ${madeFiles.recipe}->>'kind' when 'page' then 0 when 'picture' then 2 else 1 end`;

async function nextOf(db: Db, failed: ReadonlySet<string>): Promise<Row | undefined> {
  const rows = await db
    .select({ key: madeFiles.key, recipe: madeFiles.recipe })
    .from(madeFiles)
    .where(isWaiting)
    .orderBy(rank, desc(madeFiles.wantedOn))
    .limit(failed.size + 1);
  return rows.find(({ key }) => !failed.has(key));
}

async function make(db: PooledDb, { key, recipe }: Row, options: Making, signal: AbortSignal): Promise<void> {
  if (recipe.kind === 'page') {
    await drawPathForVisitors(db, options.config, recipe.path);
    await db.delete(madeFiles).where(eq(madeFiles.key, key));
    return;
  }
  const file = await fileOf(db, recipe, options, signal);
  await options.keep?.([file], signal);
  await db.transaction(async (tx) => {
    await putFile(tx, { ...file, isKept: options.keep !== undefined });
    await tx.update(madeFiles).set({ fileSha: file.sha }).where(eq(madeFiles.key, key));
  });
}

async function fileOf(
  db: Db,
  recipe: Exclude<MadeRecipe, { kind: 'page' }>,
  { cutter, encoder, store }: Making,
  signal: AbortSignal,
): Promise<MadeFile> {
  const named = (bytes: Buffer) => ({ sha: createHash('sha256').update(bytes).digest('hex'), bytes });
  switch (recipe.kind) {
    case 'face':
      return {
        ...named(await cutter.cut(recipe.weight, recipe.letters)),
        extension: 'woff2',
        mime: 'font/woff2',
      };
    case 'card':
      return { ...named(await drawCard(db, store, recipe, cutter)), extension: 'jpg', mime: 'image/jpeg' };
    case 'picture': {
      const { format } = recipe;
      const bytes = await storedBytesOf(db, store, recipe.picture);
      return {
        ...named(await encoder.encode(bytes, recipe, signal)),
        extension: format,
        mime: `image/${format}`,
      };
    }
  }
}
