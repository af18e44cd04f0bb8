import { desc, eq, gt, sql } from 'drizzle-orm';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { currentName } from '../../base/audit/present-names';
import type { Db } from '../../base/db/client';
import { releases, replacements } from '../../base/db/schema';
import { type ItemRow, itemsOf, replacementRecords, type ReplacementRow, undoDays, undoEnd } from './records';

type Schemas = components['schemas'];

/** Replacements in the list. */
const maxListed = 50;

/** Replacements that can still be undone, or were; newest first. */
export async function listReplacements(db: Db): Promise<Schemas['ReplacementList']> {
  const rows = await db
    .select()
    .from(replacements)
    .where(gt(replacements.createdOn, sql`now() - ${`${undoDays} days`}::interval`))
    .orderBy(desc(replacements.id))
    .limit(maxListed);
  const all = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) =>
      fieldsOf(
        row,
        all.filter(({ replacementId }) => replacementId === row.id),
      ),
    ),
  };
}

/** One replacement; throws 404. */
export async function getReplacement(
  db: Db,
  id: number,
  claims: ReadonlySet<string>,
): Promise<Schemas['Replacement']> {
  const row = await replacementRecords.find(db, id);
  const items = await itemsOf(db, [id]);
  const [release] =
    row.releaseId === null
      ? []
      : await db
          .select({ id: releases.id, name: releases.name })
          .from(releases)
          .where(eq(releases.id, row.releaseId));
  const { rowVersion, mode, textKind } = row;
  return {
    ...fieldsOf(row, items),
    rowVersion,
    mode,
    textKind,
    release: release ?? null,
    items: items.map(({ kind, recordId, themeId, title, state, hits, reason }) => ({
      kind,
      recordId,
      themeId,
      state,
      hits,
      reason,
      title: claims.has(`${kindUnits[kind]}.View`) ? title : null,
    })),
  };
}

function fieldsOf(row: ReplacementRow, items: readonly ItemRow[]): Schemas['ReplacementFields'] {
  const { id, find, replacement, createdOn, lastModifiedBy, undoneOn } = row;
  const done = items.filter(({ state }) => state !== 'left');
  const count = (some: readonly ItemRow[]) => some.reduce((sum, { hits }) => sum + hits, 0);
  const until = undoEnd(row);
  return {
    id,
    find,
    replacement,
    replaced: count(done),
    left: count(items.filter(({ state }) => state === 'left')),
    records: done.length,
    createdOn: createdOn.toISOString(),
    createdBy: currentName(row.lastModifiedById, lastModifiedBy),
    undoneOn: undoneOn?.toISOString() ?? null,
    undoUntil: undoneOn || until < new Date() ? null : until.toISOString(),
  };
}
