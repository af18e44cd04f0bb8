import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import { loginAttempts } from '../../../server/base/db/schema';
import { Metrics } from '../../../server/access/plugins/metrics';
import { failQueries } from '../support/failing-queries';
import { createTestApp } from '../support/test-app';
import { createTestDatabase } from '../support/test-database';

it('full disk: 503 for writes, reads continue, and writes recover automatically', async () => {
  const database = await createTestDatabase();
  let free = 1_000_000_000;
  const app = await buildApp(
    readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url }),
    database.db,
    { freeBytes: async () => free },
  );
  const enquire = () =>
    app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      payload: { type: 1, name: '王小明', gender: 1, tel: '0225718170', email: '', content: '想預約參觀' },
    });
  const known = await enquire();
  free = 10_000_000;
  // Polls, because the server caches its free space for a quarter of a second.
  await expect.poll(async () => (await enquire()).statusCode, { interval: 300, timeout: 5_000 }).toBe(503);
  const refused = await enquire();
  expect([refused.headers['retry-after'], refused.json()]).toEqual([
    '5',
    { succeeded: false, messages: ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務'], data: null },
  ]);
  // Ready, so that load balancers keep the process for reads; operators see the state.
  expect(await readiness(app)).toEqual([200, 'read-only']);
  expect((await app.inject({ url: '/api/v1/CaseInfos/list' })).statusCode).toBe(401);
  free = 1_000_000_000;
  await expect
    .poll(async () => (await enquire()).statusCode, { interval: 300, timeout: 5_000 })
    .toBe(known.statusCode);
  expect(known.statusCode).toBe(200);
  expect(await readiness(app)).toEqual([200, 'ready']);
  await app.close();
  await database.close();
});

it('full disk: nobody can sign in, while signed-in accounts renew, read and sign out', async () => {
  let free = 1_000_000_000;
  const test = await createTestApp({}, async () => free);
  await test.addAccount('reader', 'correct-horse');
  const call = (method: 'POST' | 'DELETE', payload: object) =>
    test.inject({ method, url: '/api/identity/token', payload });
  const pair = (await call('POST', { account: 'reader', password: 'correct-horse' })).json().data;
  free = 10_000_000;
  const attempts = () => test.db.select().from(loginAttempts);
  await expect
    .poll(async () => (await call('POST', { account: 'reader', password: 'correct-horse' })).statusCode, {
      interval: 300,
      timeout: 5_000,
    })
    .toBe(503);
  const before = await attempts();
  expect((await call('POST', { account: 'made-up', password: 'wrong-horse' })).statusCode).toBe(503);
  expect((await call('POST', { platformKey: 'no-ticket' })).statusCode).toBe(503);
  expect(await attempts()).toEqual(before);
  const next = (await call('POST', { refreshToken: pair.refreshToken })).json().data;
  const me = () =>
    test.inject({ url: '/api/identity/account/me', headers: { authorization: `Bearer ${next.token}` } });
  expect((await me()).statusCode).toBe(200);
  expect((await call('DELETE', { refreshToken: next.refreshToken })).statusCode).toBe(200);
  expect((await me()).statusCode).toBe(401);
  await test.close();
});

it.each([
  ['has a full disk of its own', '53100', 'could not extend file: No space left on device'],
  ['was set to read only over it', '25006', 'cannot execute INSERT in a read-only transaction'],
])(
  'an external database that %s: 503 for writes, reads continue, and /readyz and the metrics report it',
  async (_, code, message) => {
    const test = await createTestApp();
    const metrics = new Metrics(test.db, []);
    metrics.watch(test.app);
    failQueries(test.db.$client, () => ({
      isMeant: (statement) => /^insert/i.test(statement),
      errorOf: () => Object.assign(new Error(message), { code, severity: 'ERROR' }),
    }));
    const refused = async () => /^back_office_writes_refused (\d)$/m.exec(await metrics.text())?.[1];
    expect([await readiness(test.app), await refused()]).toEqual([[200, 'ready'], '0']);
    const enquiry = await test.inject({
      method: 'POST',
      url: '/api/v1/contact',
      payload: { type: 1, name: '王小明', gender: 1, tel: '0225718170', email: '', content: '想預約參觀' },
    });
    expect([enquiry.statusCode, enquiry.headers['retry-after']]).toEqual([503, '5']);
    expect([await readiness(test.app), await refused()]).toEqual([[200, 'read-only'], '1']);
    await test.close();
  },
);

async function readiness(app: FastifyInstance): Promise<[number, string]> {
  const answer = await app.inject({ url: '/readyz' });
  return [answer.statusCode, answer.json<{ data: { status: string } }>().data.status];
}
