import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { firstCharacters } from '../contract/characters';
import type { Db } from './client';

const statements = new WeakMap<object, Map<string, unknown>>();

/** What PostgreSQL tells names of statements apart by. */
const longestName = 63;
const numbers = new Map<string, number>();

/** Its name for PostgreSQL: a number stands for a long end. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= longestName) return name;
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return `${firstCharacters(name, 10)} … ${number}`;
}

/**
 * A query that is built once for each pool, and in transactions for each connection, and prepared by PostgreSQL under
 * its name: for what every call asks. Building its text anew would cost as much as asking. Give it `sql.placeholder`s,
 * and each query a name of its own, of any length.
 */
export function prepared<T>(db: Db, name: string, build: (db: Db, name: string) => T): T {
  let own = statements.get(db);
  if (!own) statements.set(db, (own = new Map()));
  let statement = own.get(name) as T | undefined;
  if (!statement) own.set(name, (statement = build(db, shortened(name))));
  return statement;
}

/** A placeholder for each of these columns, to build a prepared INSERT or UPDATE with. */
export function placeholdersFor(columns: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(column)}`]));
}

/** What such a statement is executed with: the values as the table's columns are sent to PostgreSQL. */
export function sentAs(table: PgTable, values: object): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const sent: unknown = value === null ? null : columns[name]?.mapToDriverValue(value);
      return [name, sent];
    }),
  );
}
