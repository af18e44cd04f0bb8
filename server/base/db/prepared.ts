import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

const statements = new WeakMap<object, Map<string, unknown>>();

/**
 * Query built once per pool or connection, as building its text takes as long as running. Requires `sql.placeholder`s
 * and a unique name. Its text names it for PostgreSQL (`named.ts`).
 */
export function prepared<T>(db: Db, name: string, build: (db: Db) => { prepare: (name: string) => T }): T {
  let own = statements.get(db);
  if (!own) statements.set(db, (own = new Map()));
  let statement = own.get(name) as T | undefined;
  if (!statement) own.set(name, (statement = build(db).prepare('')));
  return statement;
}

/** A placeholder per column, for a prepared INSERT or UPDATE. */
export function placeholdersFor(columns: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(column)}`]));
}

/** Parameters of such a statement, encoded as the table's columns. */
export function sentAs(table: PgTable, values: object): Record<string, unknown> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const sent: unknown = value === null ? null : columns[name]?.mapToDriverValue(value);
      return [name, sent];
    }),
  );
}
