import { and, getTableColumns, inArray, is, sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import * as schema from '../db/schema';

const { files } = schema;

/** Pictures of the library stay until they are deleted there (decisions/022-picture-library). */
const isInLibrary = sql`${files.uploadedOn} is not null`;
/** A file goes when nothing has named it for so long: an open form may still hold its address. */
const isOld = sql`${files.unnamedSince} < now() - interval '2 days' and not ${isInLibrary}`;
/** Their bytes leave with them, so few at a time. */
const batch = 500;
const maxStatementMs = 600_000;

/**
 * Every column that can name a file, derived from the schema: a hash by the end of its name, and every JSON and every
 * text of any length, in which everything that looks like a hash counts. The narrower widths of a picture are named by its
 * own row for as long as that is there.
 */
export const namingColumns: readonly AnyPgColumn[] = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter((column) => column.name.endsWith('_sha') || ['jsonb', 'text'].includes(column.getSQLType()));

/** `table.column`, as the database calls it. */
export function columnName(column: AnyPgColumn): string {
  return `${getTableConfig(column.table).name}.${column.name}`;
}

/**
 * Marks files that nothing names and that are no pictures of the library, and removes those that have been marked for two days. No save loses a file by it:
 * what names a file anew takes the mark away first (`keepFile`), and a copy names what its source names.
 */
export async function removeUnnamedFiles(
  db: Db,
  signal: AbortSignal,
): Promise<{ marked: number; removed: number; bytes: number }> {
  const counts = { marked: await mark(db), removed: 0, bytes: 0 };
  const old = await findOld(db);
  for (let start = 0; start < old.length && !signal.aborted; start += batch) {
    const gone = await remove(db, old.slice(start, start + batch));
    counts.removed += gone.length;
    counts.bytes += gone.reduce((sum, { size }) => sum + size, 0);
  }
  return counts;
}

/** Resolves to how many are marked now that were not before. */
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

/** Looks again, as a mark may be older than what names the file now. */
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

/** Those that a save has locked are left for the next time, and those that have lost their mark meanwhile are named. */
function remove(db: Db, shas: readonly string[]): Promise<{ size: number }[]> {
  const free = db
    .select({ sha: files.sha })
    .from(files)
    .where(and(inArray(files.sha, [...shas]), isOld))
    .for('update', { skipLocked: true });
  return db.delete(files).where(inArray(files.sha, free)).returning({ size: files.size });
}

/** A look at every page of every website may take longer than a call may. */
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
