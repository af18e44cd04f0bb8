import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { loginAttempts } from '../../../server/db/schema';
import { createTestApp } from '../support/test-app';
import { createTestDatabase } from '../support/test-database';

it('full disk: 503 for writes, reads go on, and writes recover by themselves', async () => {
  const database = await createTestDatabase();
  let free = 1_000_000_000;
  const app = await buildApp(
    readConfig({ LOG_LEVEL: 'silent', SEED: 'none', DATABASE_URL: database.url }),
    database.db,
    async () => free,
  );
  const enquire = () =>
    app.inject({
      method: 'POST',
      url: '/api/v1/contact',
      payload: { type: 1, name: '王小明', gender: 1, tel: '0225718170', email: '', content: '想預約參觀' },
    });
  const known = await enquire();
  free = 10_000_000;
  // Asked for again once the last answer is a quarter of a second old.
  await expect.poll(async () => (await enquire()).statusCode, { interval: 300, timeout: 5_000 }).toBe(503);
  const refused = await enquire();
  expect([refused.headers['retry-after'], refused.json()]).toEqual([
    '5',
    { succeeded: false, messages: ['系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務'], data: null },
  ]);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/v1/CaseInfos/list' })).statusCode).toBe(401);
  free = 1_000_000_000;
  await expect
    .poll(async () => (await enquire()).statusCode, { interval: 300, timeout: 5_000 })
    .toBe(known.statusCode);
  expect(known.statusCode).toBe(200);
  await app.close();
  await database.close();
});

it('full disk: nobody signs in, while those who have signed in renew, go on reading and sign out', async () => {
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
