import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { accounts, auditEntries, contacts, outbox, singletons } from '../../../server/base/db/schema';
import type { PrivacySettings } from '../../../server/subjects/enquiries/privacy-settings';
import { csvRows } from '../../../server/records/csv';
import { openSession } from '../../../server/access/identity/sign-in';
import { createTestApp, nowhere } from '../support/test-app';

let id: number;
const viewClaims = ['Permissions.Contacts.View', 'Permissions.Contacts.Edit'];
const showClaims = [...viewClaims, 'Permissions.Privacy.View', 'Permissions.Privacy.Edit'];
const limits = { perHour: 20, action: 'warn', severePerHour: 60, severeAction: 'warn' } as const;

const test = await createTestApp();
const [staff, viewer] = [await test.signInAs(showClaims), await test.signInAs(viewClaims)];
afterAll(() => test.close());
beforeEach(async () => {
  await Promise.all([test.db.delete(contacts), test.db.delete(singletons)]);
  id = await enquiry('王小明');
  await test.db.delete(outbox);
});

const visitor = { type: 3, gender: 1, tel: '0912345678', email: 'siyin@example.tw', content: '想看屋' };
let network = 0;
async function enquiry(name: string): Promise<number> {
  network += 1;
  const { data } = (
    await test.inject({
      method: 'POST',
      url: '/api/v1/contact',
      remoteAddress: `10.2.${network}.1`,
      payload: { ...visitor, name },
    })
  ).json<{ data: { id: number } }>();
  return data.id;
}
const set = (value: Partial<PrivacySettings>) =>
  test.db
    .insert(singletons)
    .values({ key: 'privacy', value })
    .onConflictDoUpdate({ target: singletons.key, set: { value } });
const read = async (url: string, headers = staff) => (await test.inject({ url, headers })).json().data;
const show = (record = id, headers = staff) =>
  test.inject({ method: 'POST', url: '/api/v1/Privacy/shown', headers, payload: { id: record } });
const shownEntries = () => test.db.select().from(auditEntries).where(eq(auditEntries.action, 'show'));

const [full, hidden] = [/王小明|0912-?345-?678|siyin@/, /王○明/];

it('lists, search, neighbours and mails mask visitors by default, and the record shows one in full', async () => {
  await test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-email',
    headers: await test.signInAs(['Permissions.Contacts.Email.Edit']),
    payload: {
      rowVersion: 1,
      recipients: [1, 2, 3, 4].map((type) => ({ type, emails: 'a@example.com' })),
    },
  });
  const other = await enquiry('王小明');
  const list = JSON.stringify(await read('/api/v1/contact/get-list-paged?keyword=0912345678'));
  expect(list).toMatch(/"totalCount":2/);
  expect(list).toContain('0912-***-678');
  for (const text of [
    list,
    JSON.stringify(await read(`/api/v1/search?keyword=${encodeURIComponent('王小明')}`)),
    JSON.stringify(await read(`/api/v1/contact/neighbours?id=${other}`)),
    JSON.stringify(await test.db.select().from(outbox)),
  ]) {
    expect(text).toMatch(hidden);
    expect(text).not.toMatch(full);
  }
  const record = await read(`/api/v1/contact/get-by-id?id=${id}`);
  expect(record).toMatchObject({ name: '王小明', tel: '0912345678', isMasked: false });
  expect(record.sameTel).toMatchObject([{ id: other, name: '王○明' }]);
});

it('the level "everywhere" masks the record too, and a save of its state keeps the visitor', async () => {
  await set({ maskLevel: 'everywhere' });
  const record = JSON.stringify(await read(`/api/v1/contact/get-by-id?id=${id}`));
  expect(record).toMatch(/"isMasked":true/);
  expect(record).not.toMatch(full);
  await test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-note',
    headers: staff,
    payload: { id, rowVersion: 1, handleStatus: 1, newNote: '已回電' },
  });
  expect(await test.db.select().from(contacts)).toMatchObject([
    { name: '王小明', tel: '0912345678', email: 'siyin@example.tw' },
  ]);
});

it('the level "off" shows everything, and exports without a purpose', async () => {
  await set({ maskLevel: 'off' });
  expect(JSON.stringify(await read('/api/v1/contact/get-list-paged'))).toMatch(full);
  expect((await test.inject({ url: '/api/v1/contact/export', headers: viewer })).body).toMatch(full);
});

