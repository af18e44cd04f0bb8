import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { HandleStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { restoreBackup } from '../../../server/operation/backup/restore';
import { Readable } from 'node:stream';
import { connectionConfig } from '../../../server/base/db/client';
import {
  accounts,
  auditEntries,
  cases,
  consentTexts,
  contactNotes,
  contacts,
  erasedPersons,
  exportedContacts,
  importRows,
  imports,
  outbox,
  personRequests,
} from '../../../server/base/db/schema';
import { ErasureKeyError } from '../../../server/subjects/privacy/erasures';
import { identifiersIn } from '../../../server/subjects/privacy/identifiers';
import { queueMail } from '../../../server/base/mail/outbox';
import { backupOf } from '../support/backups';
import { createTestApp } from '../support/test-app';

type Schemas = components['schemas'];
const secretKey = 'a-secret-key-of-thirty-two-characters';
const [tel, email, name] = ['0912345678', 'siying.huang@mail.example.tw', '黃思穎'];

const test = await createTestApp({ SECRET_KEY: secretKey });
const headers = await test.signInAs([
  'Permissions.Privacy.View',
  'Permissions.Privacy.Edit',
  'Permissions.Contacts.View',
  'Permissions.Contacts.Edit',
]);
const client = new pg.Client(connectionConfig(test.databaseUrl));
await client.connect();
await test.db.insert(consentTexts).values({ version: 1, text: {} as Schemas['ConsentWords'] });
afterAll(async () => {
  await client.end();
  await test.close();
});

/** Ids of an enquiry of the person, with everything that results from it, and of another person's enquiry. */
let [theirs, others] = [0, 0];
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(outbox);
  await test.db.delete(imports);
  const [first, second] = await test.db
    .insert(contacts)
    .values([
      {
        type: 1,
        name,
        gender: 0,
        tel,
        email,
        content: `請打 ${tel}`,
        caseTitle: '松濤硯',
        lastModifiedBy: name,
        consentVersion: 1,
        origin: { campaign: 'autumn', referrer: 'mail.example.tw' },
      },
      { type: 1, name: '王大明', gender: 0, tel: '0922000111', email: '', content: '我太太是 0912-345-678' },
    ])
    .returning({ id: contacts.id });
  [theirs, others] = [first?.id ?? 0, second?.id ?? 0];
  for (const id of [theirs, others]) {
    await test.inject({
      method: 'POST',
      url: '/api/v1/contact/edit-note',
      headers,
      payload: { id, rowVersion: 1, handleStatus: 0, newNote: `${name}，+886 912 345 678，${email}` },
    });
  }
  const shared = '-'.repeat(20);
  await queueMail(test.db, { recipients: email, subject: '回覆', body: '您好' });
  await queueMail(test.db, {
    recipients: 'staff@example.tw',
    subject: `預約：${name}`,
    body: `電話：${tel}`,
  });
  await queueMail(test.db, {
    recipients: 'staff@example.tw',
    subject: '指派',
    body: `電話：${tel}\n\n${shared}\n\n電話：0922000111`,
  });
  const [file] = await test.db
    .insert(imports)
    .values({
      kind: 'contact',
      fileName: '名單.csv',
      columns: [],
      mapping: [],
      counts: { create: 1, change: 0, same: 0, refused: 0, done: 0, undone: 0, kept: 0 } as never,
    })
    .returning({ id: imports.id });
  await test.db.insert(importRows).values({
    importId: file?.id ?? 0,
    place: 2,
    cells: [name, '(02) 0912', '0912 345 678'],
    verdict: 'create' as never,
    values: { name, tel, email },
  });
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = headers) =>
  test.inject({ method, url: `/api/v1/Privacy/${url}`, headers: by, payload });
