import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { assertStore, type FileStore } from '../../base/files/store';
import { build } from '../../base/process/release';
import { BackupError, textLines } from './lines';
import { columnsOf, localTables, migrationsOf, name, omittedTables, ownFiles, tablesOf } from './tables';

/** Tables that an export omits, besides the tables specific to an installation (decisions/044-moving-in-and-out). */
const secretTables: readonly string[] = [
  'recovery_codes',
  'passkeys',
  'company_links',
  'form_secrets',
  'erased_persons',
  'erasure_keys',
  'secret_keys',
  // Stored answers may contain a secret that was shown once.
  'idempotency_keys',
  // Otherwise two installations would send the same mail.
  'outbox',
];
const omittedColumns: Readonly<Record<string, readonly string[]>> = {
  accounts: ['password_hash', 'totp_secret', 'totp_pending', 'totp_step', 'totp_since'],
  proof_keys: ['private_key'],
  // Each file is exported to the folder.
  files: ['bytes', 'object'],
};
/** Tables filled before the first start. */
const preparedTables: readonly string[] = ['known_claims'];
const format = 1;
const headFile = 'export.json';
const filesFolder = 'files';
const batchRows = 500;

interface Head {
  format: number;
  build: string;
  migrations: string[];
  /** Number of rows by table. */
  tables: Record<string, number>;
  /** Last number of each counter. */
  counters: Record<string, number>;
}

/** Thrown when the folder, or the installation to be filled, is not empty. */
export class NotEmptyError extends Error {}

/**
 * Exports one snapshot: JSON lines and files; equal content gives equal bytes. Resolves to the number of
 * rows. Throws NotEmptyError and StoreError.
 */
export async function writeExport(client: pg.Client, folder: string, store?: FileStore): Promise<number> {
  if ((await readdir(folder).catch(() => [])).length > 0) throw new NotEmptyError(folder);
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, filesFolder), { recursive: true, mode: 0o700 });
  try {
    await client.query(
      "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL TimeZone = 'UTC'; SET LOCAL statement_timeout = 0",
    );
    const tables: Record<string, number> = {};
    for (const table of await exportedTables(client)) tables[table] = await writeTable(client, draft, table);
    await writeFiles(client, join(draft, filesFolder), store);
    const head: Head = {
      format,
      build,
      migrations: await migrationsOf(client),
      tables,
      counters: await countersOf(client, Object.keys(tables)),
    };
    await writeFile(join(draft, headFile), `${JSON.stringify(head, null, 2)}\n`, { mode: 0o600 });
    await rmdir(folder).catch(() => {});
    await rename(draft, folder);
    return Object.values(tables).reduce((sum, rows) => sum + rows, 0);
  } finally {
    await client.query('ROLLBACK');
    await rm(draft, { recursive: true, force: true });
  }
}

async function exportedTables(client: pg.Client): Promise<string[]> {
  const omitted = new Set([...localTables, ...omittedTables, ...secretTables]);
  return (await tablesOf(client)).filter((table) => !omitted.has(table));
}

async function exportedColumns(client: pg.Client, table: string): Promise<string[]> {
  const omitted = omittedColumns[table] ?? [];
  return (await columnsOf(client, table)).filter((column) => !omitted.includes(column));
}

async function writeTable(client: pg.Client, folder: string, table: string): Promise<number> {
  const list = (await exportedColumns(client, table)).map(name).join(', ');
  const kept = table === 'files' ? ` WHERE ${ownFiles}` : '';
  const rows = `SELECT ${list} FROM ${name(table)}${kept} ORDER BY ${await keyOf(client, table)}`;
  let count = 0;
  const lines = async function* () {
    for await (const { line } of cursor<{ line: string }>(
      client,
      `SELECT to_json(r)::text AS line FROM (${rows}) r`,
    )) {
      count += 1;
      yield `${line}\n`;
    }
  };
  const target = createWriteStream(join(folder, `${table}.jsonl`), { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines()), target);
  return count;
}