it('an enquiry is shown to accounts with permission, after its audit entry is written', async () => {
  expect((await show(id, viewer)).statusCode).toBe(403);
  expect((await show(id, await test.signInAs(['Permissions.Privacy.View']))).statusCode).toBe(403);
  expect((await show(id + 1000)).statusCode).toBe(404);
  const before = (await shownEntries()).length;
  expect((await show()).json().data).toEqual({
    id,
    name: '王小明',
    tel: '0912345678',
    email: 'siyin@example.tw',
    shown: { maskLevel: 'lists', shown: 1, limit: 20, isStopped: false },
  });
  const entries = await shownEntries();
  expect(entries).toHaveLength(before + 1);
  expect(entries.at(-1)).toMatchObject({ kind: 'contact', recordId: id, operation: 'showContact' });
  expect(JSON.stringify(entries)).not.toMatch(full);
  await show();
  expect(await read('/api/v1/Privacy/shown')).toMatchObject({ shown: 1 });
});

it('nothing is shown if the audit entry cannot be written', async () => {
  await test.db.execute(
    `alter table audit_entries add constraint no_show check (action <> 'show') not valid`,
  );
  const answer = await show();
  await test.db.execute('alter table audit_entries drop constraint no_show');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(full);
});

it('beyond the limit of an hour the officer gets one notice, and showing stops if configured', async () => {
  const officerId = await test.addAccount('officer', '');
  await test.db.update(accounts).set({ email: 'officer@example.com' }).where(eq(accounts.id, officerId));
  const headers = await test.signInAs(showClaims);
  await set({ officerId, limits: { ...limits, perHour: 1 } });
  const [second, third] = [await enquiry('陳大同'), await enquiry('林美美')];
  await test.db.delete(outbox);
  await show(id, headers);
  expect(await test.db.select().from(outbox)).toEqual([]);
  expect((await show(second, headers)).json().data.name).toBe('陳大同');
  await show(third, headers);
  expect(await test.db.select().from(outbox)).toMatchObject([{ recipients: 'officer@example.com' }]);
  await set({ officerId, limits: { ...limits, perHour: 3, action: 'stop' } });
  expect(await read('/api/v1/Privacy/shown', headers)).toMatchObject({ shown: 3, isStopped: true });
  const refused = (await show(await enquiry('許小雯'), headers)).json();
  expect(refused).toMatchObject({ succeeded: false, code: 'shownTooMany', data: null });
  expect(refused.messages[0]).toMatch(/^本小時已顯示 3 筆，\d\d:00 後再試，或請同仁 \d+協助$/);
  // An enquiry that was shown before can still be shown.
  expect((await show(id, headers)).json().succeeded).toBe(true);
});

it('without an officer all others with View of the unit are warned, and never the account itself', async () => {
  const colleague = await test.addAccount('colleague', '', showClaims);
  await test.db.update(accounts).set({ email: 'colleague@example.com' }).where(eq(accounts.id, colleague));
  const own = await test.addAccount('warned', '', showClaims);
  await test.db.update(accounts).set({ email: 'warned@example.com' }).where(eq(accounts.id, own));
  const { token } = await openSession(test.db, own, nowhere);
  const headers = { authorization: `Bearer ${token}` };
  await set({ limits: { ...limits, perHour: 1 } });
  const second = await enquiry('陳大同');
  await test.db.delete(outbox);
  await show(id, headers);
  await show(second, headers);
  expect((await test.db.select().from(outbox)).map(({ recipients }) => recipients)).toEqual([
    'colleague@example.com',
  ]);
  await set({ officerId: own, email: 'privacy@example.com', limits: { ...limits, perHour: 2 } });
  const third = await enquiry('林美美');
  await test.db.delete(outbox);
  await show(third, headers);
  expect(await test.db.select().from(outbox)).toMatchObject([{ recipients: 'privacy@example.com' }]);
  await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, colleague));
});

