import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  accounts,
  apiTokens,
  auditEntries,
  contacts,
  exportedContacts,
} from '../../../server/base/db/schema';
import { removeVisitors } from '../../../server/subjects/privacy/visitor';
import { hashToken } from '../../../server/base/secrets/sealed';
import { createTestApp } from '../support/test-app';

type Schemas = components['schemas'];
/** `INCIDENT_ROWS=1000000` measures (decisions/046-requests-and-incidents). */
const manyRows = Number(process.env['INCIDENT_ROWS'] ?? 5_000);
let thiefId = 0;

const test = await createTestApp();
const view = ['Permissions.Contacts.View', 'Permissions.Privacy.View', 'Permissions.Privacy.Edit'];
const headers = await test.signInAs(view);
const thief = await test.signInAs(view);
const [account] = await test.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
thiefId = account?.id ?? 0;
afterAll(() => test.close());
let ids: number[] = [];
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(exportedContacts);
  const rows = await test.db
    .insert(contacts)
    .values(
      ['黃思穎', '蔡明憲', '許雯'].map((name, place) => ({
        type: 1 as const,
        name,
        gender: 0 as const,
        tel: `091234567${place}`,
        email: place === 0 ? 'a@example.tw' : '',
      })),
    )
    .returning({ id: contacts.id });
  ids = rows.map(({ id }) => id);
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.inject({ method, url: `/api/v1/Privacy/${url}`, headers, payload });
const seen = {
  title: '帳號疑似遭盜用',
  knownOn: '2026-11-20T01:10:00Z',
  fromOn: '2020-01-01T00:00:00Z',
  toOn: '2100-01-01T00:00:00Z',
  address: '',
};
async function incident(fields: object = {}) {
  const made = await call('POST', 'incidents', { ...seen, accountId: thiefId, ...fields });
  const { id } = made.json<{ data: { id: number } }>().data;
  return (await call('GET', `incidents/${id}`)).json<{ data: Schemas['Incident'] }>().data;
}
const makeList = async (id: number) =>
  (await call('POST', `incidents/${id}/list`)).json<{ data: Schemas['IncidentListFigures'] }>().data;
const persons = async (id: number) =>
  (await call('GET', `incidents/${id}/persons`)).json<{ data: { items: Schemas['IncidentPerson'][] } }>().data
    .items;

it('an incident has a due time by the table of hours, and a number', async () => {
  const made = await incident();
  expect(made.number).toMatch(/^\d{4}-\d{2}$/);
  expect([made.knownOn, made.dueOn]).toEqual(['2026-11-20T01:10:00.000Z', '2026-11-23T01:10:00.000Z']);
  const wrong = await call('POST', 'incidents', { ...seen, accountId: 99_999 });
  expect(wrong.statusCode).toBe(400);
  expect((await call('POST', 'incidents', { ...seen, accountId: null, toOn: seen.fromOn })).statusCode).toBe(
    400,
  );
  expect(
    (await call('POST', 'incidents', { ...seen, accountId: null, knownOn: '2999-01-01T00:00:00Z' }))
      .statusCode,
  ).toBe(400);
  const { items } = (await call('GET', 'incidents')).json<{ data: Schemas['IncidentList'] }>().data;
  expect(items[0]).toMatchObject({ id: made.id, persons: 0, listedOn: null });
});

it('the list has exactly the persons shown to or exported by the account, masked, and is locked', async () => {
  const [first = 0, second = 0, third = 0] = ids;
  await test.inject({ url: `/api/v1/contact/get-by-id?id=${first}`, headers: thief });
  await test.inject({ url: `/api/v1/contact/get-by-id?id=${third}`, headers });
  const file = await test.inject({
    url: `/api/v1/contact/export?ids=${first},${second}&isComplete=true&purpose=x`,
    headers: thief,
  });
  expect(file.statusCode).toBe(200);
  await test.inject({ url: `/api/v1/contact/export?ids=${third}&purpose=x`, headers: thief });
  const { id } = await incident();
  expect(await makeList(id)).toMatchObject({ shown: 1, exported: 2 });
  const listed = await persons(id);
  expect(listed.map(({ contactId, shown, exported }) => [contactId, shown, exported]).toSorted()).toEqual([
    [first, 1, 1],
    [second, 0, 1],
  ]);
  expect(listed.find(({ contactId }) => contactId === first)).toMatchObject({
    name: '黃○穎',
    tel: '0912-***-670',
    hasEmail: true,
  });
  expect((await call('POST', `incidents/${id}/list`)).statusCode).toBe(400);
  await test.inject({ url: `/api/v1/contact/get-by-id?id=${third}`, headers: thief });
  expect(await persons(id)).toHaveLength(2);
});

