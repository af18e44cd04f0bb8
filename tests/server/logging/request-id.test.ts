import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { namedFor } from '../../../server/base/db/client';
import { operatorLine } from '../../../server/base/logging/logging';
import { requestIdOf } from '../../../server/base/logging/request-id';
import { build } from '../../../server/base/process/release';
import { createTestApp } from '../support/test-app';

const given = '0123456789abcdef0123456789abcdef';
let log = '';

const logStream = { write: (line: string) => (log += line) };
const test = await createTestApp({ TRUST_PROXY: '1', LOG_LEVEL: 'info' }, undefined, logStream);
afterAll(() => test.close());

it('one id of the proxy is in answer, log, audit trail and names of connections', async () => {
  const { db } = test;
  const headers = { ...(await test.signInAs(claims)), 'x-request-id': given };
  const lock = await db.$client.connect();
  await lock.query('begin; lock table roles in exclusive mode');
  const payload = { name: '行銷', roleClaims: [] };
  const answering = test.inject({ method: 'POST', url: '/api/identity/role', headers, payload });
  // Uses another connection, because a transaction sees activity only as of its first query.
  const named = async () =>
    (await db.execute(`select from pg_stat_activity where application_name = 'website-back-office ${given}'`))
      .rows.length;
  try {
    await expect.poll(named, { timeout: 20_000 }).toBe(1);
  } finally {
    await lock.query('rollback');
    lock.release();
  }
  const answer = await answering;
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, given]);
  // Connections have the name only within the transaction.
  const { rows } = await db.execute(
    "select from pg_stat_activity where application_name like '%" + given + "'",
  );
  expect(rows).toHaveLength(0);
  expect(log).toContain(`"reqId":"${given}"`);
  const { rows: entries } = await db.execute(`select from audit_entries where request_id = '${given}'`);
  expect(entries).toHaveLength(1);
});

it('an id sent by a visitor is ignored, and a malformed one too', () => {
  expect(requestIdOf(given, true)).toBe(given);
  for (const other of [undefined, '', 'x', `${given}0`, `${given.slice(1)}'`, [given]]) {
    expect(requestIdOf(other, true)).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(requestIdOf(given, false)).not.toBe(given);
  expect(namedFor("x'; drop table roles; --")).toBe(
    "set local application_name = 'website-back-office xdroptableroles--'; ",
  );
  expect(namedFor('')).toBe('');
});

it('output beside the log is also JSON if a program reads it', () => {
  expect(JSON.parse(operatorLine('已啟動', 30, true))).toMatchObject({ level: 30, build, msg: '已啟動' });
  expect(operatorLine('已啟動', 30, false)).toBe('已啟動\n');
});
