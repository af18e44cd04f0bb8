import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { byServer, withTrail } from '../../../server/base/audit/audit';
import {
  auditEntries,
  cases,
  contactNotes,
  contacts,
  outbox,
  singletons,
} from '../../../server/base/db/schema';
import { inTransaction } from '../../../server/base/db/transaction';
import { anonymise } from '../../../server/subjects/privacy/anonymise';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const claims = [
  'Permissions.Contacts.View',
  'Permissions.Contacts.Edit',
  'Permissions.Contacts.Email.View',
  'Permissions.Contacts.Email.Edit',
];

const test = await createTestApp();
const headers = await test.signInAs(claims);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [contacts, cases, outbox, singletons]) await test.db.delete(table);
});

const visitor = {
  type: 5,
  name: '林雅婷',
  gender: 0,
  tel: '0912345678',
  content: '',
  caseTitle: '',
} as const;
async function add(more: Partial<typeof contacts.$inferInsert> = {}): Promise<number> {
  const [row] = await test.db
    .insert(contacts)
    .values({ ...visitor, email: 'yating@example.com', ...more })
    .returning({ id: contacts.id });
  return row?.id ?? 0;
}
const get = async (call: string) =>
  (await test.inject({ url: `/api/v1/contact/${call}`, headers })).json<{ data: never }>().data;
const reply = (id: number, more: object = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/v1/contact/reply',
    headers,
    payload: { id, rowVersion: 1, subject: '已收到', body: '謝謝您', ...more },
  });
interface Template {
  name: string;
  subject: string;
  body: string;
}
const form = (id: number): Promise<{ templates: Template[]; open: string[] }> => get(`reply?id=${id}`);
const settings = async (replyTemplates: Template[]) => {
  const { rowVersion }: { rowVersion: number } = await get('get-email');
  const recipients = [1, 2, 3, 4].map((type) => ({ type, emails: '' }));
  return test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-email',
    headers,
    payload: { rowVersion, recipients, replyTemplates },
  });
};

it('a reply is mailed with the values of its enquiry, kept in the history, and begins the work', async () => {
  const id = await add({ caseId: await addCase(test.db, { tel: '0225718170' }) });
  const sent = await reply(id, { subject: '【{建案}】賞屋', body: '{姓名} 您好，請來電 {電話}。{寄信人}' });
  expect(sent.json()).toMatchObject({ succeeded: true, data: { id, rowVersion: 2 } });
  const mails = await test.db.select().from(outbox);
  expect(mails).toMatchObject([{ recipients: 'yating@example.com', subject: '【松濤硯】賞屋' }]);
  expect(mails[0]?.body).toMatch(/^林雅婷 您好，請來電 0225718170。.+/);
  const { notes, handleStatus, note }: { notes: object[]; handleStatus: number; note: string } = await get(
    `get-by-id?id=${id}`,
  );
  expect(notes).toMatchObject([
    {
      text: '',
      isOwn: false,
      handleStatus: 1,
      mail: { subject: '【松濤硯】賞屋', body: mails[0]?.body, state: 'waiting' },
    },
  ]);
  expect([handleStatus, note]).toEqual([1, '']);
  expect((await reply(id)).statusCode).toBe(409);
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.operation, 'replyToContact'));
  expect(entry).toMatchObject({ kind: 'contact', recordId: id, after: { reply: '【松濤硯】賞屋' } });
});

it('the history says what became of a reply, and nothing once the queue has forgotten it', async () => {
  const id = await add();
  await reply(id);
  const state = async () => {
    const { notes }: { notes: { mail: { state: string | null } }[] } = await get(`get-by-id?id=${id}`);
    return notes[0]?.mail.state;
  };
  await test.db.update(outbox).set({ lastError: 'refused' });
  expect(await state()).toBe('failed');
  await test.db.update(outbox).set({ givenUpOn: new Date() });
  expect(await state()).toBe('givenUp');
  // The tests have no mail server.
  await test.db.update(outbox).set({ sentOn: new Date(), lastError: null, givenUpOn: null });
  expect(await state()).toBe('filed');
  await test.db.delete(outbox);
  expect(await state()).toBeNull();
});