const asked = {
  kinds: ['view', 'erase'],
  tel,
  email: '',
  receivedOn: '2026-11-20',
  identity: '已回撥登記的電話確認',
  note: '',
  handlerId: null,
};
async function request(fields: object = {}) {
  const made = await call('POST', 'requests', { ...asked, ...fields });
  const { id } = made.json<{ data: { id: number } }>().data;
  return (await call('GET', `requests/${id}`)).json<{ data: Schemas['PersonRequest'] }>().data;
}
const heldBy = async (id: number) =>
  (await call('GET', `requests/${id}/held`)).json<{ data: Schemas['HeldData'] }>().data;
/** Erases these enquiries of a request; by default all that were found. */
async function erase(id: number, number: string, chosen?: number[]) {
  const held: Partial<Schemas['HeldData']> | undefined = chosen ? undefined : await heldBy(id);
  const contactIds = chosen ?? held?.contacts?.map((each) => each.id) ?? [];
  const basis = '個人資料保護法第 11 條第 3 項';
  return call('POST', `requests/${id}/erasure`, { number, basis, contactIds });
}
/** Copy of these enquiries. */
const copyOf = (id: number, contactIds: number[]) =>
  call('GET', `requests/${id}/copy?contactIds=${contactIds.join(',')}`);

/** Tables that contain one of the texts in any row. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    "SELECT relname AS table FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const { rowCount } = await client.query(
      `SELECT FROM "${table}" r WHERE EXISTS (SELECT FROM unnest($1::text[]) t WHERE strpos(lower(to_jsonb(r)::text), lower(t)) > 0) LIMIT 1`,
      [texts],
    );
    if (rowCount) found.push(table);
  }
  return found;
}
const person = [tel, '0912-345-678', '912 345 678', '0912 345 678', email, name];

it('a request gets the next number and the due date of each kind', async () => {
  const made = await request();
  expect(made.number).toMatch(/^\d{4}-\d{3}$/);
  expect(made.dueDates).toEqual([
    { kind: 'view', on: '2026-12-05', days: 15 },
    { kind: 'erase', on: '2026-12-20', days: 30 },
  ]);
  const next = await request();
  expect(Number(next.number.slice(5))).toBe(Number(made.number.slice(5)) + 1);
  const { items } = (await call('GET', 'requests')).json<{ data: Schemas['PersonRequestList'] }>().data;
  expect(items[0]).toMatchObject({ id: next.id, dueOn: '2026-12-05', state: 'open' });
});

it('a request requires a telephone number or an e-mail address, and a day that is not in the future', async () => {
  const empty = await call('POST', 'requests', { ...asked, tel: '' });
  expect([empty.statusCode, empty.json<{ errors: object }>().errors]).toEqual([
    400,
    { tel: ['請填電話或 E-mail，至少一項'] },
  ]);
  expect((await call('POST', 'requests', { ...asked, receivedOn: '2999-01-01' })).statusCode).toBe(400);
  expect((await call('POST', 'requests', { ...asked, handlerId: 99999 })).statusCode).toBe(400);
});

it('a request is saved and closed, and a late save is refused', async () => {
  const { id, rowVersion = 0 } = await request();
  const [account] = await test.db.select({ id: accounts.id }).from(accounts).limit(1);
  const update = { ...asked, id, rowVersion, state: 'closed', handlerId: account?.id ?? null };
  expect((await call('PUT', 'requests', update)).statusCode).toBe(200);
  expect((await call('PUT', 'requests', update)).statusCode).toBe(409);
  const { data } = (await call('GET', `requests/${id}`)).json<{ data: Schemas['PersonRequest'] }>();
  expect(data).toMatchObject({ state: 'closed', handlerId: account?.id });
  expect(data.closedOn).not.toBeNull();
});

it('the audit trail names a request by its number, without data of the person', async () => {
  const { number } = await request({ email, note: name });
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'personRequest'));
  expect(entries.at(-1)?.title).toBe(number);
  expect(person.filter((each) => JSON.stringify(entries).includes(each))).toEqual([]);
});

it('data of a person are found in every table, in any spelling', async () => {
  const { id } = await request();
  const { data } = (await call('GET', `requests/${id}/held`)).json<{ data: Schemas['HeldData'] }>();
  const counts = Object.fromEntries(data.places.map((place) => [place.name, place.count]));
  expect(counts).toMatchObject({
    contacts: 1,
    notes: 1,
    mentions: 2,
    mails: 3,
    imports: 1,
    consent: 1,
    backups: null,
  });
  expect(counts['audit']).toBeGreaterThanOrEqual(1);
  expect(data.contacts.map((each) => each.id)).toEqual([theirs]);
  const byMail = await request({ tel: '', email: email.toUpperCase() });
  const held = (await call('GET', `requests/${byMail.id}/held`)).json<{ data: Schemas['HeldData'] }>().data;
  expect(held.contacts.map((each) => each.id)).toEqual([theirs]);
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(sql`kind = 'personRequest' and action = 'show' and record_id = ${byMail.id}`);
  expect(entry).toBeDefined();
});

it('a copy contains what the person gave and received, and leaves an audit entry', async () => {
  const { id, number } = await request();
  const { data } = (await copyOf(id, [theirs])).json<{ data: Schemas['PersonCopy'] }>();
  expect(data).toMatchObject({ number, contacts: [{ id: theirs, name, tel, email }] });
  expect(data.contacts[0]?.notes).toHaveLength(1);
  expect(data.mails).toHaveLength(3);
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(sql`kind = 'personRequest' and action = 'export' and record_id = ${id}`);
  expect(entry?.title).toBe(number);
  // A later incident can find the persons in the copy.
  const exports = await test.db
    .select({ contactIds: exportedContacts.contactIds, after: auditEntries.after })
    .from(auditEntries)
    .innerJoin(exportedContacts, sql`${exportedContacts.exportId} = ${auditEntries.after}->>'exportId'`);
  expect(exports).toEqual([
    {
      contactIds: [theirs],
      after: expect.objectContaining({ purpose: `提供當事人複本（${number}）`, isComplete: true }),
    },
  ]);
});

it('an erasure requires the number of the request', async () => {
  const { id } = await request();
  expect((await erase(id, name)).statusCode).toBe(400);
  expect(await test.db.select().from(contacts).where(eq(contacts.tel, tel))).toHaveLength(1);
  const readerOnly = await test.signInAs(['Permissions.Privacy.View']);
  expect(
    (await call('POST', `requests/${id}/erasure`, { number: '', basis: 'x', contactIds: [] }, readerOnly))
      .statusCode,
  ).toBe(403);
});

it('an erasure removes the person from every table, and keeps texts of others', async () => {
  const { id, number } = await request({ note: name });
  expect((await erase(id, number)).statusCode).toBe(200);
  expect(await tablesWith(person)).toEqual([]);
  const rows = await test.db.select().from(contacts).orderBy(contacts.id);
  expect(rows.map((row) => [row.id, row.origin, row.consentVersion, row.content])).toEqual([
    [theirs, { campaign: 'autumn' }, 1, ''],
    [others, null, null, '我太太是 （已刪除）'],
  ]);
  const notes = await test.db.select().from(contactNotes).where(eq(contactNotes.contactId, others));
  expect(notes[0]?.text).toContain('（已刪除）');
  const [mail, ...more] = await test.db.select().from(outbox);
  expect([mail?.body, more]).toEqual(['電話：0922000111', []]);
  const { data } = (await call('GET', `requests/${id}`)).json<{ data: Schemas['PersonRequest'] }>();
  expect(data).toMatchObject({ tel: '', email: '', note: '', state: 'closed' });
  expect(data.erasure?.places.find((place) => place.name === 'contacts')?.count).toBe(1);
  expect((await erase(id, number)).statusCode).toBe(400);
});

/** Adds an enquiry of somebody else from the same telephone, with a note and a mail. */
async function addFromSameTelephone(): Promise<number> {
  const [row] = await test.db
    .insert(contacts)
    .values({ type: 1, name: '王小華', gender: 0, tel, email: 'hua@mail.example.tw', content: '請問車位' })
    .returning({ id: contacts.id });
  const id = row?.id ?? 0;
  const note = { id, rowVersion: 1, handleStatus: 0, newNote: `王小華的電話是 ${tel}` };
  await test.inject({ method: 'POST', url: '/api/v1/contact/edit-note', headers, payload: note });
  await queueMail(test.db, { recipients: 'staff@example.tw', subject: '王小華', body: `電話：${tel}` });
  return id;
}
const all = async (id: number) =>
  JSON.stringify([
    await test.db.select().from(contacts).where(eq(contacts.id, id)),
    await test.db.select().from(contactNotes).where(eq(contactNotes.contactId, id)),
    await test.db
      .select()
      .from(auditEntries)
      .where(sql`kind = 'contact' and record_id = ${id}`),
    await test.db.select().from(outbox).where(eq(outbox.subject, '王小華')),
    // A restore gives all records new versions.
  ]).replaceAll(/"rowVersion":\d+/g, '');

