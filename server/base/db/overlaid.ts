import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Db, isPooled } from './client';
import * as schema from './schema';

/** Rows of a table as a reader shall see them. */
export interface Overlay {
  table: string;
  /** Column that names a row. */
  key: 'id' | 'key';
  /** Columns by their names in the database, by the row's key. */
  rows: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Not a name that begins a statement (`named.ts`): a connection keeps no plan of a reading that may never come again. */
const mark = '/* overlaid */ ';
const reading = /^[\s(]*select\b/i;
const withNames = /^\s*with\s+(?!recursive\b)/i;

/**
 * The database for readers, with other values in some rows. Each statement finds them in tables of its own that hide
 * the stored ones, so that nothing is written and nobody waits. Reads outside transactions only.
 */
export function overlaid(db: Db, overlays: readonly Overlay[]): Db {
  if (overlays.length === 0) return db;
  if (!isPooled(db)) throw new Error('Only a pool can be overlaid');
  const pool = db.$client;
  const query = async (asked: pg.QueryConfig, values: unknown[] = []) => {
    const text = await withoutFunctions(pool, asked.text);
    return pool.query({ ...asked, text: hiding(text, overlays, values.length) }, [
      ...values,
      ...overlays.flatMap(({ rows }) => [Object.keys(rows), JSON.stringify(rows)]),
    ]);
  };
  // Drizzle asks no more of a client outside transactions.
  return drizzle({ query } as unknown as pg.Pool, { schema });
}

function hiding(text: string, overlays: readonly Overlay[], used: number): string {
  const hidden = overlays.map(({ table, key }, place) => {
    const [keys, rows] = [`$${used + place * 2 + 1}::text[]`, `$${used + place * 2 + 2}::jsonb`];
    const own = `t."${key}"::text`;
    return `"${table}" as not materialized (
      select t.xmin, t.* from "${table}" t where ${own} <> all(${keys})
      union all select t.xmin, changed.* from "${table}" t
        cross join lateral jsonb_populate_record(t, ${rows} -> ${own}) changed where ${own} = any(${keys}))`;
  });
  if (withNames.test(text)) return `${mark}with ${hidden.join(', ')}, ${text.replace(withNames, '')}`;
  if (!reading.test(text)) throw new Error('An overlaid database can only be read');
  return `${mark}with ${hidden.join(', ')} ${text}`;
}

/** Functions that read tables; PostgreSQL would show them the stored rows. */
const readers = ['shown_popup', 'home_popups'] as const;

/** A statement with the texts of such functions in place of their calls. */
async function withoutFunctions(pool: pg.Pool, text: string): Promise<string> {
  if (!readers.some((name) => text.includes(name))) return text;
  const { rows } = await pool.query<{ name: string; body: string; columns: string[] | null }>(
    'select proname as name, prosrc as body, proargnames as columns from pg_proc where proname = any($1)',
    [[...readers]],
  );
  return readers.reduce((replaced, reader) => {
    const found = rows.find(({ name }) => name === reader);
    if (!found) return replaced;
    const names = found.columns?.map((column) => `"${column}"`).join(', ');
    const own = names ? `(${found.body}) as "${reader}" (${names})` : `(${found.body})`;
    return replaced.replaceAll(new RegExp(`"?\\b${reader}\\b"?\\(\\)`, 'g'), () => own);
  }, text);
}
