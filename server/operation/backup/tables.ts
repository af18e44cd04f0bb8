import type pg from 'pg';

/** Tables that a backup omits and a restore leaves unchanged: sessions, counters, caches. */
export const localTables: readonly string[] = [
  'tokens',
  'one_time_keys',
  'sign_in_starts',
  'password_requests',
  'login_attempts',
  'used_tickets',
  'jobs',
  'clock_checks',
  'page_purges',
  'proof_due',
  'proof_build',
  'operator_tasks',
  'identity_stamp',
  // Tokens, and the positions of other systems in the change feed.
  'api_tokens',
  'change_entries',
  'change_feed',
  'webhooks',
  'webhook_deliveries',
  'webhook_tries',
  'list_stamps',
  'presence',
  // Objects of this store: a backup contains the bytes of each file instead.
  'file_objects',
];
/** Tables that a backup omits and a restore empties. */
export const omittedTables: readonly string[] = [
  // Links are secrets, and a restore must not revive revoked ones.
  'preview_links',
  // Public pages order them again.
  'made_files',
  // Triggers fill these again.
  'file_uses',
  'last_changes',
  'visible_records',
];
/** Rows of `files` without those of `made_files`. Share cards stay, as an upload may have the bytes of one. */
export const ownFiles =
  "NOT (extension IN ('avif', 'webp', 'woff2') AND EXISTS (SELECT FROM made_files WHERE file_sha = files.sha))";
export const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id',
  );
  return rows.map(({ hash }) => hash);
}

/** All our tables, each after the tables that it references. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; needs: string[] }>(`
    SELECT c.relname AS "table", coalesce(array_agg(f.confrelid::regclass::text) FILTER (WHERE f.confrelid <> c.oid), '{}') AS needs
    FROM pg_class c LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f'
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.oid, c.relname ORDER BY c.relname`);
  const sorted: string[] = [];
  while (sorted.length < rows.length) {
    const next = rows.find(
      ({ table, needs }) => !sorted.includes(table) && needs.every((needed) => sorted.includes(needed)),
    );
    if (!next) throw new Error('Tables that refer to each other');
    sorted.push(next.table);
  }
  return sorted;
}

export async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ attname: string }>(
    "SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum",
    [`public.${name(table)}`],
  );
  return rows.map(({ attname }) => attname);
}

/** Advances every counter beyond restored and former values, so that no id is ever reused. */
export async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    SELECT c.relname AS "table", a.attname AS "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attidentity <> ''
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `SELECT setval($1, newest) FROM (SELECT greatest((SELECT max(${name(column)}) FROM ${name(table)}), pg_sequence_last_value($1::regclass)) AS newest) counters WHERE newest IS NOT NULL`,
      [sequence],
    );
  }
  const { rows: parts } = await client.query<{ last: string }>(`
    SELECT greatest(1, max(found.id))::text AS last FROM (
      SELECT (part->>'id')::bigint AS id FROM (
        SELECT parts FROM cases UNION ALL SELECT parts FROM articles UNION ALL SELECT parts FROM templates UNION ALL SELECT parts FROM site_themes
        UNION ALL SELECT published_parts FROM site_themes WHERE published_parts IS NOT NULL UNION ALL SELECT parts FROM site_theme_versions
        UNION ALL SELECT data->'parts' FROM record_versions WHERE jsonb_typeof(data->'parts') = 'array'
      ) pages, jsonb_array_elements(pages.parts) part
      UNION ALL
      SELECT (item->>'id')::bigint FROM (
        SELECT parts FROM cases UNION ALL SELECT parts FROM articles UNION ALL SELECT parts FROM templates UNION ALL SELECT parts FROM site_themes
        UNION ALL SELECT published_parts FROM site_themes WHERE published_parts IS NOT NULL UNION ALL SELECT parts FROM site_theme_versions
        UNION ALL SELECT data->'parts' FROM record_versions WHERE jsonb_typeof(data->'parts') = 'array'
      ) pages, jsonb_array_elements(pages.parts) part, jsonb_array_elements(coalesce(part->'items', '[]'::jsonb)) item
      UNION ALL SELECT part_id FROM comment_threads UNION ALL SELECT part_id FROM part_copies
    ) found`);
  await client.query("SELECT setval('part_ids', greatest($1::bigint, (SELECT last_value FROM part_ids)))", [
    parts[0]?.last ?? '1',
  ]);
}
