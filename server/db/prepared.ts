import type { Db } from './client';

const statements = new WeakMap<object, Map<string, unknown>>();

/**
 * A query that is built once for each connection pool and prepared by PostgreSQL under its name: for what every call
 * asks. Building its text anew would cost as much as asking. Give it `sql.placeholder`s, and each query a name of its own.
 */
export function prepared<T>(db: Db, name: string, build: (db: Db, name: string) => T): T {
  let own = statements.get(db);
  if (!own) statements.set(db, (own = new Map()));
  let statement = own.get(name) as T | undefined;
  if (!statement) own.set(name, (statement = build(db, name)));
  return statement;
}