it('the severe limit deactivates the account if configured, but not the last administrator', async () => {
  await set({ limits: { ...limits, perHour: 1, severePerHour: 1, severeAction: 'deactivate' } });
  const second = await enquiry('陳大同');
  const administrator = await test.signInAs([
    ...showClaims,
    ...['Roles', 'Users'].flatMap((unit) =>
      ['View', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
    ),
  ]);
  await show(id, administrator);
  expect((await show(second, administrator)).json()).toMatchObject({ code: 'shownTooMany' });
  expect((await test.inject({ url: '/api/v1/Privacy/shown', headers: administrator })).statusCode).toBe(200);
  const account = await test.addAccount('curious', '', showClaims);
  const { token } = await openSession(test.db, account, nowhere);
  const headers = { authorization: `Bearer ${token}` };
  await show(id, headers);
  expect((await show(second, headers)).json()).toMatchObject({
    succeeded: false,
    messages: ['顯示的筆數超過上限，帳號已停用，請聯絡管理者'],
  });
  expect((await test.inject({ url: '/api/v1/Privacy/shown', headers })).statusCode).toBe(401);
});

it('an export is masked and names its account and purpose; a complete one requires the claim', async () => {
  const url = '/api/v1/contact/export';
  const purpose = `purpose=${encodeURIComponent('週報')}`;
  expect((await test.inject({ url, headers: viewer })).json()).toMatchObject({
    errors: { purpose: ['請填寫匯出的用途'] },
  });
  const { body } = await test.inject({ url: `${url}?${purpose}`, headers: viewer });
  expect(body).not.toMatch(full);
  const [head, row] = csvRows(body);
  expect(head?.slice(-3)).toEqual(['匯出者', '匯出編號', '用途']);
  expect(row).toContain('0912-***-678');
  expect(row?.slice(-3)).toEqual([
    expect.stringMatching(/^同仁/),
    expect.stringMatching(/^[0-9a-f]{8}$/),
    '週報',
  ]);
  const complete = `${url}?${purpose}&isComplete=true`;
  expect((await test.inject({ url: complete, headers: viewer })).statusCode).toBe(403);
  expect((await test.inject({ url: complete, headers: staff })).body).toMatch(full);
  const exports = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'export'));
  expect(exports.at(-1)?.after).toMatchObject({ purpose: '週報', isComplete: true });
});

it('settings are saved with their version and an audit entry, by accounts with Edit', async () => {
  const url = '/api/v1/Privacy/settings';
  const before = await read(url);
  expect(before).toMatchObject({ maskLevel: 'lists', officerId: null, limits });
  const payload = {
    rowVersion: before.rowVersion,
    maskLevel: 'everywhere',
    officerId: null,
    email: 'p@example.tw',
  };
  expect((await test.inject({ method: 'PUT', url, headers: viewer, payload })).statusCode).toBe(403);
  const stranger = await test.inject({
    method: 'PUT',
    url,
    headers: staff,
    payload: { ...payload, officerId: await test.addAccount('stranger', '') },
  });
  expect(stranger.json()).toMatchObject({ errors: { officerId: ['這個帳號不能是個資窗口，請改選其他人'] } });
  expect((await test.inject({ method: 'PUT', url, headers: staff, payload })).json().succeeded).toBe(true);
  expect((await test.inject({ method: 'PUT', url, headers: staff, payload })).statusCode).toBe(409);
  expect(await read(url)).toMatchObject({ maskLevel: 'everywhere', email: 'p@example.tw', limits });
  const [entry] = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'privacy'));
  expect(entry).toMatchObject({
    action: 'update',
    after: { maskLevel: 'everywhere', email: 'p@example.tw' },
  });
});

it('a record lists who saw it in full, directly or in an export, for accounts with permission', async () => {
  await set({ maskLevel: 'everywhere' });
  const other = await enquiry('陳大同');
  const readings = async (record: number) =>
    (await read(`/api/v1/contact/get-by-id?id=${record}`, viewer)).readings;
  expect(await readings(id)).toEqual({ times: 0, items: [] });
  await show();
  const url = `/api/v1/contact/export?keyword=${encodeURIComponent('王小明')}&purpose=x`;
  for (const isComplete of [false, true]) {
    await test.inject({ url: `${url}&isComplete=${isComplete}`, headers: staff });
  }
  expect(await readings(id)).toMatchObject({
    times: 2,
    items: [{ action: 'export' }, { action: 'show', name: expect.stringMatching(/./) }],
  });
  expect((await readings(other)).times).toBe(0);
});
