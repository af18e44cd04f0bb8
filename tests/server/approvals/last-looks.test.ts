import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { approvalRequests, approvalSeen, news } from '../../../server/base/db/schema';
import { approvalsTest, approves, sites, soon, type Staff, words } from '../support/approvals';

const test = await approvalsTest();
const clerk = await test.staff([...sites, 'Permissions.News.View', 'Permissions.News.Edit']);
const approver = await test.staff([approves]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.rule([['words', approver]]);
  await test.db.delete(approvalRequests);
});

const kept = () => test.db.select({ content: approvalSeen.content }).from(approvalSeen);
const blockOf = async (by: Staff, id: number, key: string) =>
  (await test.find(by, id)).blocks.find((block) => block.key === key);

it('a block that changed since a look is compared with what was seen, for that account only', async () => {
  await test.begin();
  const { id } = (await test.request(clerk)).data;
  expect((await blockOf(approver, id, 'part-1'))?.lastSeen).toBeNull();
  await test.see(approver, id);
  expect((await blockOf(approver, id, 'part-1'))?.lastSeen).toBeNull();
  await test.edit(clerk, words('面向河岸'));
  const block = await blockOf(approver, id, 'part-1');
  expect(block).toMatchObject({
    isSeen: false,
    before: { textContent: '面向大安森林' },
    after: { textContent: '面向河岸' },
    lastSeen: { before: { textContent: '面向公園' }, fields: [] },
  });
  expect((await blockOf(clerk, id, 'part-1'))?.lastSeen).toBeNull();
});

it('fields of a record are compared with what was seen, and only those that changed since', async () => {
  await test.rule([['words', approver]], 'news');
  const [row] = await test.db
    .insert(news)
    .values({ title: '動土典禮', publishDate: '2026-11-24', content: '<p>內文</p>' })
    .returning({ id: news.id });
  const recordId = row?.id ?? 0;
  const asked = { kind: 'news', recordId, rowVersion: 1, note: '', dueOn: soon(), people: [] };
  const { id } = (await test.call(clerk, 'POST', 'Approvals', asked)).data;
  await test.see(approver, id);
  await test.db.update(news).set({ title: '上樑典禮' }).where(eq(news.id, recordId));
  expect((await blockOf(approver, id, 'content'))?.lastSeen?.fields).toMatchObject([
    { before: '動土典禮', after: '上樑典禮' },
  ]);
});

it('what was seen is kept until the request is closed', async () => {
  await test.begin();
  const { id } = (await test.request(clerk)).data;
  await test.see(approver, id);
  expect((await kept()).some(({ content }) => content !== null)).toBe(true);
  await test.call(clerk, 'PUT', 'Approvals/withdraw', { id });
  expect((await kept()).every(({ content }) => content === null)).toBe(true);
  await test.request(clerk);
});
