import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { reminderJob } from '../../../server/subjects/enquiries/reminder-job';
import { runJob } from '../../../server/base/db/job-runner';
import { accounts, contacts, outbox } from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const claims = ['Permissions.Contacts.View', 'Permissions.Contacts.Edit'];
const config = { ADMIN_ORIGIN: 'https://office.example' };

const test = await createTestApp(config);
const headers = await test.signInAs(claims);
const assigneeId = await test.addAccount('sales', '', claims);
await test.db.update(accounts).set({ email: 'sales@example.com' }).where(eq(accounts.id, assigneeId));
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(outbox);
});

const visitor = { type: 5, name: '林雅婷', gender: 0, content: '', caseTitle: '松濤硯' } as const;
async function add(more: Partial<typeof contacts.$inferInsert> = {}): Promise<number> {
  const [row] = await test.db
    .insert(contacts)
    .values({ ...visitor, tel: '0912345678', assigneeId, ...more })
    .returning({ id: contacts.id });
  return row?.id ?? 0;
}
const put = (call: string, payload: object) =>
  test.inject({ method: 'PUT', url: `/api/v1/contact/${call}`, headers, payload });
const visit = (id: number, rowVersion: number, appointment: object | null) =>
  test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-note',
    headers,
    payload: { id, rowVersion, handleStatus: 0, appointment },
  });
const get = async (call: string) => {
  const answer = await test.inject({ url: `/api/v1/contact/${call}`, headers });
  return answer.json<{ data: never }>().data;
};
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const remind = () => runJob(test.db, reminderJob(test.db, readConfig(config)), silent, { isForced: true });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('an appointment is stored with its enquiry, listed until it is over, and exported as a calendar file', async () => {
  const id = await add();
  const appointment = { at: inHours(48), state: 0 };
  expect((await visit(id, 1, appointment)).statusCode).toBe(200);
  expect((await visit(id, 1, null)).statusCode).toBe(409);
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ appointment });
  expect(await get('appointments')).toMatchObject([{ id, at: appointment.at }]);
  expect(await get(`appointment-calendar?id=${id}`)).toMatchObject({
    content: expect.stringContaining('預約賞屋：松濤硯'),
  });
  await visit(id, 2, { ...appointment, state: 3 });
  expect(await get('appointments')).toEqual([]);
});

it('a day lists its planned visits, from its first minute in Taipei to its last', async () => {
  const at = (time: string) => new Date(`${time}:00+08:00`);
  const planned = { appointmentState: 0 } as const;
  await add({ ...planned, appointmentOn: at('2999-01-01T23:59') });
  const early = await add({ ...planned, appointmentOn: at('2999-01-02T00:00') });
  const late = await add({ ...planned, appointmentOn: at('2999-01-02T23:59') });
  await add({ appointmentState: 3, appointmentOn: at('2999-01-02T10:00') });
  await add({ ...planned, appointmentOn: at('2999-01-03T00:00') });
  expect(await get('appointments?day=2999-01-02')).toMatchObject([{ id: early }, { id: late }]);
});

it('visits of past days are listed apart, the latest first, with what became of them', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [unrecorded, kept] = [
    await add({ appointmentOn: at(1), appointmentState: 0 }),
    await add({ appointmentOn: at(3), appointmentState: 1 }),
  ];
  await add({ appointmentOn: at(-2), appointmentState: 0 });
  await add({ appointmentOn: at(40), appointmentState: 1 });
  const past: { id: number; state: number }[] = await get('appointments?isPast=true');
  expect(past.map(({ id, state }) => [id, state])).toEqual([
    [unrecorded, 0],
    [kept, 1],
  ]);
  expect(await get('appointments')).toHaveLength(1);
});

it('one save keeps a call, the next call and a visit, or none of them, and open work is listed on the day of its call', async () => {
  const [id, later, closed, open] = [await add(), await add(), await add(), await add()];
  const save = (saved: number, payload: object) =>
    test.inject({
      method: 'POST',
      url: '/api/v1/contact/edit-note',
      headers,
      payload: { id: saved, rowVersion: 1, handleStatus: 1, ...payload },
    });
  const appointment = { at: inHours(48), state: 0 };
  const call = { callResult: 'unanswered', nextCallOn: inHours(-1), newNote: '下午再打', appointment };
  expect((await save(id, { ...call, assigneeId: 999_999 })).statusCode).toBe(400);
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ nextCallOn: null, appointment: null, notes: [] });
  expect((await save(id, call)).statusCode).toBe(200);
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({
    nextCallOn: call.nextCallOn,
    appointment,
    notes: [{ text: '下午再打' }, { text: '', callResult: 'unanswered', handleStatus: 1 }],
  });
  await save(later, { nextCallOn: inHours(48) });
  await save(closed, { nextCallOn: inHours(-1), handleStatus: 2 });
  await save(open, { callResult: 'reached' });
  const due = async (filter: string) =>
    ((await get(`get-list-paged?${filter}`)) as { items: { id: number }[] }).items.map((row) => row.id);
  expect(await due('isCallDue=true')).toEqual([id]);
  expect(await due('isCallDue=false')).toHaveLength(4);
  // A save that does not name them leaves call and visit alone.
  await test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-note',
    headers,
    payload: { id, rowVersion: 2, handleStatus: 1, isOneOfMany: true },
  });
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ nextCallOn: call.nextCallOn, appointment });
});