async function* cursor<Row extends pg.QueryResultRow>(client: pg.Client, query: string): AsyncGenerator<Row> {
  await client.query(`DECLARE export_rows NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${batchRows} FROM export_rows`);
    yield* rows;
    if (rows.length < batchRows) break;
  }
  await client.query('CLOSE export_rows');
}

/** Primary key, with a sort order that is the same in every database. */
async function keyOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ column: string; is_number: boolean }>(
    `SELECT a.attname AS "column", t.typcategory = 'N' AS is_number
    FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY k(attnum, place)
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum JOIN pg_type t ON t.oid = a.atttypid
    WHERE i.indrelid = $1::regclass AND i.indisprimary ORDER BY k.place`,
    [`public.${name(table)}`],
  );
  if (rows.length === 0) throw new Error(`${table} has no primary key`);
  return rows
    .map(({ column, is_number: isNumber }) => (isNumber ? name(column) : `${name(column)}::text COLLATE "C"`))
    .join(', ');
}

async function writeFiles(client: pg.Client, folder: string, store: FileStore | undefined): Promise<void> {
  const { rows } = await client.query<{ sha: string; extension: string; isStored: boolean }>(
    `SELECT sha, extension, object IS NOT NULL AS "isStored" FROM files WHERE ${ownFiles} ORDER BY sha`,
  );
  for (const { isStored, ...key } of rows) {
    const bytes = isStored ? await storedBytes(store, key) : await databaseBytes(client, key.sha);
    await writeFile(join(folder, `${key.sha}.${key.extension}`), bytes, { mode: 0o600 });
  }
}

function storedBytes(store: FileStore | undefined, key: { sha: string; extension: string }): Promise<Buffer> {
  assertStore(store);
  return store.get(key);
}

async function databaseBytes(client: pg.Client, sha: string): Promise<Buffer> {
  const { rows } = await client.query<{ bytes: Buffer }>('SELECT bytes FROM files WHERE sha = $1', [sha]);
  return rows[0]?.bytes ?? Buffer.alloc(0);
}

/** Counters of the ids of tables and blocks; they never repeat a number. */
async function countersOf(client: pg.Client, tables: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await client.query<{ counter: string; last: string }>(
    `SELECT s.sequencename AS counter, s.last_value::text AS last FROM pg_sequences s
    LEFT JOIN pg_class c ON c.relname = s.sequencename AND c.relkind = 'S' AND c.relnamespace = 'public'::regnamespace
    LEFT JOIN pg_depend d ON d.objid = c.oid AND d.deptype = 'i' LEFT JOIN pg_class t ON t.oid = d.refobjid
    WHERE s.schemaname = 'public' AND s.last_value IS NOT NULL AND (t.relname IS NULL OR t.relname = ANY ($1))
    ORDER BY s.sequencename COLLATE "C"`,
    [tables],
  );
  return Object.fromEntries(rows.map(({ counter, last }) => [counter, Number(last)]));
}

/**
 * Fills a never started installation with an export of this release. Resolves to the number of rows. Throws
 * NotEmptyError and BackupError.
 */
export async function readExport(client: pg.Client, folder: string): Promise<number> {
  const head = await headOf(folder);
  await client.query(
    "BEGIN; SET LOCAL statement_timeout = 0; SELECT set_config('back_office.restoring', 'on', true)",
  );
  try {
    const tables = await exportedTables(client);
    await assertSameSchema(client, head, tables);
    await assertEmpty(client, tables);
    let total = 0;
    for (const table of tables) total += await readTable(client, folder, table, head.tables[table] ?? 0);
    for (const [counter, last] of Object.entries(head.counters)) {
      await client.query('SELECT setval($1::regclass, $2)', [`public.${name(counter)}`, last]);
    }
    await client.query('SELECT purge_all_pages(), purge_whole_website(), tell_of_restore()');
    await client.query('COMMIT');
    return total;
  } catch (error) {
    await client.query('ROLLBACK');
    // Class 22: a row or a value with the wrong format; class 23: a violated constraint.
    const isRefusedRow = error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
    throw isRefusedRow ? new BackupError('damaged') : error;
  }
}

