import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Readable, type Writable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { buildName, commit, release } from '../process/release';
import { BackupError, endOfTable, LineReader, textLines } from './lines';
import { columnsOf, localTables, migrationsOf, name, omittedTables, setSequences, tablesOf } from './tables';
import * as schema from '../db/schema';
import { assertStore, type FileStore } from '../files/store';
import { eraseAgain } from '../privacy/erasures';
import type { SecretKeys } from '../secrets/kept-secrets';

const format = 1;
const copiedNull = '\\N';
const filesTable = 'files';
/** Append-only: a restore adds missing rows and keeps newer ones. */
const appendOnly = 'audit_entries';
/** Legal evidence: a restore keeps these rows of the installation beside those of the backup. */
const provenTables: readonly string[] = [
  'erasure_keys',
  'erased_persons',
  'person_requests',
  'incidents',
  'incident_persons',
  'exported_contacts',
];
/** Row versions after a restore start at the next multiple, beyond all saves since the backup. */
const versionsARestore = 100_000;
/** Our statement_timeout, or a deadlock. */
const lockTimeouts: readonly unknown[] = ['57014', '40P01'];
/** Half a second each where PostgreSQL is as it comes: ten minutes, longer than any call or backup should hold it up. */
const maxLockTries = 1200;

/**
 * Writes everything as one gzipped text from one snapshot, while servers continue. One line names the schema, one each
 * table, followed by its rows in COPY format; the last line counts them. Files in the store are included as if in the
 * database. Resolves to the number of rows. Throws StoreError.
 */
export async function writeBackup(client: pg.Client, target: Writable, store?: FileStore): Promise<number> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  let rows = 0;
  // When writing fails, as on a full disk, the connection still stands in its COPY: the caller ends it.
  await pipeline(
    Readable.from(
      linesOf(client, store, (count) => (rows += count)),
      { objectMode: false },
    ),
    createGzip(),
    target,
  );
  await client.query('ROLLBACK');
  return rows;
}

