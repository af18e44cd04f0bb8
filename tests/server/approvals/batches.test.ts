import { like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { accounts, approvalRequests, news, outbox } from '../../../server/base/db/schema';
import { approvalsTest, approves, soon } from '../support/approvals';

let ids: number[] = [];

const test = await approvalsTest();
const clerk = await test.staff(['Permissions.News.View', 'Permissions.News.Edit']);
const reviewer = await test.staff([approves]);
await test.db.update(accounts).set({ email: 'reviewer@example.com' });
afterAll(() => test.close());
beforeEach(async () => {
  await test.rule([['words', reviewer]], 'news');
  await test.db.delete(approvalRequests);
  await test.db.delete(outbox);
  const rows = ['動土典禮', '交屋進度', '全區銷售第一'].map((title) => ({
    title,
    publishDate: '2026-11-24',
  }));
  ids = (await test.db.insert(news).values(rows).returning({ id: news.id })).map(({ id }) => id);
});

const send = (recordIds: readonly number[], by = clerk) =>
  test.call(by, 'PUT', 'Approvals/batch', { kind: 'news', recordIds, note: '十一月匯入', dueOn: soon() });
const waiting = async () => (await test.call(reviewer, 'GET', 'Approvals/batch?kind=news')).data;
const see = (approval: { id: number; blocks: readonly { key: string; hash: string }[] }) =>
  test.call(reviewer, 'PUT', 'Approvals/seen', {
    id: approval.id,
    blocks: approval.blocks.map(({ key, hash }) => ({ key, hash })),
    isSeen: true,
  });

it('several records are sent with one mail that names them', async () => {
  expect(await send(ids)).toMatchObject({ succeeded: true, data: { sentIds: ids, refused: [] } });
  const mails = await test.db.select().from(outbox).where(like(outbox.subject, '%請核准 3 則內容'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain('・動土典禮\n・交屋進度\n・全區銷售第一');
  expect(mails[0]?.body).toContain('十一月匯入');
  expect(mails[0]?.body).toContain('https://office.example/mng/approval');
});

it('a repeated batch sends nothing twice and says why', async () => {
  await send(ids.slice(0, 2));
  await test.db.delete(outbox);
  expect((await send(ids.slice(0, 2))).data).toEqual({
    sentIds: [],
    refused: ids.slice(0, 2).map((id) => ({ id, message: '已經送核准，內容沒有再改' })),
  });
  expect(await test.db.select().from(outbox)).toEqual([]);
});

it('a record that is gone or needs no approval is refused, and the others are sent', async () => {
  const gone = 1_000_000;
  expect((await send([...ids, gone])).data).toMatchObject({ sentIds: ids, refused: [{ id: gone }] });
  await test.rule([]);
  const unruled = await send(ids);
  expect(unruled.data).toMatchObject({ sentIds: [], refused: ids.map((id) => ({ id })) });
});

it('a batch needs the right to edit its kind, and a time to come', async () => {
  expect((await send(ids, reviewer)).status).toBe(403);
  const past = await test.call(clerk, 'PUT', 'Approvals/batch', {
    kind: 'news',
    recordIds: ids,
    note: '',
    dueOn: new Date(0).toISOString(),
  });
  expect(past.status).toBe(400);
});

it('whoever sent a record in a batch cannot approve it', async () => {
  const both = await test.staff([approves, 'Permissions.News.View', 'Permissions.News.Edit']);
  await test.rule([['words', both]], 'news');
  await send(ids, both);
  expect((await test.call(both, 'GET', 'Approvals/batch?kind=news')).data).toEqual([]);
});

it('a batch is read whole, each record with its own findings', async () => {
  await send(ids);
  const all = await waiting();
  expect(all.map(({ title }: { title: string }) => title)).toEqual(['動土典禮', '交屋進度', '全區銷售第一']);
  const [first, , third] = all;
  expect(first.findings).toEqual([]);
  expect(third.findings).toMatchObject([{ sentence: '全區銷售第一', partId: null }]);
  expect((await test.call(reviewer, 'GET', 'Approvals/batch?kind=article')).data).toEqual([]);
});

it('a batch approves only what its approver has seen', async () => {
  await send(ids);
  const all = await waiting();
  await see(all[0]);
  const items = all.map(({ id, own }: { id: number; own: { hash: string } }) => ({ id, hash: own.hash }));
  const { data } = await test.call(reviewer, 'PUT', 'Approvals/decide-batch', { items, note: '' });
  expect(data.approvedIds).toEqual([all[0].id]);
  expect(data.refused).toHaveLength(2);
  expect(await waiting()).toHaveLength(2);
});

it('kinds with a rule are named to everyone', async () => {
  expect((await test.call(clerk, 'GET', 'Approvals/own')).data.ruledKinds).toEqual(['news']);
});
