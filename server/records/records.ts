import { and, Column, desc, eq, is, or, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { lastChanges } from '../base/db/schema';
import type { AuditKind } from '../base/db/stored-values';
import { fieldError, ServiceError } from '../base/contract/errors';
import { asTyped } from '../../openapi/typed';
import { serverText } from '../base/contract/text';
import { currentName } from '../base/audit/present-names';

/** Author and time of a write; `byId` is null for the server itself and for visitors. */
export function stamp(by: string, byId: number | null) {
  return { lastModifiedBy: by, lastModifiedById: byId, lastModifiedOn: new Date() };
}

/** Fields of every record on the wire (specification 3). */
export function recordOf(row: {
  createdOn: Date;
  lastModifiedOn: Date;
  lastModifiedBy: string;
  lastModifiedById: number | null;
  rowVersion: number;
}) {
  const { rowVersion } = row;
  const lastModifiedBy = currentName(row.lastModifiedById, row.lastModifiedBy);
  const lastModifiedOn = row.lastModifiedOn.toISOString();
  return {
    createdOn: row.createdOn.toISOString(),
    lastModifiedOn,
    lastModifiedBy,
    updateRecord: { lastModifiedBy, lastModifiedOn },
    rowVersion,
  };
}

/** Columns of a row with these names of the contract, which an answer has as they are stored. */
export function picked<Row extends object, Name extends string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, keyof Row & Name> {
  const wanted: ReadonlySet<string> = new Set(names);
  const values = Object.entries(row).filter(([name]) => wanted.has(name));
  return Object.fromEntries(values) as Pick<Row, keyof Row & Name>;
}

/** Throws 409 for a save of an older version. Call it with the row locked. */
export function assertFresh(row: { rowVersion: number }, rowVersion: number): void {
  if (row.rowVersion !== rowVersion) throw new ServiceError(409, serverText.stale);
}

/** A trimmed name. Throws 400 for blanks, which a length in the contract can't refuse. */
export function nameOf(value: string): string {
  const name = value.trim();
  if (!name) throw fieldError('name', serverText.required);
  return name;
}

/** Characters without case; case folding never produces them. */
const withoutCase = /^[\p{Script=Han}\p{P}\d\s]+$/u;

/** Contains the text, ignoring case; `%` and `_` have no special meaning. */
function contains(text: AnyPgColumn | SQL, keyword: string): SQL {
  // `like` takes half the time if no letter has a case.
  const operator = withoutCase.test(keyword) ? sql`like` : sql`ilike`;
  return sql`${text} ${operator} ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** Several columns as one text, which takes half the time; no keyword contains the separator. */
function together(columns: readonly (AnyPgColumn | SQL<string>)[]): SQL {
  const texts = columns.map((column) =>
    is(column, Column) && column.notNull ? column : sql`coalesce(${column}, '')`,
  );
  return sql`(${sql.join(texts, sql` || chr(1) || `)})`;
}

/**
 * Keyword condition of lists and global search: as typed, in half width, or `tel` in another notation.
 * Undefined for blanks.
 */
export function findsKeyword(
  keyword: string | undefined,
  columns: readonly (AnyPgColumn | SQL<string>)[],
  tel?: AnyPgColumn,
): SQL | undefined {
  const { forms, number } = keywordForms(keyword);
  return or(
    ...forms.map((form) => contains(together(columns), form)),
    tel && number !== undefined ? contains(tel, number) : undefined,
  );
}

/** Notations of a keyword, none for blanks. `number` is the telephone number it may be, in another notation. */
export function keywordForms(keyword: string | undefined): { forms: string[]; number: string | undefined } {
  const typed = keyword?.trim() ?? '';
  if (!typed) return { forms: [], number: undefined };
  const number = asTyped('phone', typed);
  return {
    forms: [...new Set([typed, asTyped('code', typed)])],
    number: number !== typed && /^[\d#+]{3,}$/.test(number) ? number : undefined,
  };
}

/**
 * A row of a query with few results. An array is looked up by index; planning a subquery list would cost twice its
 * time.
 */
export const isOneOf = (id: AnyPgColumn, ids: SQLWrapper): SQL => sql`${id} = any(array(${ids}))`;

/** Columns of an order, such as time and id. */
type Order = readonly [AnyPgColumn, AnyPgColumn];

/**
 * Rows after this one, in descending order of both columns. An index on the columns is read from this row on; with `or`
 * instead, each page would be read from the first row.
 */
export const behind = ([first, second]: Order, last: readonly [unknown, unknown]): SQL =>
  sql`(${first}, ${second}) < (${sql.param(last[0], first)}, ${sql.param(last[1], second)})`;

/** Joins a record with its last change. `id`: for a site, the id of its case. */
export const isLastChangeOf = (kind: AuditKind, id: AnyPgColumn) =>
  and(eq(lastChanges.kind, kind), eq(lastChanges.recordId, id));

/** Order of records joined by `isLastChangeOf`. */
export const lastChangedFirst = [desc(lastChanges.at), desc(lastChanges.recordId)];

/** Same name ignoring case, by PostgreSQL's rule: JavaScript's differs for some letters. */
export function isSameName(column: AnyPgColumn, name: string | Placeholder): SQL<boolean> {
  return sql<boolean>`lower(${column}) = lower(${name})`;
}

/** From the start of one day to the end of another, Taipei time. */
export function onDays(column: AnyPgColumn, start: string | undefined, end: string | undefined): SQL[] {
  return [
    ...(start ? [sql`${column} >= (${start}::date::timestamp at time zone 'Asia/Taipei')`] : []),
    ...(end ? [sql`${column} < ((${end}::date + 1)::timestamp at time zone 'Asia/Taipei')`] : []),
  ];
}

/** True for PostgreSQL's unique violation of this index. */
export function isTaken(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === '23505' && 'constraint' in error && error.constraint === index) {
    return true;
  }
  return 'cause' in error && isTaken(error.cause, index);
}