it('a reply with words in braces that have no value is refused in Chinese, and nothing is sent', async () => {
  const id = await add();
  const errors = async (more: object) =>
    (await reply(id, more)).json<{ errors?: Record<string, string[]> }>().errors;
  expect(await errors({ body: '「{建案}」您好' })).toEqual({
    body: ['這筆聯絡資料沒有「建案」，請刪掉或改寫 {建案}'],
  });
  expect(await errors({ subject: '{價格}' })).toEqual({
    subject: ['不能代換 {價格}，可用的是 {姓名}、{建案}、{寄信人}、{電話}'],
  });
  expect(await errors({ body: ' ' })).toMatchObject({ body: [expect.any(String)] });
  expect(await errors({ subject: '{姓名}'.repeat(40), body: '謝謝' })).toBeUndefined();
  expect(await test.db.select().from(outbox)).toHaveLength(1);
});

it('a subject that grows too long by its values is refused', async () => {
  const id = await add({ name: '王'.repeat(150) });
  const { errors } = (await reply(id, { subject: '{姓名}{姓名}' })).json<{ errors: object }>();
  expect(errors).toEqual({ subject: ['代換之後超過 200 個字，請縮短'] });
});

it('nobody is mailed who gave no address, is marked as spam, or was erased', async () => {
  const code = async (id: number, rowVersion = 1) =>
    (await reply(id, { rowVersion })).json<{ code?: string }>().code;
  expect(await code(await add({ email: '' }))).toBe('noVisitorEmail');
  expect(await code(await add({ spamOn: new Date() }))).toBe('markedAsSpam');
  const id = await add();
  await reply(id);
  await inTransaction(test.db, (bare) =>
    withTrail(bare, ...byServer('retention'), (tx) => anonymise(tx, [id], new Date())),
  );
  // The waiting reply is gone, with its words.
  expect(await test.db.select().from(outbox)).toEqual([]);
  expect(await test.db.select().from(contactNotes)).toMatchObject([{ mailSubject: null, mailBody: null }]);
  expect(await code(id, 3)).toBe('noVisitorEmail');
});

it('templates come filled in, and a value that is missing or masked stays in braces', async () => {
  const id = await add({ caseId: await addCase(test.db, { tel: '0225718170' }) });
  const [first] = (await form(id)).templates;
  expect(first?.body).toMatch(/^林雅婷 您好：[^{}]*0225718170[^{}]*$/);
  expect((await form(id)).open).toEqual([]);
  expect((await form(await add())).open).toEqual(['tel', 'caseTitle']);
  await test.db.insert(singletons).values({ key: 'privacy', value: { maskLevel: 'everywhere' } });
  const masked = await form(id);
  expect(masked.open).toEqual(['name']);
  expect(JSON.stringify(masked)).not.toContain('林雅婷');
  await reply(id, { body: '{姓名} 您好，0912345678' });
  expect((await test.db.select().from(outbox))[0]?.body).toBe('林雅婷 您好，0912345678');
  const { notes }: { notes: { mail: object }[] } = await get(`get-by-id?id=${id}`);
  expect(notes[0]?.mail).toMatchObject({ body: '林○婷 您好，0912-***-678' });
});

it('an administrator edits the templates beside the recipients; a wrong one is refused', async () => {
  const one = { name: '謝謝', subject: '謝謝', body: '{姓名} 您好' };
  expect((await settings([one])).statusCode).toBe(200);
  expect(await get('get-email')).toMatchObject({ replyTemplates: [one], salesEmails: '' });
  expect((await form(await add())).templates).toEqual([{ ...one, body: '林雅婷 您好' }]);
  const { errors } = (await settings([one, { ...one, body: '{名字}' }])).json<{ errors: object }>();
  expect(errors).toEqual({
    'replyTemplates[1].name': ['已有名稱為「謝謝」的範本，請換一個名稱'],
    'replyTemplates[1].body': ['不能代換 {名字}，可用的是 {姓名}、{建案}、{寄信人}、{電話}'],
  });
  expect((await settings([])).statusCode).toBe(200);
  expect((await form(await add())).templates).toEqual([]);
});

it('a reply is for those who may edit enquiries', async () => {
  const id = await add();
  const viewer = await test.signInAs(['Permissions.Contacts.View']);
  const url = '/api/v1/contact/reply';
  const payload = { id, rowVersion: 1, subject: '已收到', body: '謝謝您' };
  expect((await test.inject({ method: 'POST', url, headers: viewer, payload })).statusCode).toBe(403);
  expect((await test.inject({ url: `${url}?id=${id}`, headers: viewer })).statusCode).toBe(403);
});
