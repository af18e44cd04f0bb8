import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { accounts, roles } from '../../../server/base/db/schema';
import { openSession } from '../../../server/access/identity/sign-in';
import { seed } from '../../../server/operation/seed/index';
import { contractOperations } from '../support/contract-operations';
import { statementsFile } from '../support/release-statements';
import { createTestDatabase } from '../support/test-database';
import { addNeighbours, addRecords } from '../support/writing-calls';

/**
 * Going back to the previous release (deploy/README.md): its writes run on the newest data, which the newest
 * release can still read.
 */
const { release, statements } = JSON.parse(readFileSync(statementsFile, 'utf8')) as {
  release: string;
  statements: string[];
};

type Row = Record<string, string | null>;

/** A statement that writes rows of one table, and the column of each of its values. */
interface Write {
  statement: string;
  table: string;
  columns: string[];
  isInsert: boolean;
}

/** The writes whose values are all columns of their own table. */
const writes = statements.flatMap((statement): Write[] => {
  const isInsert = /^insert into/i.test(statement);
  const table = /^(?:insert into|update) "(\w+)"/i.exec(statement)?.[1];
  if (table === undefined) return [];
  const columns: string[] = [];
  if (isInsert) {
    const [, names = '', values = ''] = /\(([^)]*)\) values \(([^)]*)\)/i.exec(statement) ?? [];
    const given = values.split(',').map((value) => value.trim());
    for (const [place, name] of names.split(',').entries()) {
      const number = /^\$(\d+)$/.exec(given[place] ?? '')?.[1];
      if (number) columns[Number(number) - 1] = name.replaceAll('"', '').trim();
    }
  }
  for (const [, column = '', number] of statement.matchAll(/"(\w+)" = \$(\d+)/g)) {
    columns[Number(number) - 1] ??= column;
  }
  const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const isWhole = count > 0 && Array.from({ length: count }, (_, at) => columns[at]).every(Boolean);
  return isWhole ? [{ statement, table, columns, isInsert }] : [];
});
const tables = [...new Set(writes.map(({ table }) => table))];

/** Runs each write with the values of each row of its table; returns what failed, and the writes that ran. */
async function runWrites(client: pg.PoolClient): Promise<{ failed: string[]; ran: Set<Write> }> {
  const failed = new Set<string>();
  const ran = new Set<Write>();
  const rows = new Map<string, Row[]>();
  for (const table of tables) rows.set(table, await textRows(client, table));
  for (const write of writes) {
    for (const row of fitting(rows.get(write.table) ?? [], write)) {
      await client.query('SAVEPOINT before');
      try {
        await client.query(
          write.statement,
          write.columns.map((column) => row[column] ?? null),
        );
        ran.add(write);
        await client.query('RELEASE SAVEPOINT before');
      } catch (error) {
        await client.query('ROLLBACK TO SAVEPOINT before');
        // A row that is there already has passed every check but this.
        if ((error as { code?: string }).code === '23505') ran.add(write);
        else failed.add(`${write.table}: ${(error as Error).message}`);
      }
    }
  }
  return { failed: [...failed], ran };
}

/** Rows with a value for all that the write gives, such as links to the same kind of record; else all rows. */
function fitting(rows: readonly Row[], { columns }: Write): readonly Row[] {
  const whole = rows.filter((row) => columns.every((column) => row[column] !== null));
  return whole.length > 0 ? whole : rows;
}

const quoted = (name: string) => `"${name}"`;

