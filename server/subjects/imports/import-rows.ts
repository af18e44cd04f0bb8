import { and, asc, eq, sql } from 'drizzle-orm';
import { ServiceError } from '../../base/contract/errors';
import { inArray } from '../../base/db/in-array';
import { importRows, imports } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { ImportKind } from './import-kind';
import { effectOfRows } from './import-states';
import { importKinds } from './kinds';
import { withItsPictures } from './picture-job';
import { assertClaims } from './present-claims';
import { importText as text } from './text';

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;
type Result = Pick<Row, 'place' | 'verdict' | 'reasons' | 'notes' | 'step' | 'recordId' | 'rowVersion'>;

/** Rows of one transaction, so that it holds its locks briefly. A stopped server continues after it. */
const chunkRows = 500;

/** Imports or undoes the next rows, or refuses them for the reason; resolves to their number. Throws LostClaimsError. */
export async function processRows(
  tx: Tx,
  of: Import,
  by: string,
  { limit = chunkRows, reason }: { limit?: number; reason?: string | undefined } = {},
): Promise<number> {
  const isUndo = of.state === 'undoing';
  const [on] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, of.id), eq(imports.state, of.state)))
    .for('share');
  if (!on) return 0;
  const rows = await nextRows(tx, of.id, isUndo, limit);
  if (rows.length === 0) return 0;
  // Whoever brought the file wrote its words, and approves none of them.
  const { createdById, runById } = of;
  if (!isUndo && createdById !== null && createdById !== runById) tx.trail.furtherAuthors = [createdById];
  await assertClaims(tx, of, effectOfRows(of, rows, isUndo ? 'undo' : 'import'));
  const kind = importKinds[of.kind];
  const work =
    reason !== undefined
      ? rows.map((row) => refused(row, reason))
      : isUndo
        ? await undoRows(tx, kind, rows, by)
        : await importChunk(tx, kind, await withItsPictures(tx, kind, rows), by);
  await noteResults(tx, of.id, work);
  return rows.length;
}

const refused = (row: Row, reason: string): Result =>
  row.step === 'done'
    ? { ...row, step: 'kept' }
    : { ...row, verdict: 'refused', reasons: [reason], step: 'done' };

/** Locked, so that two processes never process the same rows. */
function nextRows(tx: Tx, importId: number, isUndo: boolean, limit: number): Promise<Row[]> {
  return tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        eq(importRows.step, isUndo ? 'done' : 'planned'),
        inArray(importRows.verdict, ['new', 'changed']),
      ),
    )
    .orderBy(asc(importRows.place))
    .limit(limit)
    .for('update');
}

async function importChunk(tx: Tx, kind: ImportKind, rows: readonly Row[], by: string): Promise<Result[]> {
  const fresh = rows.filter(({ verdict }) => verdict === 'new');
  // The same record may have been added since the rehearsal.
  const known =
    fresh.length > 0
      ? await kind.find(
          tx,
          fresh.map(({ values }) => values),
        )
      : new Map<string, object>();
  const isKnown = ({ values }: Row) => known.has(kind.keyOf(values));
  const added = fresh.filter((row) => !isKnown(row));
  const saved =
    added.length > 0
      ? await kind.add(
          tx,
          added.map(({ values }) => values),
          by,
        )
      : [];
  const results: Result[] = [
    ...fresh.filter(isKnown).map((row) => ({ ...row, verdict: 'same' as const, step: 'done' as const })),
    ...added.map((row, place) => ({
      ...row,
      step: 'done' as const,
      recordId: saved[place]?.id ?? null,
      rowVersion: saved[place]?.rowVersion ?? null,
    })),
  ];
  for (const row of rows.filter(({ verdict }) => verdict === 'changed')) {
    const after = await save(tx, kind, row, row.values, by);
    results.push(
      'reason' in after
        ? { ...row, verdict: 'refused', reasons: [after.reason], step: 'done' }
        : { ...row, step: 'done', rowVersion: after.rowVersion },
    );
  }
  return results;
}

async function undoRows(tx: Tx, kind: ImportKind, rows: readonly Row[], by: string): Promise<Result[]> {
  const added = rows.filter(({ verdict }) => verdict === 'new');
  const saved = added.flatMap(({ recordId: id, rowVersion }) =>
    id && rowVersion ? [{ id, rowVersion }] : [],
  );
  const removedIds = new Set(saved.length > 0 ? await kind.removeUnedited(tx, saved, by) : []);
  const results: Result[] = added.map((row) => ({
    ...row,
    step: row.recordId !== null && removedIds.has(row.recordId) ? 'undone' : 'kept',
  }));
  for (const row of rows.filter(({ verdict }) => verdict === 'changed')) {
    const after = await save(tx, kind, row, row.before ?? {}, by);
    results.push({ ...row, step: 'reason' in after ? 'kept' : 'undone' });
  }
  return results;
}

async function save(
  tx: Tx,
  kind: ImportKind,
  { recordId: id, rowVersion }: Row,
  values: Row['values'],
  by: string,
): Promise<{ rowVersion: number } | { reason: string }> {
  if (!id || !rowVersion) return { reason: text.deletedMeanwhile };
  try {
    return await kind.save(tx, { id, rowVersion, values }, by);
  } catch (error) {
    // Both are determined before the first write.
    if (error instanceof ServiceError && error.status === 409) return { reason: text.editedMeanwhile };
    if (error instanceof ServiceError && error.status === 404) return { reason: text.deletedMeanwhile };
    throw error;
  }
}

async function noteResults(tx: Tx, importId: number, results: readonly Result[]): Promise<void> {
  const sent = JSON.stringify(
    results.map(({ place, verdict, reasons, notes, step, recordId, rowVersion }) => ({
      place,
      verdict,
      reasons,
      notes,
      step,
      recordId,
      rowVersion,
    })),
  );
  await tx.execute(sql`
    update ${importRows} set verdict = r.verdict, reasons = r.reasons, notes = r.notes, step = r.step, record_id = r."recordId", record_version = r."rowVersion"
    from jsonb_to_recordset(${sent}::jsonb) r(place int, verdict text, reasons jsonb, notes jsonb, step text, "recordId" int, "rowVersion" int)
    where import_rows.import_id = ${importId} and import_rows.place = r.place`);
}