async function* linesOf(
  client: pg.Client,
  store: FileStore | undefined,
  counted: (rows: number) => void,
): AsyncGenerator<string | Buffer> {
  const head = {
    format,
    release,
    ...(commit === undefined ? {} : { commit }),
    migrations: await migrationsOf(client),
    madeOn: new Date().toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  let total = 0;
  for (const table of await tablesOf(client)) {
    const columns = await columnsOf(client, table);
    yield `${JSON.stringify({ table, columns })}\n`;
    if (!localTables.includes(table) && !omittedTables.includes(table)) {
      const list = columns.map(name).join(', ');
      const isFiles = table === filesTable;
      const query = client.query(
        copyTo(
          isFiles
            ? `COPY (SELECT ${list} FROM files WHERE object IS NULL) TO STDOUT`
            : `COPY ${name(table)} (${list}) TO STDOUT`,
        ),
      );
      const chunks: AsyncIterable<Buffer> = query;
      yield* chunks;
      const rows = query.rowCount + (isFiles ? yield* filesFromStore(client, store, columns) : 0);
      counted(rows);
      total += rows;
    }
    yield `${endOfTable}\n`;
  }
  yield `${JSON.stringify({ end: true, rows: total })}\n`;
}

/** Rows with bytes in the store, including these; resolves to their number. */
async function* filesFromStore(
  client: pg.Client,
  store: FileStore | undefined,
  columns: readonly string[],
): AsyncGenerator<string, number> {
  const [sha, extension] = [columns.indexOf('sha'), columns.indexOf('extension')];
  const [object, bytes] = [columns.indexOf('object'), columns.indexOf('bytes')];
  const query = client.query(
    copyTo(`COPY (SELECT ${columns.map(name).join(', ')} FROM files WHERE object IS NOT NULL) TO STDOUT`),
  );
  for await (const row of textLines(query)) {
    assertStore(store);
    // As PostgreSQL writes them, a tab within a value is no tab, and no value but a NULL is this one.
    const values = row.split('\t').with(object, copiedNull);
    const whole = await store.get({ sha: values[sha] ?? '', extension: values[extension] ?? '' });
    yield `${values.with(bytes, `\\\\x${whole.toString('hex')}`).join('\t')}\n`;
  }
  return query.rowCount;
}

/**
 * Replaces all content by a backup in one transaction: until it succeeds, nothing changes. Servers may run meanwhile;
 * accounts stay signed in unless password or activity change. Resolves to the number of rows. Throws BackupError for a
 * damaged file, another schema, and LostErasureKey.
 */
export async function restoreBackup(
  client: pg.Client,
  source: Readable,
  { maxRowBytes, secretKeys = [] }: { maxRowBytes?: number; secretKeys?: SecretKeys } = {},
): Promise<number> {
  await client.query('BEGIN');
  try {
    const rows = await restoreLines(client, new LineReader(source, maxRowBytes), secretKeys);
    await client.query('COMMIT');
    return rows;
  } catch (error) {
    await client.query('ROLLBACK');
    throw reasonOf(error);
  }
}

/** Damage for a row that PostgreSQL refuses. Class 22: no value of its column, or no row; class 23: against a rule of its table. */
function reasonOf(error: unknown): unknown {
  const isRefusedRow = error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');
  return isRefusedRow ? new BackupError('damaged') : error;
}

/** First line of a backup. */
interface BackupHead {
  /** The build that wrote it, such as `1.1.0+2dd45e5b1c3a`; the first releases named none. */
  build?: string;
  /** When its snapshot was taken. */
  madeOn?: string;
  /** Hashes of the migrations that its schema has, the oldest first. */
  migrations: readonly string[];
}

/** Reads the first line alone. Throws BackupError for a file that is no backup. */
export async function readHead(source: Readable): Promise<BackupHead> {
  const lines = new LineReader(source);
  try {
    return headOf(await lines.json());
  } finally {
    lines.close();
  }
}

function headOf(head: Record<string, unknown>): BackupHead {
  const { format: given, release: by, commit: from, madeOn, migrations } = head;
  if (given !== format || !Array.isArray(migrations)) throw new BackupError('damaged');
  return {
    migrations: migrations.map(String),
    ...(typeof by === 'string' ? { build: buildName(by, typeof from === 'string' ? from : undefined) } : {}),
    ...(typeof madeOn === 'string' ? { madeOn } : {}),
  };
}

/**
 * Fills a new database with a backup of the same schema, as it is: for bringing an earlier backup to the newest schema
 * (server/backup/earlier.ts). Throws BackupError for a damaged file.
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

async function restoreLines(client: pg.Client, lines: LineReader, secretKeys: SecretKeys): Promise<number> {
  const head = headOf(await lines.json());
  if (JSON.stringify(head.migrations) !== JSON.stringify(await migrationsOf(client))) {
    throw new BackupError('otherSchema');
  }
  const tables = await tablesOf(client);
  await lock(client, tables);
  await client.query(
    "SELECT purge_all_pages(), purge_whole_website(), set_config('back_office.restoring', 'on', true)",
  );
  const before = await keep(client, tables);
  await client.query(
    `TRUNCATE ${tables
      .filter((table) => table !== appendOnly)
      .map(name)
      .join(', ')}`,
  );
  const total = await readTables(client, lines, tables, async (table, columns) => {
    if (table !== appendOnly) return copyInto(client, table, columns, lines);
    await client.query(`CREATE TEMP TABLE added (LIKE ${name(table)}) ON COMMIT DROP`);
    const rows = await copyInto(client, 'added', columns, lines);
    await addMissing(client, columns);
    return rows;
  });
  await setSequences(client);
  await raiseVersions(client, before.version);
  await putBack(client, tables, before.mail);
  await eraseSince(client, secretKeys);
  await client.query('SELECT purge_all_pages(), purge_whole_website(), tell_of_restore()');
  return total;
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
 * Entries of the same id and time are the same; one whose id another has, as on another machine, gets one of its own.
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

/**
 * Locks the tables without deadlocks: PostgreSQL ends whoever first waited its deadlock_timeout, which could be a call,
 * so we give up sooner and try again.
 */
async function lock(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ patience: number }>(
    "SELECT ceil(reset_val::int / 2.0)::int AS patience FROM pg_settings WHERE name = 'deadlock_timeout'",
  );
  for (let tries = 1; ; tries += 1) {
    await client.query('SAVEPOINT unlocked');
    try {
      await client.query(`SET LOCAL statement_timeout = ${rows[0]?.patience ?? 500}`);
      await client.query(`LOCK TABLE ${tables.map(name).join(', ')} IN ACCESS EXCLUSIVE MODE`);
      await client.query('SET LOCAL statement_timeout = 0');
      return;
    } catch (error) {
      await client.query('ROLLBACK TO SAVEPOINT unlocked');
      const isTimeout = error instanceof Error && 'code' in error && lockTimeouts.includes(error.code);
      if (!isTimeout || tries === maxLockTries) throw error;
    }
  }
}

/** Saves data that a restore must not revert; resolves to the newest row version and the newest mail. */
async function keep(
  client: pg.Client,
  tables: readonly string[],
): Promise<{ version: number; mail: number }> {
  for (const table of [...keptIn(tables), ...provenTables, 'outbox']) {
    await client.query(`CREATE TEMP TABLE ${name(`kept_${table}`)} ON COMMIT DROP AS TABLE ${name(table)}`);
  }
  await client.query(
    'CREATE TEMP TABLE kept_accounts ON COMMIT DROP AS SELECT id, lower(account) AS account, password_hash, is_active, epoch FROM accounts',
  );
  const { rows } = await client.query<{ mail: number }>(
    "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass), 0)::int AS mail",
  );
  return { version: await newestVersion(client), mail: rows[0]?.mail ?? 0 };
}