/** Up to five rows with each value as text, as a statement takes it. */
async function textRows(client: pg.PoolClient, table: string): Promise<Row[]> {
  const columns = await columnsOf(client, table);
  const list = columns.map((column) => `${quoted(column)}::text`).join(', ');
  return (await client.query<Row>(`SELECT ${list} FROM ${quoted(table)} LIMIT 5`)).rows;
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Values of the columns of its tables that the release does not know, by the primary key of their rows. */
async function unknownValues(client: pg.PoolClient): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const table of tables) {
    const own = statements.filter((statement) => statement.includes(quoted(table))).join(' ');
    const unknown = (await columnsOf(client, table)).filter((column) => !own.includes(quoted(column)));
    if (unknown.length === 0) continue;
    const { rows } = await client.query<{ key: string; values: unknown }>(`
      SELECT to_jsonb(r) -> pk.name #>> '{}' AS key, jsonb_build_object(${unknown
        .map((column) => `'${column}', r.${quoted(column)}`)
        .join(', ')}) AS values
      FROM ${quoted(table)} r, (
        SELECT a.attname AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
        WHERE i.indrelid = '${table}'::regclass AND i.indisprimary) pk`);
    for (const { key, values } of rows) found.set(`${table} ${key}`, values);
  }
  return found;
}

const database = await createTestDatabase();
await seed(database.db, readConfig({ SEED: 'demo', ADMIN_PASSWORD: 'harbour-lamp-71' }), () => {});
const records = await addRecords(database.db);
await addNeighbours(database.db, records);
const client = await database.pool.connect();
afterAll(async () => {
  client.release();
  await database.close();
});

/** Statuses of every reading call of the newest release, for every third id of a record. */
async function readAll(): Promise<Record<string, number>> {
  const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none', ADMIN_PASSWORD: 'harbour-lamp-71' });
  const app = await buildApp({ ...config, databaseUrl: database.url }, database.db);
  const name = `reader-${Math.random()}`;
  const [role] = await database.db
    .insert(roles)
    .values({ name, claims: [...claims] })
    .returning({ id: roles.id });
  const [account] = await database.db
    .insert(accounts)
    .values({ account: name, name: '同仁', email: 'a@example.com', roleId: role?.id ?? null })
    .returning({ id: accounts.id });
  const origin = { operation: '', requestId: '', address: '127.0.0.1', userAgent: '' };
  const { token } = await openSession(database.db, account?.id ?? 0, origin);
  const statuses: Record<string, number> = {};
  const ids = [...new Set(Object.values(records))].filter((id) => id % 3 === 1);
  for (const { method, url, operationId } of contractOperations()) {
    if (method !== 'GET') continue;
    for (const id of ids) {
      const answer = await app.inject({
        url: url.replace('999999', String(id)),
        headers: { authorization: `Bearer ${token}` },
      });
      statuses[`${operationId} ${id}`] = answer.statusCode;
      if (!url.includes('999999')) break;
    }
  }
  for (const address of ['/case/site-202503', '/']) {
    statuses[address] = (await app.inject({ url: address })).statusCode;
  }
  await app.close();
  return statuses;
}

it(`what release ${release} writes on data of the newest release succeeds and loses nothing`, async () => {
  const readBefore = await readAll();
  expect(Object.entries(readBefore).filter(([, status]) => status >= 500)).toEqual([]);
  const before = await unknownValues(client);
  expect(before.size).toBeGreaterThan(20);

  await client.query('BEGIN');
  const { failed, ran } = await runWrites(client);
  await client.query('COMMIT');

  expect(failed).toEqual([]);
  expect(ran.size).toBeGreaterThan(60);
  const after = await unknownValues(client);
  expect(Object.fromEntries([...before.keys()].map((key) => [key, after.get(key)]))).toEqual(
    Object.fromEntries(before),
  );
  // Rows that the release added are read too: their ids answered 404 before.
  const readAfter = Object.entries(await readAll());
  expect(
    readAfter.filter(([call, status]) => status >= 500 || (readBefore[call] === 200 && status !== 200)),
  ).toEqual([]);
});

it.each([
  ['a column that must be given', 'ADD COLUMN must int DEFAULT 1 NOT NULL, ALTER COLUMN must DROP DEFAULT'],
  ['a check of what the release writes', 'ADD CONSTRAINT strict CHECK (status IS NULL) NOT VALID'],
])('%s is noticed', async (_, change) => {
  await client.query('BEGIN');
  for (const action of change.split(', ')) await client.query(`ALTER TABLE news ${action}`);
  const { failed } = await runWrites(client);
  await client.query('ROLLBACK');
  expect(failed.join('\n')).toMatch(/^news: /);
});
