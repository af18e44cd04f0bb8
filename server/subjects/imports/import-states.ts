import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { importPictures, importRows, imports } from '../../base/db/schema';
import type { ImportEffect } from './import-claims';
import { importKinds } from './kinds';

type Import = typeof imports.$inferSelect;
type Row = Pick<typeof importRows.$inferSelect, 'verdict' | 'values'>;

export type ImportWork = 'import' | 'undo';

const personalOf = ({ kind }: Pick<Import, 'kind'>) =>
  importKinds[kind].fields.flatMap(({ name, mask }) => (mask ? [name] : []));

/** Effects of the rest of an import, or of its undo. */
export async function effectOf(
  db: Db,
  of: Pick<Import, 'id' | 'kind' | 'pictureCount'>,
  work: ImportWork,
): Promise<ImportEffect> {
  const isUndo = work === 'undo';
  const step = isUndo ? 'done' : 'planned';
  const personal = sql.join(
    ['', ...personalOf(of)].map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<Pick<ImportEffect, 'adds' | 'changes' | 'corrects'>>(sql`
    select coalesce(bool_or(verdict = 'new'), false) as adds, coalesce(bool_or(verdict = 'changed'), false) as changes,
      coalesce(bool_or(verdict = 'changed' and "values" ?| array[${personal}]), false) as corrects
    from ${importRows} where import_id = ${of.id} and step = ${step}`);
  const { adds = false, changes = false, corrects = false } = rows[0] ?? {};
  const added = isUndo
    ? await db.$count(
        importPictures,
        and(eq(importPictures.importId, of.id), sql`${importPictures.addedVersion} is not null`),
      )
    : of.pictureCount;
  return { isUndo, adds, changes, corrects, hasPictures: added > 0 };
}

/** Effects of a few of its rows. */
export function effectOfRows(of: Pick<Import, 'kind'>, rows: readonly Row[], work: ImportWork): ImportEffect {
  const personal = personalOf(of);
  const changed = rows.filter(({ verdict }) => verdict === 'changed');
  return {
    isUndo: work === 'undo',
    adds: rows.some(({ verdict }) => verdict === 'new'),
    changes: changed.length > 0,
    corrects: changed.some(({ values }) => personal.some((name) => name in values)),
    hasPictures: false,
  };
}

/** Ends the work on an import before its end; what is written can be undone. */
export async function stop(
  db: Db,
  { id, state }: Pick<Import, 'id' | 'state'>,
  reason: string,
): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'stopped', stopReason: reason, finishedOn: sql`now()` })
    .where(and(eq(imports.id, id), eq(imports.state, state)));
}
