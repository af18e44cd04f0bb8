import { asc, eq, sql } from 'drizzle-orm';
import { kindUnits } from '../../openapi/generated/kinds';
import type { components } from '../../openapi/generated/types';
import { note } from '../audit/audit';
import type { Bodies } from '../contract/bodies';
import { fieldError, notFound, ServiceError } from '../contract/errors';
import { importText as text } from './text';
import type { UploadedFile } from '../contract/uploaded-file';
import type { Db } from '../db/client';
import { importRows, imports } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { BodyCheck } from '../records/version-fit';
import type { ImportKindName } from './import-kind';
import { importKinds } from './kinds';
import { addressesOf } from './pictures';
import { guessMapping, type Mapping, type PlannedRow, planRows } from './plan';
import { readTableFile } from './table-file';
import { type Claims, type Import, assertMay, canUndo, findImport, undoDays } from './import-lists';

type Schemas = components['schemas'];

const batch = 1_000;

/** Parsed file with the effect of its import. */
interface CheckedFile {
  kind: ImportKindName;
  fileName: string;
  columns: string[];
  mapping: Mapping;
  rows: PlannedRow[];
}

/** Parses a file and rehearses its import, before the transaction that stores it. Throws 400. */
export async function checkImport(
  db: Db,
  kind: ImportKindName,
  file: UploadedFile,
  checkBody: BodyCheck,
): Promise<CheckedFile> {
  const { columns, rows } = await readTableFile(file);
  const mapping = guessMapping(importKinds[kind], columns);
  const placed = rows.map((cells, place) => ({ place: place + 2, cells }));
  const planned = await planRows(db, importKinds[kind], { mapping, rows: placed, checkBody });
  return { kind, fileName: file.fileName, columns, mapping, rows: planned };
}

/** Stores a parsed file; nothing is imported yet. */
export async function addImport(
  tx: Tx,
  { rows, ...file }: CheckedFile,
  by: { id: number; name: string },
): Promise<{ id: number }> {
  const [made] = await tx
    .insert(imports)
    .values({
      ...file,
      counts: countsOf(rows),
      pictureCount: pictureCountOf(rows),
      createdBy: by.name,
      createdById: by.id,
    })
    .returning({ id: imports.id });
  if (!made) throw notFound();
  await addRows(tx, made.id, rows);
  noteFile(tx, file, 'import', countsOf(rows));
  return made;
}

/** Adds an audit entry for the file; each record written by it gets a separate one. */
function noteFile(
  tx: Tx,
  { kind, fileName }: Pick<Import, 'kind' | 'fileName'>,
  action: 'import' | 'undoImport',
  counts: Import['counts'],
): void {
  note(tx, { kind, action, title: fileName, after: { ...counts } });
}

function countsOf(rows: readonly PlannedRow[]): Schemas['ImportCounts'] {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

const pictureCountOf = (rows: readonly PlannedRow[]) =>
  new Set(rows.flatMap(({ pictures }) => (pictures ? addressesOf(pictures) : []))).size;

async function addRows(tx: Tx, importId: number, rows: readonly PlannedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const sent = JSON.stringify(rows.slice(start, start + batch));
    await tx.execute(sql`
      insert into ${importRows} (import_id, place, cells, verdict, reasons, notes, pictures, "values", before, record_id, record_version)
      select ${importId}, place, cells, verdict, reasons, notes, nullif(pictures, 'null'), "values", nullif(before, 'null'), "recordId", "rowVersion"
      from jsonb_to_recordset(${sent}::jsonb) r(place int, cells jsonb, verdict text, reasons jsonb, notes jsonb, pictures jsonb, "values" jsonb, before jsonb, "recordId" int, "rowVersion" int)`);
  }
}

/** Rehearses again with other columns; stored records are not changed yet. Throws 400, 403 and 404. */
export async function checkMapping(
  db: Db,
  { id, mapping }: Bodies['updateImportMapping'],
  claims: Claims,
  checkBody: BodyCheck,
): Promise<PlannedRow[]> {
  const { kind, columns } = await findImport(db, id, claims);
  const fields = importKinds[kind].fields.map(({ name }) => name);
  const chosen = new Set(mapping.map(({ field }) => field));
  const isKnown = mapping.every(({ field, column }) => fields.includes(field) && column < columns.length);
  if (!isKnown || chosen.size !== mapping.length) throw fieldError('mapping', text.unknownColumn);
  const rows = await db
    .select({ place: importRows.place, cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.place));
  return planRows(db, importKinds[kind], { mapping, rows, checkBody });
}

export async function saveMapping(
  tx: Tx,
  { id, mapping }: Bodies['updateImportMapping'],
  rows: readonly PlannedRow[],
): Promise<void> {
  const found = await lockIn(tx, id, 'checked', text.notChecked);
  noteFile(tx, found, 'import', countsOf(rows));
  await tx
    .update(imports)
    .set({ mapping, counts: countsOf(rows), pictureCount: pictureCountOf(rows) })
    .where(eq(imports.id, id));
  await tx.delete(importRows).where(eq(importRows.importId, id));
  await addRows(tx, id, rows);
}

interface Caller {
  id: number;
  name: string;
  claims: Claims;
}

/** Requests the import from the job. Throws 403, 404, and 409 if it was imported before. */
export async function queueImport(tx: Tx, id: number, caller: Caller): Promise<void> {
  const found = await lockIn(tx, id, 'checked', text.notChecked);
  assertMay(caller.claims, found.kind);
  const { counts } = found;
  if (counts.new + counts.changed === 0) throw new ServiceError(409, text.nothingToImport);
  if (counts.changed > 0 && !caller.claims.has(`${kindUnits[found.kind]}.Edit`)) {
    throw new ServiceError(409, text.needsEdit);
  }
  await tx
    .update(imports)
    .set({ state: 'queued', runBy: caller.name, runById: caller.id })
    .where(eq(imports.id, id));
  noteFile(tx, found, 'import', counts);
}

/** Requests the undo from the job. Throws 403, 404, and 409 if it is too late. */
export async function queueUndo(tx: Tx, id: number, caller: Caller): Promise<void> {
  const found = await lockIn(tx, id, 'done', text.notUndoable);
  assertMay(caller.claims, found.kind);
  if (!canUndo(found)) throw new ServiceError(409, text.notUndoable);
  await tx
    .update(imports)
    .set({ state: 'undoing', runBy: caller.name, runById: caller.id })
    .where(eq(imports.id, id));
  noteFile(tx, found, 'undoImport', found.counts);
}

async function lockIn(tx: Tx, id: number, state: Import['state'], otherwise: string): Promise<Import> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!found) throw notFound();
  if (found.state !== state) throw new ServiceError(409, otherwise);
  return found;
}

/** Deletes the rows of old imports, which may contain personal data, and files that were never imported. */
export async function removeOldImports(db: Db): Promise<number> {
  const old = (days: number) => sql`now() - make_interval(days => ${days})`;
  const { rowCount } = await db.execute(
    sql`delete from ${importRows} r using ${imports} i where i.id = r.import_id and coalesce(i.undone_on, i.finished_on) < ${old(undoDays)}`,
  );
  await db.execute(sql`delete from ${imports} where state = 'checked' and created_on < ${old(7)}`);
  return rowCount ?? 0;
}
