import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/client';

/** A digest of all stored data, except these tables. */
export async function stored(db: Db, without: readonly string[] = []): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const tables = rows.filter(({ name }) => !without.includes(name));
  // Sorted by digest, as rows may hold megabytes.
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(digest, '' order by digest collate "C"), '')) as digest from (select md5(t::text) as digest from ${sql.identifier(name)} t) rows`,
  );
  const found = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `));
  return found.rows
    .map(({ name, digest }) => `${name} ${digest}`)
    .toSorted()
    .join('\n');
}