it('an erasure leaves the enquiry of somebody else who has the same telephone number', async () => {
  const wife = await addFromSameTelephone();
  const before = await all(wife);
  const { id, number } = await request();
  const names = Object.fromEntries((await heldBy(id)).contacts.map((each) => [each.id, each.nameGroup]));
  expect(names[wife]).not.toBe(names[theirs]);
  expect((await erase(id, number, [theirs, others])).json()).toMatchObject({
    errors: { contactIds: expect.any(Array) },
  });
  expect((await erase(id, number, [theirs])).statusCode).toBe(200);
  expect(await all(wife)).toBe(before);
  // What is only the person's is gone, and what names the person next to the number.
  expect(await tablesWith([email, name])).toEqual([]);
  const [erased] = await test.db.select().from(contacts).where(eq(contacts.id, theirs));
  expect(erased).toMatchObject({ tel: '', name: '（已刪除）', handleStatus: HandleStatus.closed });
});

it('a restored backup repeats an erasure without the enquiry of somebody else from the same telephone', async () => {
  const wife = await addFromSameTelephone();
  const before = await all(wife);
  const { id, number } = await request();
  const file = await backupOf(client);
  await erase(id, number, [theirs]);
  await restoreBackup(client, Readable.from([file]), { secretKeys: [secretKey] });
  expect(await tablesWith([email, name])).toEqual([]);
  expect(await all(wife)).toBe(before);
});

