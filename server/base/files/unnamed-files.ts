import { and, getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import * as schema from '../db/schema';

const { files } = schema;

/** Library pictures stay until deleted there (decisions/022-picture-library). */
const isInLibrary = sql`${files.uploadedOn} is not null`;
/** Delay of the removal: an open form may still contain the address. */
const isOld = sql`${files.unnamedSince} < now() - interval '2 days' and not ${isInLibrary}`;
/** Small, as rows contain the files' bytes. */
const batch = 500;
const maxStatementMs = 600_000;

/**
 * Columns that can contain a file's hash: `_sha`, JSON, and texts of unlimited length. A picture's row names
 * its widths.
 */
export const namingColumns: readonly AnyPgColumn[] = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter((column) => column.name.endsWith('_sha') || ['jsonb', 'text'].includes(column.getSQLType()));

/** `table.column` in SQL. */
export function columnName(column: AnyPgColumn): string {
  return `${getTableConfig(column.table).name}.${column.name}`;
}

/**
 * Marks files that no row or library names, and removes those marked for two days. Saves clear the mark first
 * (`protectFile`).
 */
export async function removeUnnamedFiles(
  db: Db,
  signal: AbortSignal,
): Promise<{ marked: number; removed: number; bytes: number }> {
  const counts = { marked: await mark(db), removed: 0, bytes: 0 };
  const old = await findOld(db);
  for (let start = 0; start < old.length && !signal.aborted; start += batch) {
    const removed = await remove(db, old.slice(start, start + batch));
    counts.removed += removed.length;
    counts.bytes += removed.reduce((sum, { size }) => sum + size, 0);
  }
  return counts;
}

/** Resolves to the number of new marks. */
async function mark(db: Db): Promise<number> {
  const { rows } = await patiently(
    db,
    sql`
    with named as materialized (${named()}),
    changed as (
      select f.sha, n.sha is not null as is_named from ${files} f left join named n on n.sha = f.sha
      where (n.sha is null and f.uploaded_on is null) = (f.unnamed_since is null) for update of f skip locked
    )
    update ${files} set unnamed_since = case when changed.is_named or uploaded_on is not null then null else now() end
    from changed where changed.sha = files.sha returning files.unnamed_since is not null as is_marked`,
  );
  return rows.filter(({ is_marked }) => is_marked).length;
}

/** Checked again, as the use may be newer than the mark. */
async function findOld(db: Db): Promise<string[]> {
  const [first] = await db.select({ sha: files.sha }).from(files).where(isOld).limit(1);
  if (!first) return [];
  const { rows } = await patiently(
    db,
    sql`
    with named as materialized (${named()})
    select sha from ${files} where ${isOld} and not exists (select 1 from named where named.sha = files.sha)`,
  );
  return rows.map(({ sha }) => String(sha));
}

/** Skips rows locked by a save, and rows whose mark was cleared. */
function remove(db: Db, shas: readonly string[]): Promise<{ size: number }[]> {
  const free = db
    .select({ sha: files.sha })
    .from(files)
    .where(and(inArray(files.sha, [...shas]), isOld))
    .for('update', { skipLocked: true });
  return db.delete(files).where(inArray(files.sha, free)).returning({ size: files.size });
}

/** Checking every page of every site may exceed the timeout of a call. */
async function patiently(db: Db, statement: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(maxStatementMs)}, true)`);
    return tx.execute(statement);
  });
}

function named(): SQL {
  const parts = namingColumns.map((column) =>
    column.name.endsWith('_sha')
      ? sql`select ${column} as sha from ${column.table} where ${column} is not null`
      : sql`select found[1] as sha from ${column.table}, regexp_matches(${column}::text, '[0-9a-f]{64}', 'g') found`,
  );
  return sql.join(parts, sql` union `);
}
