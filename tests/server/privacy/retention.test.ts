import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import {
  auditEntries,
  contactNotes,
  contactRetention,
  contacts,
  importRows,
  imports,
  outbox,
  singletons,
} from '../../../server/base/db/schema';
import type { Db } from '../../../server/base/db/client';
import { effectivePeriods, type PrivacySettings } from '../../../server/subjects/enquiries/privacy-settings';
import { whileErasing } from '../../../server/subjects/privacy/erasing';
import { runJob } from '../../../server/base/db/job-runner';
import { applyRetentionPeriods, retentionJob } from '../../../server/subjects/privacy/retention-job';
import { createTestApp } from '../support/test-app';

const day = 86_400_000;
const periods: PrivacySettings['periods'] = [
  { type: 1, months: 0 },
  { type: 2, months: 12 },
  { type: 3, months: 6 },
  { type: 4, months: 6 },
  { type: 5, months: 6 },
];
const months = periods.map((each) => each.months).join(',');

const test = await createTestApp();
const headers = await test.signInAs(
  ['Privacy', 'Contacts'].flatMap((unit) =>
    ['View', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
  ),
);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(outbox);
  await test.db.delete(singletons);
});

const set = (value: Partial<PrivacySettings>) =>
  test.db
    .insert(singletons)
    .values({ key: 'privacy', value })
    .onConflictDoUpdate({ target: singletons.key, set: { value } });
const at = (days: number) => new Date(Date.now() + days * day);
const run = (days = 0) => applyRetentionPeriods(test.db, { adminOrigin: 'https://office.example' }, at(days));
const call = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  (await test.inject({ method, url, headers, payload })).json();

/** Adds an enquiry closed so many days ago; resolves to its id. */
async function closed(daysAgo: number, own: Partial<typeof contacts.$inferInsert> = {}): Promise<number> {
  const [row] = await test.db
    .insert(contacts)
    .values({
      type: 3,
      name: '王小明',
      gender: 1,
      tel: '0912345678',
      email: 'siyin@example.tw',
      caseTitle: '松濤硯',
      content: '想預約看屋',
      handleStatus: 2,
      source: 'facebook',
      createdOn: at(-daysAgo - 1),
      lastModifiedOn: at(-1),
      ...own,
    })
    .returning();
  if (!row) throw new Error('not stored');
  await test.db
    .insert(contactNotes)
    .values({ contactId: row.id, author: '同仁', handleStatus: 2, createdOn: at(-daysAgo) });
  return row.id;
}
/** Adds an imported row from which this enquiry was made. */
async function imported(recordId: number) {
  const [file] = await test.db
    .insert(imports)
    .values({ kind: 'contact', fileName: '展售會.xlsx', columns: [], mapping: [], counts: {} } as never)
    .returning({ id: imports.id });
  await test.db.insert(importRows).values({
    importId: file?.id ?? 0,
    place: 2,
    recordId,
    cells: ['王小明'],
    values: {},
    verdict: 'create',
  } as never);
}
const names = async () =>
  (await test.db.select().from(contacts).orderBy(contacts.id)).map(({ name }) => name);
const personal = /王小明|gclid|203\.0\.113|王○明|0912-?345-?678|0912-\*|siyin|想預約看屋|他說晚上方便/;

it('without a period nothing is anonymised, nor open enquiries, other types or spam', async () => {
  await closed(4000);
  expect(await run()).toEqual({ announced: 0, anonymised: 0 });
  await set({ periods });
  await test.db.delete(contacts);
  await closed(4000, { type: 1 });
  await closed(4000, { handleStatus: 1 });
  await closed(4000, { spamOn: at(-1) });
  await closed(300, { type: 2 });
  expect(await run()).toEqual({ announced: 0, anonymised: 0 });
});