/** Restores data kept by `keep`: sessions of unchanged accounts, and which mails were sent. */
async function putBack(client: pg.Client, tables: readonly string[], mail: number): Promise<void> {
  await client.query(`
    UPDATE accounts SET epoch = CASE
      WHEN lower(accounts.account) = kept.account AND accounts.password_hash IS NOT DISTINCT FROM kept.password_hash AND accounts.is_active = kept.is_active THEN kept.epoch
      ELSE greatest(accounts.epoch, kept.epoch) + 1 END
    FROM kept_accounts kept WHERE kept.id = accounts.id`);
  for (const table of keptIn(tables)) {
    await client.query(`DELETE FROM ${name(table)}`);
    const isOfSameAccount =
      table === 'tokens' || table === 'one_time_keys'
        ? 'JOIN accounts ON accounts.id = kept.account_id AND accounts.epoch = kept.epoch'
        : '';
    await client.query(
      `INSERT INTO ${name(table)} OVERRIDING SYSTEM VALUE SELECT kept.* FROM ${name(`kept_${table}`)} kept ${isOfSameAccount}`,
    );
  }
  // Accounts, roles and cases came and went by ways that no trigger notices.
  for (const stamps of ['identity_stamp', 'list_stamps']) {
    await client.query(`UPDATE ${name(stamps)} SET stamp = gen_random_uuid()::text`);
  }
  // A mail that was on its way here before is not sent again, nor one that was never here left out.
  await client.query('DELETE FROM outbox WHERE id <= $1', [mail]);
  await client.query(
    'INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT * FROM kept_outbox ON CONFLICT DO NOTHING',
  );
}

/**
 * Puts back requests, incidents and erasures of this installation, and erases again whom the backup still names: before
 * anybody reads what was restored.
 */
async function eraseSince(client: pg.Client, secretKeys: SecretKeys): Promise<void> {
  const { rows: since } = await client.query<{ keyId: string; hash: string }>(`
    SELECT kept.key_id AS "keyId", kept.hash FROM kept_erased_persons kept
    LEFT JOIN erased_persons restored ON restored.key_id = kept.key_id AND restored.hash = kept.hash
    WHERE restored.hash IS NULL OR restored.erased_on < kept.erased_on`);
  await client.query(`
    DELETE FROM person_requests USING kept_person_requests kept WHERE person_requests.id = kept.id OR person_requests.number = kept.number;
    DELETE FROM incidents USING kept_incidents kept WHERE incidents.id = kept.id OR incidents.number = kept.number;
    DELETE FROM erased_persons USING kept_erased_persons kept WHERE erased_persons.key_id = kept.key_id AND erased_persons.hash = kept.hash;
    DELETE FROM erasure_keys USING kept_erasure_keys kept WHERE erasure_keys.id = kept.id AND NOT EXISTS (SELECT FROM erased_persons WHERE key_id = kept.id)`);
  for (const table of provenTables) {
    await client.query(
      `INSERT INTO ${name(table)} OVERRIDING SYSTEM VALUE SELECT * FROM ${name(`kept_${table}`)} ON CONFLICT DO NOTHING`,
    );
  }
  await setSequences(client);
  await eraseAgain(drizzle(client, { schema }), since, secretKeys);
}

const keptIn = (tables: readonly string[]) => localTables.filter((table) => tables.includes(table));

/** No record gets a version again that a cache, an open form or a browser may know with other content. */
async function raiseVersions(client: pg.Client, before: number): Promise<void> {
  const newest = Math.max(before, await newestVersion(client));
  const base = (Math.floor(newest / versionsARestore) + 1) * versionsARestore;
  for (const table of await versionedTables(client)) {
    await client.query(`UPDATE ${name(table)} SET row_version = $1::int + row_version % $2::int`, [
      base,
      versionsARestore,
    ]);
  }
}

async function newestVersion(client: pg.Client): Promise<number> {
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

/** Resolves to the rows that the table took. */
async function fillTable(table: Writable, lines: LineReader): Promise<number> {
  let rows = 0;
  /** PostgreSQL may refuse a row at any time, also while the next one is read. */
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
    // Telling PostgreSQL that no more comes makes it refuse too, which is no reason of its own.
    const reason = refusal ?? error;
    // Unless it has refused: the connection could do nothing else before.
    if (!refusal) {
      const closed = once(table, 'close');
      table.destroy(error instanceof Error ? error : new Error('No more rows'));
      await closed.catch(() => {});
    }
    throw reason;
  }
  return rows;
}