it('a title with line breaks adds no line to the calendar file', async () => {
  const id = await add({
    caseTitle: '松濤硯\rATTACH:https://a.example\r\nURL:https://b.example',
    appointmentOn: new Date(inHours(48)),
    appointmentState: 0,
  });
  const { content } = await get(`appointment-calendar?id=${id}`);
  const lines = (content as string).replaceAll('\r\n\t', '').split(/\r\n|\r|\n/);
  expect(lines.filter((line) => /^(?:ATTACH|URL)/.test(line))).toEqual([]);
  expect(content).not.toMatch(/\r(?!\n)/);
});

it('the assignee is reminded once, a day before, and again of a changed time, without data of the visitor', async () => {
  const id = await add({ appointmentOn: new Date(inHours(2)), appointmentState: 0 });
  await add({ appointmentOn: new Date(inHours(50)), appointmentState: 0 });
  await add({ appointmentOn: new Date(inHours(2)), appointmentState: 3 });
  await remind();
  await remind();
  const mails = await test.db.select().from(outbox);
  expect(mails.map(({ recipients }) => recipients)).toEqual(['sales@example.com']);
  expect(mails[0]?.body).toContain(`https://office.example/mng/contact/edit/${id}`);
  expect(JSON.stringify(mails)).not.toMatch(/林雅婷|0912/);
  await visit(id, 1, { at: inHours(3), state: 0 });
  await remind();
  expect(await test.db.select().from(outbox)).toHaveLength(2);
});

it('enquiries of one number are listed together, are one row after joining, and can be separated again', async () => {
  const first = await add({ content: `${'字'.repeat(100)}。` });
  const second = await add();
  const other = await add({ tel: '0922333444' });
  expect(await get(`get-by-id?id=${second}`)).toMatchObject({
    sameTel: [{ id: first, isJoined: false, content: '字'.repeat(100) }],
  });
  await put('join', { id: second, ids: [first, other], isJoined: true });
  const listed = async () =>
    ((await get('get-list-paged')) as { items: { id: number }[] }).items.map(({ id }) => id);
  expect(await listed()).toEqual([other, second]);
  expect(await get(`get-by-id?id=${first}`)).toMatchObject({ sameTel: [{ id: second, isJoined: true }] });
  const waiting = async () => ((await get('waiting?after=0')) as { count: number }).count;
  expect(await waiting()).toBe(2);
  // Also from the page of the joined one.
  await put('join', { id: first, ids: [second], isJoined: false });
  expect(await listed()).toEqual([other, second, first]);
  expect(await waiting()).toBe(3);
});

it('an enquiry from the same telephone says whether its name is another one', async () => {
  const names = ['林雅婷', '林小姐', ' 林 雅婷', '王大明', '林先生的太太', '王小姐'];
  const ids: number[] = [];
  for (const name of names) ids.push(await add({ name }));
  const { sameTel } = (await get(`get-by-id?id=${ids[0]}`)) as {
    sameTel: { id: number; isSameName: boolean }[];
  };
  const same = sameTel.filter(({ isSameName }) => isSameName).map(({ id }) => names[ids.indexOf(id)]);
  expect(same).toEqual([' 林 雅婷', '林小姐']);
});

it('a planned visit is mailed to its visitor with a calendar file, and a new time may be mailed again', async () => {
  const { db } = test;
  const caseId = await addCase(db, { receptionAddress: '臺北市大安區和平東路二段 96 號', tel: '0225718170' });
  const at = '2999-01-05T06:00:00.000Z';
  const id = await add({ email: 'yating@example.com', caseId });
  const send = (rowVersion: number) =>
    test.inject({
      method: 'POST',
      url: '/api/v1/contact/send-appointment',
      headers,
      payload: { id, rowVersion },
    });
  const missing = await send(1);
  expect([missing.statusCode, missing.json()]).toMatchObject([
    200,
    { succeeded: false, code: 'noPlannedVisit' },
  ]);
  await visit(id, 1, { at, state: 0 });
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ appointmentMailedOn: null });
  expect((await send(2)).statusCode).toBe(200);
  const [mail, ...more] = await db.select().from(outbox);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipients: 'yating@example.com',
    subject: '【松濤硯】賞屋時間 2999/01/05（六）14:00',
  });
  expect(mail?.body).toContain('地點：臺北市大安區和平東路二段 96 號\n電話：0225718170');
  const calendar = mail?.calendar?.replaceAll('\r\n ', '') ?? '';
  expect(calendar).toMatch(/DTSTART:29990105T060000Z[^]*SEQUENCE:2|SEQUENCE:2[^]*DTSTART:29990105T060000Z/);
  expect(calendar).not.toContain('林雅婷');
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ appointmentMailedOn: expect.any(String) });
  expect((await send(2)).statusCode).toBe(409);
  const later = { at: '2999-01-06T06:00:00.000Z', state: 0 };
  await visit(id, 3, later);
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ appointmentMailedOn: null });
});

it('a visit is not mailed without an e-mail, once it is cancelled, or in the past', async () => {
  const send = async (more: Partial<typeof contacts.$inferInsert>) => {
    const id = await add({ appointmentOn: new Date(inHours(2)), appointmentState: 0, ...more });
    const payload = { id, rowVersion: 1 };
    const answer = await test.inject({
      method: 'POST',
      url: '/api/v1/contact/send-appointment',
      headers,
      payload,
    });
    const { succeeded, code } = answer.json<{ succeeded: boolean; code?: string }>();
    return [succeeded, code];
  };
  const email = 'yating@example.com';
  expect(await send({ email: '' })).toEqual([false, 'noVisitorEmail']);
  expect(await send({ email, appointmentState: 3 })).toEqual([false, 'noPlannedVisit']);
  expect(await send({ email, appointmentOn: new Date(inHours(-1)) })).toEqual([false, 'noPlannedVisit']);
  expect(await test.db.select().from(outbox)).toEqual([]);
});
