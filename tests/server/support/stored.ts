import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/base/db/client';

/** A digest of all stored data, except these tables. */
export const stored = (db: Db, without: readonly string[] = []): Promise<string> =>
  // Sorted by digest, as rows may hold megabytes.
  digest(db, without, (table) => sql`select md5(t::text) as part from ${table} t`);

/** A digest of the row versions of all other tables: cheap, as no value is read; any write changes it. */
export const rowVersions = (db: Db, without: readonly string[] = []): Promise<string> =>
  digest(db, without, (table) => sql`select concat(ctid, xmin) as part from ${table}`);

async function digest(
  db: Db,
  without: readonly string[],
  partsOf: (table: ReturnType<typeof sql.identifier>) => SQL,
): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const tables = rows.filter(({ name }) => !without.includes(name));
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(part, ',' order by part collate "C"), '')) as digest from (${partsOf(sql.identifier(name))}) parts`,
  );
  const found = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `));
  return found.rows
    .map(({ name, digest: own }) => `${name} ${own}`)
    .toSorted()
    .join('\n');
}
