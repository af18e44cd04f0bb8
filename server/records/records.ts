import { and, Column, desc, eq, is, or, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { lastChanges } from '../db/schema';
import type { AuditKind } from '../db/stored-values';
import { fieldError, ServiceError } from '../contract/errors';
import { asTyped } from '../../openapi/generated/typed';
import { serverText } from '../contract/text';
import { presentName } from '../audit/present-names';

/** Who stored a row that is being written, and when; `byId` is the account, null for the server itself and for visitors. */
export function stamp(by: string, byId: number | null) {
  return { lastModifiedBy: by, lastModifiedById: byId, lastModifiedOn: new Date() };
}

/** The fields that every record carries on the wire, in lists and alone (specification 3). */
export function recordOf(row: {
  createdOn: Date;
  lastModifiedOn: Date;
  lastModifiedBy: string;
  lastModifiedById: number | null;
  rowVersion: number;
}) {
  const { rowVersion } = row;
  const lastModifiedBy = presentName(row.lastModifiedById, row.lastModifiedBy);
  const lastModifiedOn = row.lastModifiedOn.toISOString();
  return {
    createdOn: row.createdOn.toISOString(),
    lastModifiedOn,
    lastModifiedBy,
    updateRecord: { lastModifiedBy, lastModifiedOn },
    rowVersion,
  };
}

/** Refuses a save that was loaded with an older version. Call it with the row locked. */
export function assertFresh(row: { rowVersion: number }, rowVersion: number): void {
  if (row.rowVersion !== rowVersion) throw new ServiceError(409, serverText.stale);
}

/** A name without the spaces around it. Throws 400 when nothing is left, which a length in the contract can't say. */
export function nameOf(value: string): string {
  const name = value.trim();
  if (!name) throw fieldError('name', serverText.required);
  return name;
}

/** Signs that are neither in upper nor in lower case, and that no letter becomes in either. */
const withoutCase = /^[\p{Script=Han}\p{P}\d\s]+$/u;

/** Contains the text, in upper or lower case; `%` and `_` are letters like any other. */
function contains(text: AnyPgColumn | SQL, keyword: string): SQL {
  // Without letters to compare in lower case it takes half as long.
  const operator = withoutCase.test(keyword) ? sql`like` : sql`ilike`;
  return sql`${text} ${operator} ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** One text of several, which is compared in half the time of each alone; no keyword has the sign between them. */
function together(columns: readonly (AnyPgColumn | SQL<string>)[]): SQL {
  const texts = columns.map((column) =>
    is(column, Column) && column.notNull ? column : sql`coalesce(${column}, '')`,
  );
  return sql`(${sql.join(texts, sql` || chr(1) || `)})`;
}

/**
 * What a keyword means in every list and in the search over all of them: one of the columns contains it, as it was
 * typed or in half-width signs; `tel` also where its number is written in another way. Undefined for blanks alone.
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

/** What is looked for where a keyword was typed: none for blanks alone. `number`: the telephone number that it may be, where that is written in another way. */
export function keywordForms(keyword: string | undefined): { forms: string[]; number: string | undefined } {
  const typed = keyword?.trim() ?? '';
  if (!typed) return { forms: [], number: undefined };
  const number = asTyped('phone', typed);
  return {
    forms: [...new Set([typed, asTyped('code', typed)])],
    number: number !== typed && /^[\d#+]{3,}$/.test(number) ? number : undefined,
  };
}

/** One of the few rows that a query finds. An array, which is looked up by the index: a list would be joined, and planned for twice as long as it is read. */
export const isOneOf = (id: AnyPgColumn, ids: SQLWrapper): SQL => sql`${id} = any(array(${ids}))`;

/** Joins a record with when it was changed last. `id`: for a website that of its case. */
export const isLastChangeOf = (kind: AuditKind, id: AnyPgColumn) =>
  and(eq(lastChanges.kind, kind), eq(lastChanges.recordId, id));

/** The order of records that are joined so. */
export const lastChangedFirst = [desc(lastChanges.at), desc(lastChanges.recordId)];

/** The same name, ignoring the case of its letters: by PostgreSQL's rule alone, as JavaScript has another for some of them. */
export function isSameName(column: AnyPgColumn, name: string | Placeholder): SQL<boolean> {
  return sql<boolean>`lower(${column}) = lower(${name})`;
}

/** From the start of one day to the end of another, days as in Taipei. */
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
