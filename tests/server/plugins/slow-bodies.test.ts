import { connect, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { accounts } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { randomNumbers, report, scaled, scaledTimeout } from '../support/campaign';
import { contractOperations, type ContractOperation } from '../support/contract-operations';
import { multipart } from '../support/multipart';
import { rowVersions } from '../support/stored';
import { createTestApp } from '../support/test-app';
import { addRecords, addSources, type Records, writingCalls } from '../support/writing-calls';

const writing = contractOperations().filter(
  ({ operationId, body }) =>
    body && writingCalls[operationId] && !/^saveIndexPopup$|^updateContactEmail$/.test(operationId),
);
/** All writing operations with a body, several times in campaigns. */
const calls = Array.from(
  { length: scaled(writing.length) },
  (_, place) => writing[place % writing.length],
).filter((operation) => operation !== undefined);
const random = randomNumbers();
let arrived = 0;

// Passkeys need an origin; without one their calls are not there.
const test = await createTestApp({ ADMIN_ORIGIN: 'https://office.example' });
test.app.addHook('preParsing', async () => {
  arrived += 1;
});
await addSources(test.db);
const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => test.close());

interface Held {
  socket: Socket;
  rest: Buffer;
  status: Promise<number>;
}

/** Sends a call without the end of its body: the last byte, or a piece to send slowly. */
async function hold(
  { operationId, method, url }: ContractOperation,
  authorization: string,
  records: Records,
): Promise<Held> {
  const { json, form, id = 1, query = '' } = writingCalls[operationId]?.(records) ?? {};
  const { payload, headers } = form
    ? await multipart(form)
    : { payload: Buffer.from(JSON.stringify(json ?? {})), headers: { 'content-type': 'application/json' } };
  const socket = connect(port, '127.0.0.1');
  const status = new Promise<number>((resolve, reject) => {
    socket.once('data', (answer: Buffer) =>
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1])),
    );
    socket.once('error', reject);
  });
  const left = 1 + Math.floor(random() * Math.min(40, payload.length - 1));
  socket.write(
    `${method} ${url.replace('999999', String(id)) + query} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\nConnection: close\r\n\r\n`,
  );
  socket.write(payload.subarray(0, -left));
  return { socket, rest: payload.subarray(-left), status };
}

/** Byte by byte, each in its own packet. */
async function drip({ socket, rest, status }: Held): Promise<number> {
  socket.setNoDelay(true);
  for (const byte of rest) {
    await new Promise<void>((resolve) => socket.write(Buffer.from([byte]), () => resolve()));
  }
  return status;
}

it(
  "calls with delayed ends use no database connection, delay no others, and write nothing after their caller's dismissal",
  async () => {
    const chief = await test.signInAs(claims);
    const reader = await test.signInAs(claims);
    const dismissed = await test.signInAs(claims);
    const [row] = await test.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, sql`(select max(id) from accounts)`));
    const records = await addRecords(test.db);
    arrived = 0;
    const held = await Promise.all(
      calls.map((operation) => hold(operation, dismissed.authorization, records)),
    );
    await expect.poll(() => arrived, { timeout: scaledTimeout(60_000) }).toBe(calls.length);

    const { rows } = await test.db.execute<{ open: number }>(
      sql`select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rows[0]?.open).toBe(0);
    expect((await test.inject({ url: '/api/v1/News/list', headers: reader })).statusCode).toBe(200);
    const payload = {
      id: row?.id,
      rowVersion: 1,
      name: '離職',
      email: '',
      department: '',
      roleId: null,
      gender: 0,
      status: false,
    };
    expect(
      (await test.inject({ method: 'PUT', url: '/api/identity/user', headers: chief, payload })).json(),
    ).toMatchObject({ succeeded: true });

    const before = await rowVersions(test.db);
    const statuses = await Promise.all(held.map(drip));
    report('slow bodies', {
      'calls held': held.length,
      'bytes dripped': held.reduce((sum, { rest }) => sum + rest.length, 0),
      'refused after the dismissal': statuses.filter((status) => status === 401).length,
    });
    expect(statuses).toEqual(calls.map(() => 401));
    expect(await rowVersions(test.db)).toBe(before);
  },
  scaledTimeout(120_000),
);