it('expiring enquiries are announced a week before, and then lose all data that identify the person', async () => {
  await set({ periods, email: 'privacy@example.com' });
  const origin = { campaign: '秋季', clickId: 'gclid' as const, referrer: 'https://line.me/siyin' };
  const id = await closed(400, { origin, wantsNews: true });
  await imported(id);
  await test.db
    .insert(auditEntries)
    .values({ kind: 'contact', recordId: id, action: 'create', title: '王小明', address: '203.0.113.7' });
  let rowVersion = 1;
  for (const saved of [
    { newNote: '他說晚上方便' },
    { newNote: '他說晚上方便', callResult: 'reached', nextCallOn: '2999-01-01T02:00:00.000Z' },
  ]) {
    await test.inject({
      method: 'POST',
      url: '/api/v1/contact/edit-note',
      headers,
      payload: { id, rowVersion, handleStatus: 2, ...saved },
    });
    rowVersion += 1;
  }
  await test.db.insert(outbox).values([
    {
      recipients: 'a@example.com',
      subject: '聯絡：王小明',
      body: '姓名：王小明 電話：0912345678 想預約看屋',
    },
    { recipients: 'a@example.com', subject: '聯絡：王○明', body: '姓名：王○明 0912-***-678 想預約看屋' },
    { recipients: 'a@example.com', subject: '別人', body: '林美美' },
    {
      recipients: 'siyin@example.tw',
      subject: '【松濤硯】賞屋時間',
      body: '王小明 您好：',
      calendar: 'BEGIN:VCALENDAR',
      givenUpOn: at(-1),
    },
  ]);
  expect(await run()).toEqual({ announced: 1, anonymised: 0 });
  const mails = await test.db.select().from(outbox).orderBy(outbox.id);
  expect(mails.at(-1)).toMatchObject({
    recipients: 'privacy@example.com',
    subject: expect.stringMatching(/^【個資保護】1 筆聯絡資料將自 [\d/]+ 起去識別化$/),
    body: expect.stringContaining('https://office.example/mng/privacy'),
  });
  // Announced once, and kept for the week.
  expect(await run(6)).toEqual({ announced: 0, anonymised: 0 });
  expect(await names()).toEqual(['王小明']);
  expect(await run(7.01)).toEqual({ announced: 0, anonymised: 1 });
  expect(await run(8)).toEqual({ announced: 0, anonymised: 0 });
  const [row] = await test.db.select().from(contacts);
  expect(row).toMatchObject({ type: 3, caseTitle: '松濤硯', source: 'facebook', handleStatus: 2, tel: '' });
  expect(row).toMatchObject({ origin: { campaign: '秋季' }, wantsNews: false });
  for (const table of [contacts, contactNotes, outbox, auditEntries, importRows]) {
    expect(JSON.stringify(await test.db.select().from(table))).not.toMatch(personal);
  }
  expect((await test.db.select().from(outbox)).some(({ body }) => body === '林美美')).toBe(true);
  const trail = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
  expect(trail.at(-1)).toMatchObject({ action: 'anonymise', operation: 'retention' });
  const found = await call('GET', `/api/v1/search?keyword=${encodeURIComponent('0912345678')}`);
  expect(found.data.groups).toEqual([]);
  const list = await call('GET', '/api/v1/contact/get-list-paged');
  expect(list.data).toMatchObject({ totalCount: 1, items: [{ name: '（已去識別化）' }] });
});

it('a preview shows how many, when and which, also for other periods, and changes nothing', async () => {
  const id = await closed(400);
  expect((await call('GET', '/api/v1/Privacy/rehearsal')).data).toEqual({ count: 0, counts: [], items: [] });
  const { data } = await call('GET', `/api/v1/Privacy/rehearsal?months=${months}`);
  expect(data).toMatchObject({
    count: 1,
    counts: [{ type: 3, count: 1 }],
    items: [{ id, name: '王○明', caseTitle: '松濤硯' }],
  });
  expect(Date.parse(data.items[0].anonymiseOn)).toBeGreaterThan(at(6.9).getTime());
  expect((await test.inject({ url: '/api/v1/Privacy/rehearsal?months=6', headers })).statusCode).toBe(400);
  expect(await test.db.$count(contactRetention)).toBe(0);
});

