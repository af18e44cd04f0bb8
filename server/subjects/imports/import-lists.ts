import { and, asc, count, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components, operations } from '../../../openapi/generated/types';
import type { Claim } from '../../../openapi/generated/claims';
import { currentName } from '../../base/audit/present-names';
import { notFound, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { importPictures, importRows, imports } from '../../base/db/schema';
import type { ImportKindName } from './import-kind';
import { importKinds } from './kinds';
import { type CsvColumn, csvOf, type Reader as CsvReader } from '../../records/csv';
import { shownCells } from './shown-cells';
import { importText as text } from './text';
import { dayMs } from '../../base/contract/taipei-time';

type Schemas = components['schemas'];

export type Import = typeof imports.$inferSelect;

type RowQuery = NonNullable<operations['listImportRows']['parameters']['query']>;

export type Claims = ReadonlySet<Claim>;

/** Days during which an import can be undone and its rows are kept. */
export const undoDays = 30;

const maxListed = 50;

const names = Object.keys(importKinds) as ImportKindName[];

/** Rows show records of their unit, so that View is required in addition to Create. */
const mayImport = (claims: ReadonlySet<string>, kind: ImportKindName) =>
  ['View', 'Create'].every((right) => claims.has(`${kindUnits[kind]}.${right}`));

/** Throws 403 for accounts that may not view and create records of this kind. */
export function assertMay(claims: ReadonlySet<string>, kind: ImportKindName): void {
  if (!mayImport(claims, kind)) throw new ServiceError(403, serverText.forbidden);
}

interface Reader {
  id: number;
  claims: Claims;
}

/** A file holds more than the enquiries made from it: a colleague's needs the claim for personal data. */
const mayOpen = (
  { id, claims }: Reader,
  { kind, createdById }: Pick<Import, 'kind' | 'createdById'>,
): boolean =>
  mayImport(claims, kind) &&
  (createdById === id || !hasPersonalData(kind) || claims.has('Permissions.Privacy.View'));

const hasPersonalData = (kind: ImportKindName) => importKinds[kind].fields.some(({ mask }) => mask);

/** True for an ended import that wrote something in the last month. */
export function canUndo({ id, state, finishedOn }: Import, steps: Steps): boolean {
  const isRecent = finishedOn !== null && Date.now() - finishedOn.getTime() < undoDays * dayMs;
  const of = (step: string) => steps.get(`${id} ${step}`) ?? 0;
  const isWritten = of('written') > 0 || (state === 'stopped' && of('fetched') > 0);
  return (state === 'done' || state === 'stopped') && isRecent && isWritten;
}

/** Newest imports of the units in which the caller may create records. */
export async function listImports(db: Db, reader: Reader): Promise<Schemas['ImportSummary'][]> {
  const visible = names.filter((kind) => mayImport(reader.claims, kind));
  const open = visible.filter((kind) => mayOpen(reader, { kind, createdById: null }));
  if (visible.length === 0) return [];
  const rows = await db
    .select()
    .from(imports)
    .where(
      and(
        inArray(imports.kind, visible),
        or(inArray(imports.kind, open), eq(imports.createdById, reader.id)),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(maxListed);
  const steps = await stepsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => summaryOf(row, steps));
}

type Steps = ReadonlyMap<string, number>;

/** Numbers of fetched and failed pictures of each import. */
async function picturesDone(db: Db, ids: number[]): Promise<Steps> {
  if (ids.length === 0) return new Map();
  const { importId, picture, reason } = importPictures;
  const rows = await db
    .select({ importId, fetched: count(picture), failed: count(reason) })
    .from(importPictures)
    .where(inArray(importId, ids))
    .groupBy(importId);
  return new Map(
    rows.flatMap((row): [string, number][] => [
      [`${row.importId} fetched`, row.fetched],
      [`${row.importId} failed`, row.failed],
    ]),
  );
}

/** Numbers of rows of each import by result. */
export async function stepsOf(db: Db, ids: number[]): Promise<Steps> {
  if (ids.length === 0) return new Map();
  const { importId, step } = importRows;
  const rows = await db
    .select({
      importId,
      step,
      count: count(),
      written: sql<number>`(count(*) filter (where step = 'done' and verdict in ('new', 'changed')))::int`,
    })
    .from(importRows)
    .where(and(inArray(importId, ids), ne(step, 'planned')))
    .groupBy(importId, step);
  const pictures = await picturesDone(db, ids);
  return new Map([
    ...pictures,
    ...rows.flatMap((row): [string, number][] => [
      [`${row.importId} ${row.step}`, row.count],
      ...(row.step === 'done' ? [[`${row.importId} written`, row.written] as [string, number]] : []),
    ]),
  ]);
}

function summaryOf(row: Import, steps: Steps): Schemas['ImportSummary'] {
  const { id, kind, fileName, state, counts, createdOn, createdBy, createdById, finishedOn, undoneOn } = row;
  const of = (step: string) => steps.get(`${id} ${step}`) ?? 0;
  const isBack = state === 'undoing' || state === 'undone';
  return {
    id,
    kind,
    fileName,
    state,
    counts,
    doneRows: state === 'stopped' ? of('written') : of('undone') + of('kept') + (isBack ? 0 : of('done')),
    keptRows: of('kept'),
    pictures: { found: row.pictureCount, fetched: of('fetched'), failed: of('failed') },
    createdOn: createdOn.toISOString(),
    createdBy: currentName(createdById, createdBy),
    finishedOn: finishedOn?.toISOString() ?? null,
    undoneOn: undoneOn?.toISOString() ?? null,
    stopReason: row.stopReason,
    canUndo: canUndo(row, steps),
  };
}

/** Throws 403 and 404. */
export async function findImport(db: Db, id: number, reader: Reader): Promise<Import> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  if (!found) throw notFound();
  assertMayOpen(reader, found);
  return found;
}

/** Throws 403 for accounts that may not open this import. */
export function assertMayOpen(reader: Reader, found: Pick<Import, 'kind' | 'createdById'>): void {
  if (!mayOpen(reader, found)) throw new ServiceError(403, serverText.forbidden);
}

/** Throws 403 and 404. */
export async function getImport(db: Db, id: number, reader: Reader): Promise<Schemas['Import']> {
  const row = await findImport(db, id, reader);
  return {
    ...summaryOf(row, await stepsOf(db, [id])),
    columns: row.columns,
    fields: importKinds[row.kind].fields.map(({ name, label, isRequired = false }) => ({
      name,
      label,
      isRequired,
    })),
    mapping: row.mapping,
  };
}

/** Refused rows with their reasons as lines of CSV, in the order of the file. Throws 403 and 404. */
export async function refusedRows(
  db: Db,
  id: number,
  reader: Reader,
  { readPage, readmit }: CsvReader,
): Promise<Pick<Import, 'kind' | 'fileName'> & { lines: AsyncGenerator<string> }> {
  const found = await findImport(db, id, reader);
  const shown = await shownCells(db, found, true);
  type Row = typeof importRows.$inferSelect;
  const rowsAfter = (last: Row | undefined, limit: number) =>
    readPage((pageDb) =>
      pageDb
        .select()
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, id),
            eq(importRows.verdict, 'refused'),
            gt(importRows.place, last?.place ?? 0),
          ),
        )
        .orderBy(asc(importRows.place))
        .limit(limit),
    );
  const columns: CsvColumn<Row>[] = [
    [text.refusedHeads.place, ({ place }) => String(place)],
    [text.refusedHeads.reasons, ({ reasons, notes }) => [...reasons, ...notes].join(text.reasonSeparator)],
    ...found.columns.map((head, at): CsvColumn<Row> => [head, (row) => shown(row)[at] ?? '']),
  ];
  return {
    kind: found.kind,
    fileName: found.fileName,
    lines: csvOf({ columns, rowsAfter }, readmit),
  };
}

/** One page of the rows, in the order of the file. Throws 403 and 404. */
export async function listImportRows(
  db: Db,
  { id, verdict, pageNumber = 1, pageSize = 10 }: RowQuery,
  reader: Reader,
) {
  const shown = await shownCells(db, await findImport(db, id, reader));
  const where = and(eq(importRows.importId, id), verdict ? eq(importRows.verdict, verdict) : undefined);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(importRows)
      .where(where)
      .orderBy(asc(importRows.place))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.select({ count: count() }).from(importRows).where(where),
  ]);
  return {
    items: rows.map(({ place, reasons, notes, step, ...row }) => ({
      id: place,
      place,
      verdict: row.verdict,
      recordId: step === 'done' || step === 'kept' ? row.recordId : null,
      reasons,
      notes,
      cells: shown(row),
      isKept: step === 'kept',
    })),
    totalCount: total?.count ?? 0,
    pageNumber,
    pageSize,
  };
}
