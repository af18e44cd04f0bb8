import { getTableName, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../base/db/client';
import { databaseOf } from '../base/db/transaction';

/** Lifetime of a cached count that reached its limit. */
const cacheMs = 30_000;

const maxCached = 1_000;
const atLimitUntil = new Map<string, number>();
const dialect = new PgDialect();

/** Key of a count in the cache, unique among databases. */
export function keyOf(db: Db, table: PgTable, where: SQL | undefined): string {
  const { sql: text, params } = dialect.sqlToQuery(where ?? sql`true`);
  return JSON.stringify([numberOf(databaseOf(db)), getTableName(table), text, params]);
}

const numbers = new WeakMap<object, number>();
let databases = 0;

function numberOf(db: Db): number {
  const known = numbers.get(db) ?? (databases += 1);
  numbers.set(db, known);
  return known;
}

/** True for a count that reached its limit a short time ago. */
export function isAtLimit(key: string): boolean {
  return (atLimitUntil.get(key) ?? 0) > Date.now();
}

/** Caches for a while that a count reached its limit. */
export function cacheLimit(key: string): void {
  if (atLimitUntil.size >= maxCached) atLimitUntil.clear();
  atLimitUntil.set(key, Date.now() + cacheMs);
}
