import { headOf } from './head';
import { restoreProof, saveProof } from './kept-proof';
import { eraseSince, keep, restoreKeptRows } from './kept-rows';
import { lockTables } from './lock-tables';
import { raiseVersions } from './row-versions';
import { once } from 'node:events';
import { type Readable, type Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError, LineReader, OtherBytesError } from './lines';
import { columnsOf, localTables, migrationsOf, name, setSequences, tablesOf } from './tables';
import type { SecretKeys } from '../../base/secrets/secret-store';

/** Append-only: a restore adds missing rows and keeps newer ones. */
const appendOnly = 'audit_entries';

export interface Restored {
  /** Rows read from the backup. */
  rows: number;
  /** Entries of the proof made here that the backup's proof replaced, as it does not lead to them. */
  lostProof: number;
}

export interface RestoreOptions {
  maxRowBytes?: number;
  secretKeys?: SecretKeys;
  /** Also restores files whose bytes are not those of their hash. */
  takesOtherBytes?: boolean;
}

/**
 * Replaces all content in one transaction, beside running servers. Sessions survive unless password or
 * activity changes. Throws BackupError, OtherBytesError and ErasureKeyError.
 */
export async function restoreBackup(
  client: pg.Client,
  source: Readable,
  { maxRowBytes, secretKeys = [], takesOtherBytes = false }: RestoreOptions = {},
): Promise<Restored> {
  await client.query('BEGIN');
  try {
    const restored = await restoreLines(client, new LineReader(source, maxRowBytes), secretKeys);
    await assertFiles(client, takesOtherBytes);
    await client.query('COMMIT');
    return restored;
  } catch (error) {
    await client.query('ROLLBACK');
    throw reasonOf(error);
  }
}

/**
 * Reports a row that PostgreSQL refuses as damage. Class 22: a row or a value with the wrong format; class 23: a
 * violated constraint.
 */
function reasonOf(error: unknown): unknown {
  const isRefusedRow = error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
  return isRefusedRow ? new BackupError('damaged') : error;
}

/**
 * Each file has its bytes in the backup, under the hash that visitors and proofs know it by. Throws BackupError and
 * OtherBytesError.
 */
async function assertFiles(client: pg.Client, takesOtherBytes: boolean): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM files WHERE bytes IS NULL OR sha !~ '^[0-9a-f]{64}$' LIMIT 1",
  );
  if (rowCount) throw new BackupError('damaged');
  if (takesOtherBytes) return;
  const { rows } = await client.query<{ sha: string }>(
    "SELECT sha FROM files WHERE encode(sha256(bytes), 'hex') <> sha ORDER BY sha",
  );
  if (rows.length > 0) throw new OtherBytesError(rows.map(({ sha }) => sha));
}

/**
 * Fills a new database with an unchanged backup of the same schema. Used to migrate an earlier backup
 * (server/operation/backup/earlier.ts). Throws BackupError for a damaged file.
 */
export async function fillNew(client: pg.Client, source: Readable): Promise<void> {
  const lines = new LineReader(source);
  headOf(await lines.json());
  const tables = await tablesOf(client);
  const filled = tables.filter((table) => table !== appendOnly && !localTables.includes(table));
  await client.query(`TRUNCATE ${filled.map(name).join(', ')} CASCADE`);
  try {
    await readTables(client, lines, tables, (table, columns) => copyInto(client, table, columns, lines));
  } catch (error) {
    throw reasonOf(error);
  }
}

