import { afterAll, expect, it, onTestFinished } from 'vitest';
import { seedCompany } from '../../../server/operation/seed/company';
import { queueMail } from '../../../server/base/mail/outbox';
import { createTestApp, type TestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

const claim = 'Permissions.Roles.Edit';
const url = '/api/v1/about/mails';
const send = (app: TestApp, subject: string) =>
  queueMail(app.db, { recipients: 'a@example.com', subject, body: '請看 https://example.com/a' });
const hasMailPage = async (app: TestApp, headers: object) => {
  const answer = await app.inject({ url: '/api/v1/about', headers: { ...headers } });
  return answer.json<{ data: { hasMailPage?: boolean } }>().data.hasMailPage;
};

it('the mails of a demo are for administrators, newest first, until the company is renamed', async () => {
  const chief = await test.signInAs([claim]);
  await send(test, '第一封');
  expect((await test.inject({ url, headers: chief })).statusCode).toBe(404);
  expect(await hasMailPage(test, chief)).toBeUndefined();
  await test.db.transaction((tx) => seedCompany(tx, ''));
  await send(test, '第二封');
  const answer = await test.inject({ url, headers: chief });
  expect(answer.json<{ data: object[] }>().data).toMatchObject([
    { subject: '第二封', recipients: 'a@example.com', sentOn: null },
    { subject: '第一封' },
  ]);
  expect(await hasMailPage(test, chief)).toBe(true);
  const staff = await test.signInAs(['Permissions.Roles.View']);
  expect((await test.inject({ url, headers: staff })).statusCode).toBe(403);
});

it('nobody reads mails where a mail server sends them or people use the addresses', async () => {
  for (const env of [{ SMTP_URL: 'smtp://127.0.0.1:1' }, { ADMIN_ORIGIN: 'https://office.example.com' }]) {
    const app = await createTestApp(env);
    onTestFinished(() => app.close());
    await app.db.transaction((tx) => seedCompany(tx, ''));
    await send(app, '密件');
    const chief = await app.signInAs([claim]);
    expect((await app.inject({ url, headers: chief })).statusCode).toBe(404);
    expect(await hasMailPage(app, chief)).toBeUndefined();
  }
});
