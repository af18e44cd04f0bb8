import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  accounts,
  contacts,
  exportedContacts,
  incidentPersons,
  incidents,
  outbox,
} from '../../../server/base/db/schema';
import { queueLetters } from '../../../server/subjects/privacy/letters-job';
import { createTestApp } from '../support/test-app';

type Schemas = components['schemas'];

const test = await createTestApp();
const headers = await test.signInAs(['Permissions.Privacy.View', 'Permissions.Privacy.Edit']);
afterAll(() => test.close());

const people = [
  { name: '黃思穎', tel: '0912345678', email: 'a@example.tw', caseTitle: '松濤硯', content: '想預約' },
  { name: '黃思穎', tel: '0912345678', email: 'A@example.tw', caseTitle: '青田硯', content: '' },
  { name: '蔡明憲', tel: '0422581230', email: '', caseTitle: '', content: '請回電' },
  { name: '{編號}', tel: '', email: 'b@example.tw', caseTitle: '松濤硯', content: '' },
  { name: '（已刪除）', tel: '', email: '', caseTitle: '', content: '' },
];
let id = 0;
let ids: number[] = [];
beforeEach(async () => {
  await test.db.delete(incidents);
  await test.db.delete(contacts);
  await test.db.delete(outbox);
  const rows = await test.db
    .insert(contacts)
    .values(people.map((person) => ({ type: 1 as const, gender: 0 as const, ...person })))
    .returning({ id: contacts.id });
  ids = rows.map((row) => row.id);
  const at = new Date('2026-11-24T01:10:00Z');
  const [made] = await test.db
    .insert(incidents)
    .values({
      number: '2026-02',
      title: '帳號疑似遭盜用',
      knownOn: at,
      dueOn: at,
      fromOn: at,
      toOn: at,
      listedOn: at,
    })
    .returning({ id: incidents.id });
  id = made?.id ?? 0;
  await test.db
    .insert(incidentPersons)
    .values(ids.map((contactId) => ({ incidentId: id, contactId, shown: 1, lastOn: at })));
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  test.inject({ method, url: `/api/v1/Privacy/incidents/${id}/${path}`, headers, payload });
async function data<Data>(path: string): Promise<Data> {
  const answer = await call('GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Data }>().data;
}
const letters = () => data<Schemas['IncidentLetters']>('letters');
const letter = {
  subject: '通知 {編號}',
  body: '{姓名} 您好：{知悉日期}在「{建案}」的{項目}。{聯絡窗口}',
};
async function send(): Promise<number> {
  const { rowVersion } = await letters();
  return (await call('POST', 'letters', { rowVersion, letter })).statusCode;
}
const mails = () => test.db.select().from(outbox).orderBy(outbox.id);

it('a letter counts each person once, by mail or by post, and omits erased persons', async () => {
  const found = await letters();
  expect(found).toMatchObject({ byMail: 2, byPost: 1, gone: 1, queued: 0, startedOn: null });
  expect(found.letter.subject).toBe('您留下的聯絡資料可能外洩的通知');
  expect(found.marks).toContainEqual({ mark: '{姓名}', value: '黃○穎' });
  expect(JSON.stringify(found)).not.toContain('黃思穎');
});

it('letters are queued once each, with all cases of a person, and a name that contains a placeholder stays unchanged', async () => {
  expect(await send()).toBe(200);
  await queueLetters(test.db);
  await queueLetters(test.db);
  expect(await send()).toBe(200);
  await queueLetters(test.db);
  const sent = await mails();
  expect(sent.map(({ recipients, subject }) => [recipients.toLowerCase(), subject])).toEqual([
    ['a@example.tw', '通知 2026-02'],
    ['b@example.tw', '通知 2026-02'],
  ]);
  expect(sent[0]?.body).toMatch(
    /^黃思穎 您好：2026 年 11 月 24 日在「(松濤硯、青田硯|青田硯、松濤硯)」的姓名、電話、E-mail、詢問內容。/,
  );
  expect(sent[1]?.body).toMatch(/^\{編號\} 您好：/);
  expect(await letters()).toMatchObject({ queued: 2, sent: 0, failed: 0 });
  await test.db
    .update(outbox)
    .set({ sentOn: new Date() })
    .where(eq(outbox.id, sent[0]?.id ?? 0));
  await test.db
    .update(outbox)
    .set({ givenUpOn: new Date() })
    .where(eq(outbox.id, sent[1]?.id ?? 0));
  expect(await letters()).toMatchObject({ queued: 2, sent: 1, failed: 1 });
});

it('interrupted sending continues with persons without a letter', async () => {
  expect(await send()).toBe(200);
  await test.db
    .update(incidentPersons)
    .set({ mailedOn: new Date(), messageId: sql`gen_random_uuid()` })
    .where(
      and(eq(incidentPersons.incidentId, id), sql`contact_id = any(${sql.param(ids.slice(0, 2))}::int[])`),
    );
  expect(await send()).toBe(200);
  await queueLetters(test.db);
  expect((await mails()).map(({ recipients }) => recipients)).toEqual(['b@example.tw']);
});

it('the text can be saved until the first letter is sent, and not sent before there is a list', async () => {
  const { rowVersion } = await letters();
  expect((await call('PUT', 'letters', { rowVersion, letter })).statusCode).toBe(200);
  expect((await call('PUT', 'letters', { rowVersion, letter })).statusCode).toBe(409);
  expect((await letters()).letter).toEqual(letter);
  expect(await send()).toBe(200);
  const begun = await letters();
  const other = { rowVersion: begun.rowVersion, letter: { ...letter, body: '別的內容' } };
  expect((await call('PUT', 'letters', other)).statusCode).toBe(400);
  expect((await call('POST', 'letters', other)).statusCode).toBe(400);
  await test.db.update(incidents).set({ listedOn: null, lettersOn: null });
  expect(await send()).toBe(400);
});

it('a sample is sent only to the caller, with a masked person', async () => {
  await test.db.update(accounts).set({ email: '' });
  expect((await call('POST', 'letters/sample', letter)).statusCode).toBe(400);
  await test.db.update(accounts).set({ email: 'me@example.tw' });
  expect((await call('POST', 'letters/sample', letter)).statusCode).toBe(200);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipients: 'me@example.tw', subject: '【範例】通知 2026-02' });
  expect(mail?.body).toMatch(/^黃○穎 您好/);
  expect((await letters()).queued).toBe(0);
});

it('printed letters are unmasked, and count as an export for later incidents', async () => {
  await test.db.delete(exportedContacts);
  const page = await data<{ totalCount: number; items: Schemas['PrintedLetter'][] }>('printed-letters');
  expect(page.totalCount).toBe(1);
  expect(page.items[0]).toMatchObject({ name: '蔡明憲', tel: '04-22581230' });
  expect(page.items[0]?.body).toContain('蔡明憲 您好');
  const [noted] = await test.db.select().from(exportedContacts);
  expect(noted?.contactIds).toEqual([ids[2]]);
});

it('the form names the source of each answer, and asks only for what no record has', async () => {
  const form = await data<Schemas['IncidentForm']>('form');
  const of = (name: string) => form.fields.find((field) => field.name === name);
  expect(of('persons')).toMatchObject({ from: 'persons', answer: '5 人' });
  expect(of('categories')?.answer).toBe('一般個資：姓名、電話、E-mail、詢問內容');
  expect(of('knownOn')?.answer).toBe('2026/11/24 09:10:00');
  expect(of('cause')).toMatchObject({ from: 'typed', answer: '' });
  expect(of('measures')).toMatchObject({ from: 'typed' });
  const answers = (name: string) => ({
    rowVersion: form.rowVersion,
    answers: [{ name, answer: '密碼外流' }],
  });
  expect((await call('PUT', 'form', answers('persons'))).statusCode).toBe(400);
  expect((await call('PUT', 'form', answers('cause'))).statusCode).toBe(200);
  expect((await call('PUT', 'form', answers('cause'))).statusCode).toBe(409);
  const saved = await data<Schemas['IncidentForm']>('form');
  expect(saved.fields.find(({ name }) => name === 'cause')).toMatchObject({ answer: '密碼外流' });
  expect(await send()).toBe(200);
  await queueLetters(test.db);
  const told = await data<Schemas['IncidentForm']>('form');
  expect(told.fields.find(({ name }) => name === 'notices')?.answer).toMatch(/E-mail 2 封、書面或電話 1 人$/);
});

it('measures about the account are read from the audit trail', async () => {
  const { id: accountId } = await test.db
    .insert(accounts)
    .values({ account: 'thief', name: '陳冠宇' })
    .returning({ id: accounts.id })
    .then(([row]) => row ?? { id: 0 });
  await test.db.update(incidents).set({ accountId });
  await test.db.execute(
    sql`insert into audit_entries (kind, record_id, action, after) values ('account', ${accountId}, 'update', '{"isActive": false}')`,
  );
  const form = await data<Schemas['IncidentForm']>('form');
  expect(form.fields.find(({ name }) => name === 'measures')).toMatchObject({
    from: 'measures',
    answer: expect.stringMatching(/停用帳號並登出所有裝置$/),
  });
});
