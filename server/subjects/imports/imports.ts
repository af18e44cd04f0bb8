import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import { firstCharacters } from '../../base/contract/characters';
import { note } from '../../base/audit/audit';
import type { Bodies } from '../../base/contract/bodies';
import { fieldError, notFound, ServiceError } from '../../base/contract/errors';
import { importText as text } from './text';
import type { UploadedFile } from '../../base/contract/uploaded-file';
import type { Db } from '../../base/db/client';
import { importRows, imports } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { handOver } from '../../base/process/hand-over';
import type { BodyCheck } from '../../records/version-fit';
import type { ImportKindName } from './import-kind';
import { importKinds } from './kinds';
import { addressesOf } from './pictures';
import { guessMapping, type Mapping } from './mapping';
import { type PlannedRow, planRows } from './plan';
import { claimsOfImport, missingClaims } from './import-claims';
import { effectOf, type ImportWork, stop } from './import-states';
import { inTurn } from '../../base/process/in-turn';
import { readTableFile } from './table-file';
import {
  type Claims,
  type Import,
  assertMayOpen,
  canUndo,
  findImport,
  stepsOf,
  undoDays,
} from './import-lists';

type Schemas = components['schemas'];

/** Characters of one statement that adds rows. */
const maxStatement = 4_000_000;
const maxHeader = 200;
const maxPictures = 2_000;

/** Parsed file with the effect of its import. */
interface CheckedFile {
  kind: ImportKindName;
  fileName: string;
  columns: string[];
  mapping: Mapping;
  rows: PlannedRow[];
}

/** Parses a file and rehearses its import, before the transaction that stores it. Throws 400. */
export function checkImport(
  db: Db,
  { kind, file, checkBody }: { kind: ImportKindName; file: UploadedFile; checkBody: BodyCheck },
  { id, claims }: Caller,
): Promise<CheckedFile> {
  return inTurn(`account ${id}`, async () => {
    const { columns: headers, rows } = await readTableFile(file);
    const columns = headers.map((header) => firstCharacters(header, maxHeader));
    const mapping = guessMapping(importKinds[kind], columns);
    const placed = rows.map((cells, place) => ({ place: place + 2, cells }));
    const planned = await planRows(db, importKinds[kind], {
      columns,
      mapping,
      rows: placed,
      checkBody,
      claims,
    });
    assertFewPictures('file', planned);
    return { kind, fileName: file.fileName, columns, mapping, rows: planned };
  });
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
  action: 'import' | 'undoImport' | 'stopImport',
  counts: Import['counts'],
): void {
  note(tx, { kind, action, title: fileName, after: { ...counts } });
}

function countsOf(rows: readonly PlannedRow[]): Schemas['ImportCounts'] {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}

function assertFewPictures(field: string, rows: readonly PlannedRow[]): void {
  const pictures = pictureCountOf(rows);
  if (pictures > maxPictures) throw fieldError(field, text.pictures.tooMany(pictures, maxPictures));
}

const pictureCountOf = (rows: readonly PlannedRow[]) =>
  new Set(rows.flatMap(({ pictures }) => (pictures ? addressesOf(pictures) : []))).size;

async function addRows(tx: Tx, importId: number, rows: readonly PlannedRow[]): Promise<void> {
  const next = handOver();
  let sent: string[] = [];
  let length = 0;
  const send = async () => {
    await tx.execute(sql`
      insert into ${importRows} (import_id, place, cells, verdict, reasons, notes, pictures, "values", before, record_id, record_version)
      select ${importId}, place, cells, verdict, reasons, notes, nullif(pictures, 'null'), "values", nullif(before, 'null'), "recordId", "rowVersion"
      from jsonb_to_recordset(${`[${sent.join(',')}]`}::jsonb) r(place int, cells jsonb, verdict text, reasons jsonb, notes jsonb, pictures jsonb, "values" jsonb, before jsonb, "recordId" int, "rowVersion" int)`);
    sent = [];
    length = 0;
  };
  for (const row of rows) {
    await next();
    const json = JSON.stringify(row);
    if (length + json.length > maxStatement) await send();
    sent.push(json);
    length += json.length;
  }
  if (sent.length > 0) await send();
}

/** Rehearses again with other columns; stored records are not changed yet. Throws 400, 403 and 404. */
export function checkMapping(
  db: Db,
  { id, mapping }: Bodies['updateImportMapping'],
  caller: Caller,
  checkBody: BodyCheck,
): Promise<PlannedRow[]> {
  return inTurn(`account ${caller.id}`, async () => {
    const { kind, columns } = await findImport(db, id, caller);
    const fields = importKinds[kind].fields.map(({ name }) => name);
    const chosen = new Set(mapping.map(({ field }) => field));
    const isKnown = mapping.every(({ field, column }) => fields.includes(field) && column < columns.length);
    if (!isKnown || chosen.size !== mapping.length) throw fieldError('mapping', text.unknownColumn);
    return rehearse(db, await findImport(db, id, caller), { mapping, caller, checkBody });
  });
}