async function restoreLines(client: pg.Client, lines: LineReader, secretKeys: SecretKeys): Promise<Restored> {
  const head = headOf(await lines.json());
  if (JSON.stringify(head.migrations) !== JSON.stringify(await migrationsOf(client))) {
    throw new BackupError('otherSchema');
  }
  const tables = await tablesOf(client);
  await lockTables(client, tables);
  await client.query(
    "SELECT purge_all_pages(), purge_whole_website(), set_config('back_office.restoring', 'on', true)",
  );
  // Runs the triggers that wait for the commit: PostgreSQL empties no table for which one waits.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await client.query('SET CONSTRAINTS ALL DEFERRED');
  const before = await keep(client, tables);
  await saveProof(client);
  await client.query(
    `TRUNCATE ${tables
      .filter((table) => table !== appendOnly)
      .map(name)
      .join(', ')}`,
  );
  const rows = await readTables(client, lines, tables, async (table, columns) => {
    if (table !== appendOnly) return copyInto(client, table, columns, lines);
    await client.query(`CREATE TEMP TABLE added (LIKE ${name(table)}) ON COMMIT DROP`);
    const added = await copyInto(client, 'added', columns, lines);
    await addMissing(client, columns);
    return added;
  });
  await setSequences(client);
  await raiseVersions(client, before.version);
  await restoreKeptRows(client, tables, before.mail);
  const lostProof = await restoreProof(client);
  await eraseSince(client, secretKeys);
  await client.query('SELECT purge_all_pages(), purge_whole_website(), tell_of_restore()');
  return { rows, lostProof };
}

type ReadTable = (table: string, columns: readonly string[]) => Promise<number>;

/** Reads the tables of a backup one by one up to its last line; resolves to the rows read. */
async function readTables(
  client: pg.Client,
  lines: LineReader,
  tables: readonly string[],
  read: ReadTable,
): Promise<number> {
  let total = 0;
  for (;;) {
    const line = await lines.json();
    if (line['end'] === true) {
      if (line['rows'] !== total) throw new BackupError('damaged');
      await lines.end();
      return total;
    }
    const { table, columns } = line as { table: string; columns: string[] };
    if (
      !tables.includes(table) ||
      JSON.stringify(columns) !== JSON.stringify(await columnsOf(client, table))
    ) {
      throw new BackupError('damaged');
    }
    total += await read(table, columns);
  }
}

function copyInto(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  lines: LineReader,
): Promise<number> {
  const list = columns.map(name).join(', ');
  return fillTable(client.query(copyFrom(`COPY ${name(table)} (${list}) FROM STDIN`)), lines);
}

/**
 * Adds missing entries; equal id, time and request mean equal entries. An entry whose id is taken gets a new
 * id.
 */
async function addMissing(client: pg.Client, columns: readonly string[]): Promise<void> {
  const others = columns
    .filter((column) => column !== 'id')
    .map(name)
    .join(', ');
  const table = name(appendOnly);
  await client.query(
    `DELETE FROM added USING ${table} own WHERE own.id = added.id AND own.at = added.at AND own.request_id = added.request_id`,
  );
  await client.query(`
    SELECT setval(sequence, newest) FROM (
      SELECT pg_get_serial_sequence('${appendOnly}', 'id')::regclass AS sequence, (SELECT max(id) FROM added) AS newest
    ) counters WHERE newest > coalesce(pg_sequence_last_value(sequence), 0)`);
  await client.query(
    `INSERT INTO ${table} (${others}) SELECT ${others} FROM added WHERE id IN (SELECT id FROM ${table})`,
  );
  await client.query(
    `INSERT INTO ${table} (id, ${others}) OVERRIDING SYSTEM VALUE SELECT id, ${others} FROM added WHERE id NOT IN (SELECT id FROM ${table})`,
  );
}

/** Resolves to the number of rows inserted. */
async function fillTable(table: Writable, lines: LineReader): Promise<number> {
  let rows = 0;
  /** PostgreSQL may refuse a row at any time, also while the next one is being read. */
  let refusal: Error | undefined;
  table.on('error', (error) => (refusal ??= error));
  try {
    for await (const piece of lines.rows((count) => (rows += count))) {
      if (refusal) throw refusal;
      if (!table.write(piece)) await once(table, 'drain');
    }
    if (refusal) throw refusal;
    table.end();
    await once(table, 'finish');
  } catch (error) {
    // Ending the COPY also fails then; that error is not the cause.
    const reason = refusal ?? error;
    // Otherwise the connection would stay in COPY mode, unusable for other statements.
    if (!refusal) {
      const closed = once(table, 'close');
      table.destroy(error instanceof Error ? error : new Error('No more rows'));
      await closed.catch(() => {});
    }
    throw reason;
  }
  return rows;
}