it('a copy for a person contains no enquiry of somebody else from the same telephone', async () => {
  const wife = await addFromSameTelephone();
  const { id } = await request();
  const { data } = (await copyOf(id, [theirs])).json<{ data: Schemas['PersonCopy'] }>();
  expect(data.contacts.map((each) => each.id)).toEqual([theirs]);
  expect(JSON.stringify(data)).not.toContain('王小華');
  expect((await copyOf(id, [wife, others])).statusCode).toBe(400);
});

it('an erasure finds numbers and addresses as Chinese keyboards write them', async () => {
  const spellings = ['０９１２３４５６７８', '０９１２－３４５－６７８', '0912–345–678', '（0912）　345678'];
  const wide = `${email.replace('@', '＠')}、${spellings.join('、')}`;
  await test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-note',
    headers,
    payload: { id: others, rowVersion: 2, handleStatus: 0, newNote: wide },
  });
  const { id, number } = await request();
  expect((await erase(id, number)).statusCode).toBe(200);
  expect(await tablesWith([...spellings, email.replace('@', '＠')])).toEqual([]);
  const found = identifiersIn(wide);
  expect(found.tels.filter((each) => each === tel)).toHaveLength(spellings.length);
  expect(found.emails).toEqual([email]);
});

it('an erasure leaves the numbers of company and staff that the person stated as their own', async () => {
  const [hotline, staff] = ['0225718170', 'lin@heyan.example.tw'];
  await test.db.insert(cases).values({
    code: 'S9',
    title: '松濤硯',
    tab: 1,
    county: '臺北市',
    district: '大安區',
    tel: hotline,
    sort: 1,
  });
  await test.addAccount(staff, '');
  const stated = { type: 1, name: '無名氏', gender: 0, content: '' } as const;
  await test.db.insert(contacts).values([
    { ...stated, tel: hotline, email: 'stranger@mail.example.tw' },
    { ...stated, tel: '0977000111', email: staff },
  ]);
  const [entry] = await test.db
    .insert(auditEntries)
    .values({ kind: 'case', recordId: 1, action: 'update', after: { tel: hotline, email: staff } })
    .returning({ id: auditEntries.id });
  const mail = { recipients: 'other@mail.example.tw', subject: '賞屋時間', body: `電話：${hotline}` };
  await queueMail(test.db, mail);
  const { id, number } = await request({ tel: '0977000111', email: 'stranger@mail.example.tw' });
  expect((await copyOf(id, [])).body).not.toContain(mail.recipients);
  expect((await erase(id, number)).statusCode).toBe(200);
  expect(await test.db.select().from(outbox).where(eq(outbox.recipients, mail.recipients))).toHaveLength(1);
  const [kept] = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.id, entry?.id ?? 0));
  expect(kept?.after).toEqual({ tel: hotline, email: staff });
  expect(await tablesWith(['stranger@mail.example.tw', '0977000111'])).toEqual([]);
  await test.db.delete(cases);
});