/** Rehearses again with corrected cells of one row; stored records are not changed yet. Throws 400, 403 and 404. */
export function checkMend(
  db: Db,
  { id, place, cells }: Bodies['mendImportRow'],
  caller: Caller,
  checkBody: BodyCheck,
): Promise<{ mapping: Mapping; rows: PlannedRow[] }> {
  return inTurn(`account ${caller.id}`, async () => {
    const found = await findImport(db, id, caller);
    if (cells.some(({ column }) => column >= found.columns.length)) {
      throw fieldError('cells', text.unknownColumn);
    }
    const { mapping } = found;
    const rows = await rehearse(db, found, { mapping, caller, checkBody, mended: { place, cells } });
    return { mapping, rows };
  });
}

interface Rehearsal {
  mapping: Mapping;
  caller: Caller;
  checkBody: BodyCheck;
  /** Corrected cells of one row. */
  mended?: Omit<Bodies['mendImportRow'], 'id'>;
}

async function rehearse(
  db: Db,
  { id, kind, columns }: Import,
  { mapping, caller: { claims }, checkBody, mended }: Rehearsal,
): Promise<PlannedRow[]> {
  const stored = await db
    .select({ place: importRows.place, cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.place));
  if (mended && !stored.some(({ place }) => place === mended.place)) throw notFound();
  const rows = mended
    ? stored.map((row) =>
        row.place === mended.place ? { ...row, cells: mendedCells(row.cells, mended.cells) } : row,
      )
    : stored;
  const planned = await planRows(db, importKinds[kind], { columns, mapping, rows, checkBody, claims });
  assertFewPictures('mapping', planned);
  return planned;
}

const mendedCells = (cells: readonly string[], mended: Bodies['mendImportRow']['cells']): string[] => {
  const length = Math.max(cells.length, ...mended.map(({ column }) => column + 1));
  return Array.from(
    { length },
    (_, place) => mended.find(({ column }) => column === place)?.text ?? cells[place] ?? '',
  );
};

export async function saveMapping(
  tx: Tx,
  { id, mapping }: Bodies['updateImportMapping'],
  rows: readonly PlannedRow[],
): Promise<void> {
  const found = await lockIn(tx, id, ['checked'], text.notChecked);
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

/** Requests the import from the job. Throws 403, 404, and 409 if it was imported before or claims are missing. */
export async function queueImport(tx: Tx, id: number, caller: Caller): Promise<void> {
  const found = await lockIn(tx, id, ['checked'], text.notChecked);
  assertMayOpen(caller, found);
  const { counts, kind } = found;
  if (counts.new + counts.changed === 0) throw new ServiceError(409, text.nothingToImport);
  await assertClaims(tx, found, caller, 'import');
  await tx
    .update(imports)
    .set({ state: 'queued', runBy: caller.name, runById: caller.id })
    .where(eq(imports.id, id));
  noteFile(tx, { kind, fileName: found.fileName }, 'import', counts);
}

/** Requests the undo from the job. Throws 403, 404, and 409 if it is too late or claims are missing. */
export async function queueUndo(tx: Tx, id: number, caller: Caller): Promise<void> {
  const found = await lockIn(tx, id, ['done', 'stopped'], text.notUndoable);
  assertMayOpen(caller, found);
  if (!canUndo(found, await stepsOf(tx, [id]))) throw new ServiceError(409, text.notUndoable);
  await assertClaims(tx, found, caller, 'undo');
  await tx
    .update(imports)
    .set({ state: 'undoing', runBy: caller.name, runById: caller.id, stopReason: null })
    .where(eq(imports.id, id));
  noteFile(tx, found, 'undoImport', found.counts);
}

/** Stops the job's work on an import. Throws 403, 404, and 409 if it has ended. */
export async function stopImport(tx: Tx, id: number, caller: Caller): Promise<void> {
  const found = await lockIn(tx, id, ['queued', 'undoing'], text.notStoppable);
  assertMayOpen(caller, found);
  await stop(tx, found, text.stoppedByUser);
  noteFile(tx, found, 'stopImport', found.counts);
}

/** Throws 409 that names the missing claims. */
async function assertClaims(tx: Tx, found: Import, caller: Caller, work: ImportWork): Promise<void> {
  const asked = claimsOfImport(found.kind, await effectOf(tx, found, work));
  const missing = missingClaims(caller.claims, asked);
  if (missing.length > 0) throw new ServiceError(409, text.needsClaims(missing));
}

async function lockIn(
  tx: Tx,
  id: number,
  states: readonly Import['state'][],
  otherwise: string,
): Promise<Import> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!found) throw notFound();
  if (!states.includes(found.state)) throw new ServiceError(409, otherwise);
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
