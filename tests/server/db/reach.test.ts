import { type AddressInfo, connect as dial, createServer, type Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { connectionFailureOf } from '../../../server/base/process/connection-failure';
import { connect, type Database } from '../../../server/base/db/client';
import { breakWhenSilent } from '../../../server/base/db/reach';
import { Metrics } from '../../../server/access/plugins/metrics';
import { serverText } from '../../../server/base/contract/text';
import { startServer } from '../support/server-process';
import { runStatement } from '../support/database';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

let database: TestDatabase;
let own: Database;
let app: FastifyInstance;
let metrics: Metrics;
/** Proxy between pool and PostgreSQL; while `isStill`, it passes nothing on. */
let line: { url: string; isStill: boolean; server: Server; sockets: Set<Socket> };

beforeAll(async () => {
  database = await createTestDatabase();
  own = connect(database.url, { idleTimeoutMillis: 60_000 });
  app = await buildApp(readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url }), own.db);
  metrics = new Metrics(own.db, []);
  const target = new URL(database.url);
  const [port, host] = [Number(target.port), target.hostname];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const postgres = dial(port, host);
    for (const [from, to] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => line.isStill || to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  target.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  line = { url: target.href, isStill: false, server, sockets };
});
beforeEach(() => {
  line.isStill = false;
});
afterAll(async () => {
  for (const socket of line.sockets) socket.destroy();
  await new Promise((closed) => line.server.close(closed));
  await app.close();
  await own.close();
  await database.close();
});

const hasty = { silentMs: 100, timeoutMs: 300, everyMs: 50 };

it('calls that wait for a stopped database are answered, also in a transaction, and later ones when it continues', async () => {
  const { pool, close } = connect(line.url, { max: 3, connectionTimeoutMillis: 500 });
  const watch = breakWhenSilent(pool, hasty);
  const client = await pool.connect();
  await client.query('begin');
  await pool.query('select 1');
  line.isStill = true;
  const failures = await Promise.allSettled([client.query('select 1'), pool.query('select 1')]);
  expect(failures.map((each) => each.status === 'rejected' && connectionFailureOf(each.reason))).toEqual([
    'unreached',
    'unreached',
  ]);
  client.release(true);
  line.isStill = false;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  watch.stop();
  await close();
});

it('a server answers calls that wait for a stopped database', async () => {
  const server = await startServer({ env: { DATABASE_URL: line.url, SEED: 'none', LOG_LEVEL: 'silent' } });
  // One call for each connection, so that calls wait for an answer and not for a connection.
  const pages = async () => {
    const calls = Array.from({ length: 10 }, () => fetch(`${server.origin}/case/nowhere`));
    return new Set((await Promise.all(calls)).map(({ status }) => status));
  };
  expect(await pages()).toEqual(new Set([404]));
  line.isStill = true;
  expect(await pages()).toEqual(new Set([503]));
  line.isStill = false;
  await server.end('SIGKILL');
});

it('a long query continues while the database runs, also if it accepts no new connection', async () => {
  const { pool, close } = connect(line.url, { max: 1 });
  const watch = breakWhenSilent(pool, { ...hasty, timeoutMs: 30_000 });
  const client = await pool.connect();
  expect((await client.query('select 1 as one, pg_sleep(0.5)')).rows).toMatchObject([{ one: 1 }]);
  await alter('alter database $name allow_connections false');
  expect((await client.query('select 1 as one, pg_sleep(0.5)')).rows).toMatchObject([{ one: 1 }]);
  await alter('alter database $name allow_connections true');
  client.release();
  watch.stop();
  await close();
});

it.each([
  ['the password is another one', undefined, undefined],
  [
    'the database takes no connections',
    'alter database $name allow_connections false',
    'alter database $name allow_connections true',
  ],
  [
    'no connection is left',
    'alter database $name connection limit 1',
    'alter database $name connection limit -1',
  ],
])(
  'if %s, calls are answered 503 with a message and /readyz fails, until it is fixed',
  async (_, breaks, mends) => {
    const other = new URL(database.url);
    other.password = 'another';
    const change = (statement: string | undefined, url: string) => {
      if (statement) return alter(statement);
      // Simulates a process whose settings have the previous password.
      own.pool.options.connectionString = url;
      return undefined;
    };
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode;
    const isUp = async () => /^back_office_database_up (\d)$/m.exec(await metrics.text())?.[1];
    expect([await ready(), await isUp()]).toEqual([200, '1']);
    await change(breaks, other.href);
    // The pool's only open connection is in use, so the call needs another.
    const client = await own.pool.connect();
    const call = await app.inject({
      url: '/api/v1/News/list',
      headers: { authorization: `Bearer ${'x'.repeat(40)}` },
    });
    client.release();
    // The open connection is still usable.
    expect(own.pool.idleCount).toBe(1);
    expect([call.statusCode, call.headers['retry-after'], call.json().messages]).toEqual([
      503,
      '5',
      [serverText.maintenance],
    ]);
    // The server checks the database once a second.
    await expect.poll(ready, { interval: 300, timeout: 5_000 }).toBe(503);
    expect([await ready(), await isUp()]).toEqual([503, '0']);
    await change(mends, database.url);
    await expect.poll(ready, { interval: 300, timeout: 5_000 }).toBe(200);
  },
);

/** Runs the statement on another database of the same server. */
function alter(statement: string): Promise<void> {
  return runStatement(
    inject('postgresUrl'),
    statement.replace('$name', new URL(database.url).pathname.slice(1)),
  );
}