it('a restored backup repeats later erasures, and keeps requests and erasures', async () => {
  const { id, number } = await request();
  const file = await backupOf(client);
  await erase(id, number);
  expect(await tablesWith(person)).toEqual([]);
  const hashes = await test.db.select().from(erasedPersons);
  await expect(restoreBackup(client, Readable.from([file]))).rejects.toBeInstanceOf(ErasureKeyError);
  await restoreBackup(client, Readable.from([file]), { secretKeys: [secretKey] });
  expect(await tablesWith(person)).toEqual([]);
  expect(await test.db.select().from(erasedPersons)).toEqual(hashes);
  const [kept] = await test.db.select().from(personRequests).where(eq(personRequests.id, id));
  expect(kept?.erasedOn).not.toBeNull();
  expect(await test.db.select().from(contacts).where(eq(contacts.id, others))).toMatchObject([
    { name: '王大明', tel: '0922000111' },
  ]);
});

it('a person who writes again after the erasure is kept by a later backup', async () => {
  const { id, number } = await request();
  await erase(id, number);
  await test.db.insert(contacts).values({ type: 1, name, gender: 0, tel, content: '又是我' });
  const file = await backupOf(client);
  await restoreBackup(client, Readable.from([file]), { secretKeys: [secretKey] });
  expect(await test.db.select().from(contacts).where(eq(contacts.tel, tel))).toHaveLength(1);
});

it('legal terms are data that the company edits', async () => {
  const { data } = (await call('GET', 'terms')).json<{ data: Schemas['PrivacyTerms'] }>();
  const { periods, report, identities, bases, letter, formFields, rowVersion } = data;
  expect(periods.every(({ source, checkedOn }) => source !== '' && checkedOn !== '')).toBe(true);
  const terms = { report, identities, bases, letter, formFields, rowVersion };
  const longer = periods.map((period) => ({ ...period, days: 20 }));
  expect((await call('PUT', 'terms', { ...terms, periods: longer })).statusCode).toBe(200);
  expect((await request()).dueDates[0]).toEqual({ kind: 'view', on: '2026-12-10', days: 20 });
  const doubled = periods.map((period) => ({ ...period, kind: 'view' }));
  const refused = await call('PUT', 'terms', {
    ...terms,
    rowVersion: (rowVersion ?? 0) + 1,
    periods: doubled,
  });
  expect(refused.statusCode).toBe(400);
});

