import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  accounts,
  approvalDeputies,
  approvalRequests,
  auditEntries,
  outbox,
  roles,
} from '../../../server/base/db/schema';
import { taipeiDay } from '../../../server/base/contract/taipei-time';
import { approvalsTest, approves, sites } from '../support/approvals';

const day = (days: number) => taipeiDay(new Date(Date.now() + days * 86_400_000));
const today = day(0);
beforeEach(async () => {
  await test.rule([['words', approver]]);
  await test.db.delete(approvalRequests);
  await test.db.delete(approvalDeputies);
  await test.db.delete(outbox);
});

const name = (chosen: Partial<{ id: number; startsOn: string; endsOn: string }> | null, by = approver) =>
  test.call(by, 'PUT', 'Approvals/deputy', {
    deputy: chosen && { id: deputy.id, startsOn: today, endsOn: today, ...chosen },
  });

const test = await approvalsTest();
const clerk = await test.staff(sites);
const approver = await test.staff([approves]);
const deputy = await test.staff([approves, ...sites]);
for (const { id } of [approver, deputy]) {
  await test.db
    .update(accounts)
    .set({ email: `${id}@example.com`, name: id === approver.id ? '王柏翰' : '許文馨' })
    .where(eq(accounts.id, id));
}
afterAll(() => test.close());

const mine = async (by = deputy) => (await test.call(by, 'GET', 'Approvals/list?box=mine')).data.items;
const send = async (by = clerk): Promise<number> => {
  await test.begin();
  return (await test.request(by)).data.id;
};

it('a deputy decides in the place of an approver, and the decision says so', async () => {
  await name({});
  const id = await send();
  expect(await mine()).toMatchObject([{ id, own: { inPlaceOf: ['王柏翰'] } }]);
  expect(await test.approve(deputy, id)).toMatchObject({ succeeded: true, data: { state: 'approved' } });
  const { details } = await test.find(clerk, id);
  expect(details).toMatchObject([{ state: 'approved', decidedBy: '許文馨（代理王柏翰）' }]);
  expect(await test.publish(clerk)).toMatchObject({ succeeded: true });
});

it('a deputy asks for changes in the place of an approver', async () => {
  await name({});
  const id = await send();
  expect(await test.ask(deputy, id)).toMatchObject({ succeeded: true });
  const { details } = await test.find(clerk, id);
  expect(details).toMatchObject([{ state: 'changesAsked', ask: { by: '許文馨（代理王柏翰）' } }]);
});

it('a deputy may not approve what they requested themselves', async () => {
  await name({});
  const id = await send(deputy);
  expect(await mine()).toEqual([]);
  expect(await test.approve(deputy, id)).toMatchObject({ succeeded: false, code: 'approvalNotYours' });
});

it('nobody approves their own request through their deputy', async () => {
  const editor = await test.staff([approves, ...sites]);
  await test.rule([['words', editor]]);
  await name({}, editor);
  const id = await send(editor);
  expect(await mine()).toEqual([]);
  const blocks = (await test.find(deputy, id)).blocks.map(({ key, hash }) => ({ key, hash }));
  await test.call(deputy, 'PUT', 'Approvals/seen', { id, blocks, isSeen: true });
  const body = { id, decision: 'approve', blocks, note: '' };
  expect(await test.call(deputy, 'PUT', 'Approvals/decide', body)).toMatchObject({
    succeeded: false,
    code: 'approvalNotYours',
  });
});

it('a deputy decides nothing before the first day and after the last', async () => {
  const id = await send();
  for (const days of [
    { startsOn: day(1), endsOn: day(2) },
    { startsOn: day(-2), endsOn: day(-1) },
  ]) {
    await test.db.delete(approvalDeputies);
    await test.db.insert(approvalDeputies).values({ accountId: approver.id, deputyId: deputy.id, ...days });
    expect(await mine()).toEqual([]);
    expect(await test.approve(deputy, id)).toMatchObject({ succeeded: false, code: 'approvalNotYours' });
  }
  const { data } = await test.call(approver, 'GET', 'Approvals/deputy');
  expect(data).toMatchObject({ deputy: null });
});

it('a decision of a deputy stays after the last day, as long as the approver has the role', async () => {
  await name({});
  const id = await send();
  await test.approve(deputy, id);
  await test.db.delete(approvalDeputies);
  expect((await test.find(clerk, id)).state).toBe('approved');
  await test.db.update(roles).set({ claims: [] }).where(eq(roles.id, approver.roleId));
  expect((await test.find(clerk, id)).state).toBe('requested');
  await test.db
    .update(roles)
    .set({ claims: [approves] })
    .where(eq(roles.id, approver.roleId));
});

it('a deputy has only the rights that the approver has at that moment', async () => {
  await name({});
  const id = await send();
  await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, approver.id));
  const answer = await test.approve(deputy, id);
  await test.db.update(accounts).set({ isActive: true }).where(eq(accounts.id, approver.id));
  expect(answer).toMatchObject({ succeeded: false, code: 'approvalNotYours' });
});

it('both are told by mail and in the audit trail, at the beginning and when it is ended', async () => {
  await name({ endsOn: day(3) });
  const days = `許文馨（${today.replaceAll('-', '/')}～${day(3).replaceAll('-', '/')}）`;
  const mails = await test.db.select().from(outbox);
  expect(mails.map(({ recipients }) => recipients).toSorted()).toEqual(
    [`${approver.id}@example.com`, `${deputy.id}@example.com`].toSorted(),
  );
  for (const { body } of mails) expect(body).toContain(`請${days}代理核准`);
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.operation, 'saveApprovalDeputy'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toMatchObject({ kind: 'account', recordId: approver.id });
  expect(JSON.stringify(entry)).toContain(days);
  await test.db.delete(outbox);
  await name({ endsOn: day(3) });
  expect(await test.db.select().from(outbox)).toEqual([]);
  await name(null);
  const ended = await test.db.select().from(outbox);
  expect(ended.map(({ body }) => body.includes('已取消核准的代理'))).toEqual([true, true]);
});

it('a request is mailed to the approver and the deputy', async () => {
  await name({});
  await test.db.delete(outbox);
  await send();
  const mails = await test.db.select().from(outbox);
  expect(mails.map(({ recipients }) => recipients).toSorted()).toEqual(
    [`${approver.id}@example.com`, `${deputy.id}@example.com`].toSorted(),
  );
});

it.each([
  ['the own account', () => ({ id: approver.id }), 'deputy.id'],
  ['an account that may not approve', () => ({ id: clerk.id }), 'deputy.id'],
  ['a last day that is over', () => ({ startsOn: day(-3), endsOn: day(-1) }), 'deputy.endsOn'],
  ['a last day before the first', () => ({ startsOn: day(3), endsOn: day(1) }), 'deputy.endsOn'],
])('%s is refused', async (_, chosen, field) => {
  const refused = await name(chosen());
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused)).toContain(field);
  expect(await test.db.select().from(approvalDeputies)).toEqual([]);
});
