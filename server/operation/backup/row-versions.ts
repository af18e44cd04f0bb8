import type pg from 'pg';
import { name } from './tables';

/** Row versions after a restore start at the next multiple, above all versions since the backup. */
const versionsARestore = 100_000;

/** Ensures that no row version is reused: caches, open forms and browsers may hold the old content. */
export async function raiseVersions(client: pg.Client, before: number): Promise<void> {
  const newest = Math.max(before, await newestVersion(client));
  const base = (Math.floor(newest / versionsARestore) + 1) * versionsARestore;
  for (const table of await versionedTables(client)) {
    await client.query(`UPDATE ${name(table)} SET row_version = $1::int + row_version % $2::int`, [
      base,
      versionsARestore,
    ]);
  }
}

/** Newest row version of all tables. */
export async function newestVersion(client: pg.Client): Promise<number> {
  const all = (await versionedTables(client)).map(
    (table) => `SELECT max(row_version) AS version FROM ${name(table)}`,
  );
  const { rows } = await client.query<{ version: number | null }>(
    `SELECT max(version) AS version FROM (${all.join(' UNION ALL ')}) newest`,
  );
  return rows[0]?.version ?? 0;
}

async function versionedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    "SELECT table_name AS \"table\" FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'row_version'",
  );
  return rows.map(({ table }) => table);
}
