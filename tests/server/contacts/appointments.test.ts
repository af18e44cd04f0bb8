import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../server/config/config';
import { reminderJob } from '../../../server/contacts/reminder-job';
import { runJob } from '../../../server/db/job-runner';
import { accounts, contacts, outbox } from '../../../server/db/schema';
import { createTestApp, type TestApp } from '../support/test-app';

const claims = ['Permissions.Contacts.View', 'Permissions.Contacts.Edit'];
const config = { ADMIN_ORIGIN: 'https://office.example' };

let test: TestApp;
let headers: { authorization: string };
let assigneeId: number;
beforeAll(async () => {
  test = await createTestApp(config);
  headers = await test.signInAs(claims);
  assigneeId = await test.addAccount('sales', '', claims);
  await test.db.update(accounts).set({ email: 'sales@example.com' }).where(eq(accounts.id, assigneeId));
});
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
const get = async (call: string) => {
  const answer = await test.inject({ url: `/api/v1/contact/${call}`, headers });
  return answer.json<{ data: never }>().data;
};
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const remind = () => runJob(test.db, reminderJob(test.db, readConfig(config)), silent, { isForced: true });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('an appointment is kept with its enquiry, listed while it is to come, and made into a calendar file', async () => {
  const id = await add();
  const appointment = { at: inHours(48), state: 0 };
  expect((await put('edit-appointment', { id, rowVersion: 1, appointment })).statusCode).toBe(200);
  expect((await put('edit-appointment', { id, rowVersion: 1, appointment: null })).statusCode).toBe(409);
  expect(await get(`get-by-id?id=${id}`)).toMatchObject({ appointment });
  expect(await get('appointments')).toMatchObject([{ id, at: appointment.at }]);
  expect(await get(`appointment-calendar?id=${id}`)).toMatchObject({
    content: expect.stringContaining('預約賞屋：松濤硯'),
  });
  await put('edit-appointment', { id, rowVersion: 2, appointment: { ...appointment, state: 3 } });
  expect(await get('appointments')).toEqual([]);
});

it('the assignee is reminded once, a day before, and again of another time, without a word on the visitor', async () => {
  const id = await add({ appointmentOn: new Date(inHours(2)), appointmentState: 0 });
  await add({ appointmentOn: new Date(inHours(50)), appointmentState: 0 });
  await add({ appointmentOn: new Date(inHours(2)), appointmentState: 3 });
  await remind();
  await remind();
  const mails = await test.db.select().from(outbox);
  expect(mails.map(({ recipients }) => recipients)).toEqual(['sales@example.com']);
  expect(mails[0]?.body).toContain(`https://office.example/mng/contact/edit/${id}`);
  expect(JSON.stringify(mails)).not.toMatch(/林雅婷|0912/);
  await put('edit-appointment', { id, rowVersion: 1, appointment: { at: inHours(3), state: 0 } });
  await remind();
  expect(await test.db.select().from(outbox)).toHaveLength(2);
});

it('enquiries of one number stand together, are one line of the list once joined, and come apart again', async () => {
  const [first, second] = [await add(), await add()];
  const other = await add({ tel: '0922333444' });
  expect(await get(`get-by-id?id=${second}`)).toMatchObject({ sameTel: [{ id: first, isJoined: false }] });
  await put('join', { id: second, ids: [first, other], isJoined: true });
  const listed = async () =>
    ((await get('get-list-paged')) as { items: { id: number }[] }).items.map(({ id }) => id);
  expect(await listed()).toEqual([other, second]);
  expect(await get(`get-by-id?id=${first}`)).toMatchObject({ sameTel: [{ id: second, isJoined: true }] });
  await put('join', { id: second, ids: [first], isJoined: false });
  expect(await listed()).toEqual([other, second, first]);
});
