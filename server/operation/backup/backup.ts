import { format } from './head';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Readable, type Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { commit, release } from '../../base/process/release';
import { endOfTable, textLines } from './lines';
import { columnsOf, localTables, migrationsOf, name, omittedTables, ownFiles, tablesOf } from './tables';
import { assertStore, type FileStore } from '../../base/files/store';

const copiedNull = '\\N';
const filesTable = 'files';
/**
 * Writes one gzipped snapshot: schema, tables in COPY format, files of the store. Resolves to the number of
 * rows. Throws StoreError.
 */
export async function writeBackup(client: pg.Client, target: Writable, store?: FileStore): Promise<number> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  let rows = 0;
  // When writing fails, for instance on a full disk, the connection is still in COPY mode: the caller closes it.
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
            ? `COPY (SELECT ${list} FROM files WHERE object IS NULL AND ${ownFiles}) TO STDOUT`
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

/** Rows whose bytes are in the store, with these bytes; resolves to their number. */
async function* filesFromStore(
  client: pg.Client,
  store: FileStore | undefined,
  columns: readonly string[],
): AsyncGenerator<string, number> {
  const [sha, extension] = [columns.indexOf('sha'), columns.indexOf('extension')];
  const [object, bytes] = [columns.indexOf('object'), columns.indexOf('bytes')];
  const query = client.query(
    copyTo(
      `COPY (SELECT ${columns.map(name).join(', ')} FROM files WHERE object IS NOT NULL AND ${ownFiles}) TO STDOUT`,
    ),
  );
  for await (const row of textLines(query)) {
    assertStore(store);
    // Rows in COPY format: tabs within values are escaped, and only NULL equals `copiedNull`.
    const values = row.split('\t').with(object, copiedNull);
    const whole = await store.get({ sha: values[sha] ?? '', extension: values[extension] ?? '' });
    yield `${values.with(bytes, `\\\\x${whole.toString('hex')}`).join('\t')}\n`;
  }
  return query.rowCount;
}