async function headOf(folder: string): Promise<Head> {
  const text = await readFile(join(folder, headFile), 'utf8').catch(() => {
    throw new BackupError('damaged');
  });
  try {
    const head = JSON.parse(text) as Head;
    if (head.format === format && Array.isArray(head.migrations) && head.tables && head.counters) return head;
  } catch {
    // Falls through: not part of an export.
  }
  throw new BackupError('damaged');
}

async function assertSameSchema(client: pg.Client, head: Head, tables: readonly string[]): Promise<void> {
  if (JSON.stringify(head.migrations) !== JSON.stringify(await migrationsOf(client))) {
    throw new BackupError('otherSchema', head.build);
  }
  if (JSON.stringify(Object.keys(head.tables).toSorted()) !== JSON.stringify(tables.toSorted())) {
    throw new BackupError('damaged');
  }
}

async function assertEmpty(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    if (preparedTables.includes(table)) {
      await client.query(`DELETE FROM ${name(table)}`);
      continue;
    }
    const { rowCount } = await client.query(`SELECT 1 FROM ${name(table)} LIMIT 1`);
    if (rowCount) throw new NotEmptyError(table);
  }
}

async function readTable(client: pg.Client, folder: string, table: string, rows: number): Promise<number> {
  const columns = (await exportedColumns(client, table)).map(name);
  const list = columns.join(', ');
  const values = columns.map((column) => `r.${column}`).join(', ');
  await client.query('CREATE TEMP TABLE incoming (place int GENERATED ALWAYS AS IDENTITY, line json)');
  let count = 0;
  let batch: string[] = [];
  const flush = async () => {
    await client.query('INSERT INTO incoming (line) SELECT unnest($1::text[])::json', [batch]);
    count += batch.length;
    batch = [];
  };
  const source = createReadStream(join(folder, `${table}.jsonl`));
  const opened = textLines(source);
  try {
    for await (const line of opened) {
      batch.push(line);
      if (batch.length === batchRows) await flush();
    }
  } catch (error) {
    if (error instanceof pg.DatabaseError) throw error;
    throw new BackupError('damaged');
  }
  await flush();
  if (count !== rows) throw new BackupError('damaged');
  const from = `FROM incoming, json_populate_record(NULL::${name(table)}, line) r ORDER BY incoming.place`;
  if (table === 'files') await readFiles(client, join(folder, filesFolder), { list, values, from });
  // One statement, because a row may refer to a later one.
  else {
    await client.query(
      `INSERT INTO ${name(table)} (${list}) OVERRIDING SYSTEM VALUE SELECT ${values} ${from}`,
    );
  }
  await client.query('DROP TABLE incoming');
  return count;
}

async function readFiles(
  client: pg.Client,
  folder: string,
  { list, values, from }: { list: string; values: string; from: string },
): Promise<void> {
  const { rows } = await client.query<{ place: number; sha: string; extension: string }>(
    `SELECT incoming.place, r.sha, r.extension ${from}`,
  );
  for (const { place, sha, extension } of rows) {
    if (!/^[0-9a-f]{64}$/.test(sha) || !/^\w+$/.test(extension)) throw new BackupError('damaged');
    const bytes = await readFile(join(folder, `${sha}.${extension}`)).catch(() => {
      throw new BackupError('damaged');
    });
    if (createHash('sha256').update(bytes).digest('hex') !== sha) throw new BackupError('damaged');
    await client.query(
      `INSERT INTO files (${list}, bytes) OVERRIDING SYSTEM VALUE SELECT ${values}, $1 FROM incoming, json_populate_record(NULL::files, line) r WHERE incoming.place = $2`,
      [bytes, place],
    );
  }
}