it('an incident of a token lists exactly whom it read, and stays after an erasure', async () => {
  const token = `mng_pk_${'b'.repeat(40)}`;
  const createdById = await test.addAccount('maker', '', [
    'Permissions.Contacts.View',
    'Permissions.Privacy.View',
  ]);
  const [reader, other] = await test.db
    .insert(apiTokens)
    .values(
      [token, `mng_pk_${'c'.repeat(40)}`].map((each, place) => ({
        name: `CRM ${place}`,
        prefix: each.slice(0, 11),
        hash: hashToken(each),
        scopes: ['enquiries' as const],
        createdById,
        expiresOn: new Date('2999-01-01T00:00:00Z'),
      })),
    )
    .returning({ id: apiTokens.id });
  const [first = 0, second = 0, third = 0] = ids;
  for (const id of [first, second, first]) {
    const read = await test.inject({
      url: `/api/delivery/v1/enquiries/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(read.statusCode).toBe(200);
  }
  await test.inject({ url: `/api/v1/contact/get-by-id?id=${third}`, headers: thief });
  await test.db.transaction((tx) => removeVisitors(tx, [second], '（已刪除）'));
  const { tokens } = (await call('GET', 'incidents')).json<{ data: Schemas['IncidentList'] }>().data;
  expect(tokens.filter(({ id }) => id === reader?.id)).toEqual([{ id: reader?.id, name: 'CRM 0' }]);
  const made = await incident({ accountId: null, tokenId: reader?.id });
  expect(made).toMatchObject({ tokenId: reader?.id, token: 'CRM 0', accountId: null });
  expect(await makeList(made.id)).toMatchObject({ entries: 3, shown: 2, exported: 0 });
  expect((await persons(made.id)).map(({ contactId, shown }) => [contactId, shown]).toSorted()).toEqual([
    [first, 2],
    [second, 1],
  ]);
  await test.db
    .update(apiTokens)
    .set({ revokedOn: new Date() })
    .where(eq(apiTokens.id, reader?.id ?? 0));
  const form = (await call('GET', `incidents/${made.id}/form`)).json<{ data: Schemas['IncidentForm'] }>()
    .data;
  const answers = Object.fromEntries(form.fields.map(({ from, answer }) => [from, answer]));
  expect(answers['measures']).toContain('撤銷 1 個 API 權杖');
  expect(answers['happenedOn']).not.toBe('');
  const elses = await incident({ accountId: null, tokenId: other?.id });
  expect((await makeList(elses.id)).shown).toBe(0);
});

it('an incident is about an account or a token, and about one that exists', async () => {
  const refused = async (fields: object) =>
    (await call('POST', 'incidents', { ...seen, ...fields })).json<{ errors: object }>().errors;
  expect(await refused({ accountId: null, tokenId: 99_999 })).toEqual({
    tokenId: ['找不到這個 API 權杖，請改選其他權杖'],
  });
  expect(await refused({ accountId: thiefId, tokenId: 1 })).toEqual({ tokenId: ['帳號與 API 權杖請擇一'] });
});

it('a different address or time gives other persons', async () => {
  await test.inject({ url: `/api/v1/contact/get-by-id?id=${ids[0] ?? 0}`, headers: thief });
  const elsewhere = await incident({ address: '198.51.100.7' });
  expect((await makeList(elsewhere.id)).shown).toBe(0);
  const before = await incident({ toOn: '2020-02-01T00:00:00Z' });
  expect((await makeList(before.id)).shown).toBe(0);
});

it('a report is recorded with its number, which may follow later', async () => {
  const { id, rowVersion = 0 } = await incident();
  const report = { rowVersion, reportedOn: '2026-11-21T00:00:00Z', receiptNumber: '' };
  expect((await call('PUT', `incidents/${id}/report`, report)).statusCode).toBe(200);
  expect((await call('PUT', `incidents/${id}/report`, report)).statusCode).toBe(409);
  const later = { ...report, rowVersion: rowVersion + 1, receiptNumber: '府授字第 1 號' };
  expect((await call('PUT', `incidents/${id}/report`, later)).statusCode).toBe(200);
  const { data } = (await call('GET', `incidents/${id}`)).json<{ data: Schemas['Incident'] }>();
  expect(data).toMatchObject({ receiptNumber: '府授字第 1 號', reportedOn: '2026-11-21T00:00:00.000Z' });
});

it(
  `the list is ready within a minute with ${manyRows} enquiries, all exported and shown`,
  { timeout: 600_000 },
  async () => {
    const batch = 50_000;
    for (let start = 1; start <= manyRows; start += batch) {
      await test.db.execute(sql`
      insert into contacts (type, name, gender, tel)
      select 1, '訪客', 0, '09' || lpad(n::text, 8, '0') from generate_series(${start}::int, ${Math.min(start + batch - 1, manyRows)}::int) n`);
    }
    await test.db.execute(sql`
    insert into audit_entries (account_id, kind, record_id, action, after)
    select ${thiefId}, 'contact', id, 'show', null from contacts`);
    await test.db.insert(auditEntries).values({
      accountId: thiefId,
      kind: 'contact',
      action: 'export',
      after: { exportId: 'abcdef01' },
    });
    await test.db.execute(sql`
    insert into exported_contacts (export_id, contact_ids)
    select 'abcdef01', array_agg(id) from (select id, row_number() over (order by id) / 1000 as page from contacts) c group by page`);
    const { id } = await incident();
    const figures = await makeList(id);
    expect(figures.exported).toBe(manyRows + 3);
    expect(figures.shown).toBeGreaterThanOrEqual(manyRows + 3);
    expect(figures.seconds).toBeLessThan(60);
    if (manyRows > 5_000) process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
);