const correct = (id: number, fields: object, by = headers) =>
  call('POST', `requests/${id}/correction`, { contactId: theirs, ...fields }, by);

it('a correction changes the enquiry, and leaves masked proof on the request and in the trail', async () => {
  const { id } = await request({ kinds: ['correct'] });
  const [mine] = (await heldBy(id)).contacts;
  expect(mine).toMatchObject({ id: theirs, name: '黃○穎', tel: '0912-***-678' });
  const fields = { rowVersion: mine?.rowVersion, name: ' 黃思盈 ', tel: '0933222111' };
  expect((await correct(id, fields)).statusCode).toBe(200);
  const [row] = await test.db.select().from(contacts).where(eq(contacts.id, theirs));
  expect(row).toMatchObject({ name: '黃思盈', tel: '0933222111', email });
  const { data } = (await call('GET', `requests/${id}`)).json<{ data: Schemas['PersonRequest'] }>();
  const changes = [
    { field: 'name', before: '黃○穎', after: '黃○盈' },
    { field: 'tel', before: '0912-***-678', after: '0933-***-111' },
  ];
  expect(data.corrections).toEqual([
    { on: expect.any(String), by: expect.any(String), contactId: theirs, changes },
  ]);
  const entries = await test.db
    .select()
    .from(auditEntries)
    .where(sql`operation = 'correctContact' and record_id in (${theirs}, ${id})`);
  expect(entries.find(({ kind }) => kind === 'contact')).toMatchObject({
    action: 'update',
    before: { name: '黃○穎', tel: '0912-***-678' },
    after: { name: '黃○盈', tel: '0933-***-111' },
  });
  const inClear = [tel, '0933222111', name, '黃思盈'];
  expect(inClear.filter((each) => JSON.stringify(entries).includes(each))).toEqual([]);
  // The request still finds the enquiry by its former number, and an erasure removes both. The former name is unknown.
  expect((await heldBy(id)).contacts).toHaveLength(1);
  await erase(id, data.number);
  expect(await tablesWith([tel, email, '0933222111', '黃思盈', '黃○穎', '0933-***-111'])).toEqual([]);
  const after = (await call('GET', `requests/${id}`)).json<{ data: Schemas['PersonRequest'] }>().data;
  expect(after.corrections[0]?.changes[1]).toEqual({ field: 'tel', before: '', after: '' });
});

it('a correction is checked like the public form, and reaches only enquiries of the person', async () => {
  const { id, number } = await request({ kinds: ['correct'] });
  const [mine] = (await heldBy(id)).contacts;
  const rowVersion = mine?.rowVersion ?? 0;
  const errorsOf = async (fields: object) => {
    const answer = await correct(id, { rowVersion, ...fields });
    return [answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})];
  };
  expect(await errorsOf({ tel: '12' })).toEqual([400, ['tel']]);
  expect(await errorsOf({ email: 'no address' })).toEqual([400, ['email']]);
  expect(await errorsOf({ name: '　' })).toEqual([400, ['name']]);
  expect(await errorsOf({ tel, name })).toEqual([400, ['contactId']]);
  expect(await errorsOf({ contactId: others, name: '王小明' })).toEqual([400, ['contactId']]);
  const readerOnly = await test.signInAs(['Permissions.Privacy.View', 'Permissions.Contacts.Edit']);
  expect((await correct(id, { rowVersion, name: '黃' }, readerOnly)).statusCode).toBe(403);
  expect((await correct(id, { rowVersion, email: '' })).statusCode).toBe(200);
  expect((await correct(id, { rowVersion, name: '黃' })).statusCode).toBe(409);
  await erase(id, number);
  expect((await correct(id, { rowVersion: rowVersion + 1, name: '黃' })).statusCode).toBe(400);
});