it('extended enquiries are kept longer, and announced again at the end', async () => {
  await set({ periods });
  const [kept, other] = [await closed(400), await closed(400)];
  await run();
  const answer = await call('PUT', '/api/v1/Privacy/postponed', { ids: [kept, 999_999], months: 3 });
  expect(answer.succeeded).toBe(true);
  expect((await call('GET', '/api/v1/Privacy/rehearsal')).data.items).toMatchObject([{ id: other }]);
  expect(await run(8)).toEqual({ announced: 0, anonymised: 1 });
  expect(await names()).toEqual(['王小明', '（已去識別化）']);
  expect(await run(93)).toEqual({ announced: 1, anonymised: 0 });
  expect(await run(101)).toEqual({ announced: 0, anonymised: 1 });
});

it('an enquiry that is opened again is no longer announced', async () => {
  await set({ periods });
  const id = await closed(400);
  await run();
  await test.db.update(contacts).set({ handleStatus: 1 }).where(eq(contacts.id, id));
  expect(await run(8)).toEqual({ announced: 0, anonymised: 0 });
  expect(await test.db.select().from(contactRetention)).toMatchObject([{ anonymiseOn: null }]);
});

it('a change of periods takes effect after seven days, with the longer ones valid until then', async () => {
  const before = (await call('GET', '/api/v1/Privacy/settings')).data;
  expect(before.startsOn).toBeNull();
  const payload = { rowVersion: before.rowVersion, maskLevel: 'lists', officerId: null, email: '', periods };
  await call('PUT', '/api/v1/Privacy/settings', payload);
  const after = (await call('GET', '/api/v1/Privacy/settings')).data;
  expect(after.periods).toEqual(periods);
  expect(Date.parse(after.startsOn)).toBeGreaterThan(at(6.9).getTime());
  await closed(400);
  expect(await run(6)).toEqual({ announced: 0, anonymised: 0 });
  expect(await run(7.01)).toEqual({ announced: 1, anonymised: 0 });
  const settings = { ...after, previousPeriods: [{ type: 3, months: 24 }], startsOn: at(1).toISOString() };
  expect(effectivePeriods(settings, at(0)).map((each) => each.months)).toEqual([0, 0, 24, 0, 0]);
  expect(effectivePeriods(settings, at(2))).toEqual(periods);
});

it('an audit entry loses the data that name a visitor, and nothing else', async () => {
  await test.db
    .insert(auditEntries)
    .values({ kind: 'contact', recordId: 5, action: 'update', after: { note: '王小明', handleStatus: 1 } });
  const change = (values: Partial<typeof auditEntries.$inferInsert>, db: Db = test.db) =>
    db.update(auditEntries).set(values).where(eq(auditEntries.recordId, 5));
  const erase = (values: Partial<typeof auditEntries.$inferInsert>) =>
    test.db.transaction((tx) => whileErasing(tx, () => change(values, tx)));
  await expect(change({ after: { handleStatus: 1 } })).rejects.toMatchObject({
    cause: { message: 'audit_entries is append-only' },
  });
  await expect(erase({ after: { note: '別的', handleStatus: 1 } })).rejects.toMatchObject({
    cause: { message: 'audit_entries is append-only' },
  });
  await expect(erase({ action: 'create' })).rejects.toMatchObject({
    cause: { message: 'audit_entries is append-only' },
  });
  await expect(
    test.db.execute(sql`update audit_entries set title = '' where kind <> 'contact'`),
  ).rejects.toMatchObject({ cause: { message: 'audit_entries is append-only' } });
  await erase({ after: { handleStatus: 1 } });
});

it('the clock of the database decides, as a process whose clock is ahead would anonymise too early', async () => {
  await set({ periods });
  await closed(30);
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const job = retentionJob({ adminOrigin: 'https://office.example' });
  vi.useFakeTimers({ toFake: ['Date'], now: at(365) });
  const outcome = await runJob(test.db, job, silent, { isForced: true }).finally(() => vi.useRealTimers());
  expect(outcome).toEqual({ counts: { announced: 0, anonymised: 0 } });
});
