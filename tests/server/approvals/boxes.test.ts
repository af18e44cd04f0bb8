import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approvalRequests, articles, cases, news, popups } from '../../../server/db/schema';
import { approvalsTest, type ApprovalsTest, approves, sites, soon, type Staff } from '../support/approvals';
import { watchQueries } from '../support/failing-queries';

let test: ApprovalsTest;
let clerk: Staff;
let marketing: Staff;
let stranger: Staff;
const statements: string[] = [];

beforeAll(async () => {
  test = await approvalsTest();
  clerk = await test.staff([
    ...sites,
    ...['Articles', 'News', 'IndexPopup'].map((unit) => `Permissions.${unit}.View`),
  ]);
  marketing = await test.staff([approves]);
  stranger = await test.staff([approves]);
  await test.rule([['words', marketing]]);
  watchQueries(test.db.$client, (statement) => statements.push(statement));
});
afterAll(() => test.close());
beforeEach(() => test.db.delete(approvalRequests));

type Kind = (typeof approvalRequests.$inferInsert)['kind'];

/** A withdrawn request; the list begins with the latest `minute`. */
const finished = (kind: Kind, recordId: number, title: string, minute = 0) => ({
  kind,
  recordId,
  subjectId: recordId,
  title,
  note: '',
  dueOn: new Date(soon()),
  people: [],
  blocks: [],
  hash: 'a'.repeat(64),
  requestedBy: '王小美',
  requestedById: clerk.id,
  requesterIds: [clerk.id],
  outcome: 'withdrawn' as const,
  closedOn: new Date(Date.UTC(2026, 10, 1, 0, minute)),
  emergencyReason: '',
});

interface Page {
  totalCount: number;
  items: { title: string; subtitle: string; isFirst: boolean; caseId: number | null; kind: Kind }[];
}
async function done(more = ''): Promise<Page> {
  return (await test.call(clerk, 'GET', `Approvals/list?box=done${more}`)).data;
}

it('finished requests are paged, the last first, and found by the present title', async () => {
  const { themeId, caseId } = await test.begin();
  await test.db.update(cases).set({ title: '森之境' }).where(eq(cases.id, caseId));
  const rows = Array.from({ length: 12 }, (_, index) => finished('site', themeId, '舊名', index));
  await test.db.insert(approvalRequests).values(rows);
  const [article] = await test.db
    .insert(articles)
    .values({ title: '供給盤點', type: 2, publishDate: '2026-11-24', status: 1, sort: 1 })
    .returning({ id: articles.id });
  const [message] = await test.db
    .insert(news)
    .values({ title: '動土典禮', publishDate: '2026-11-24' })
    .returning({ id: news.id });
  const [popup] = await test.db.insert(popups).values({ title: '週年慶' }).returning({ id: popups.id });
  await test.db
    .insert(approvalRequests)
    .values([
      finished('article', article?.id ?? 0, '供給', 20),
      finished('news', message?.id ?? 0, '動土', 21),
      finished('otherPopup', popup?.id ?? 0, '週年', 22),
      finished('popup', 1, '首頁', 23),
    ]);
  const first = await done('&pageSize=5');
  expect(first.totalCount).toBe(16);
  expect(first.items.map(({ kind, isFirst }) => [kind, isFirst])).toEqual([
    ['popup', true],
    ['otherPopup', true],
    ['news', true],
    ['article', false],
    ['site', false],
  ]);
  expect(first.items.slice(1).map(({ title }) => title)).toEqual([
    '週年慶',
    '動土典禮',
    '供給盤點',
    '森之境',
  ]);
  expect((await done('&pageSize=5&pageNumber=4')).items).toMatchObject([{ title: '森之境', caseId }]);
  expect(await done(`&keyword=${encodeURIComponent('森之')}`)).toMatchObject({ totalCount: 12 });
  expect(await done(`&keyword=${encodeURIComponent('舊名')}`)).toMatchObject({ totalCount: 0, items: [] });
});

it('a finished request keeps its title when its record is in the trash', async () => {
  const { themeId, caseId } = await test.begin();
  await test.db.insert(approvalRequests).values(finished('site', themeId, '舊名'));
  await test.db.update(cases).set({ deletedOn: new Date() }).where(eq(cases.id, caseId));
  expect((await done()).items).toMatchObject([{ title: '舊名', subtitle: '' }]);
});

it('a finished request states no row version once its record is in the trash', async () => {
  const { themeId, caseId } = await test.begin();
  const [request] = await test.db
    .insert(approvalRequests)
    .values(finished('site', themeId, '舊名'))
    .returning({ id: approvalRequests.id });
  const read = async () => (await test.call(clerk, 'GET', `Approvals/${request?.id}`)).data;
  expect(await read()).toMatchObject({ rowVersion: expect.any(Number) });
  await test.db.update(cases).set({ deletedOn: new Date() }).where(eq(cases.id, caseId));
  expect(await read()).toMatchObject({ title: '舊名', rowVersion: null });
});

it('a decided open request stays in the box after its rule is deleted', async () => {
  await test.begin();
  const { id } = (await test.request(clerk)).data;
  await test.approve(marketing, id);
  await test.rule([['words', stranger]]);
  const boxOf = async (box: string) => (await test.call(marketing, 'GET', `Approvals/list?box=${box}`)).data;
  expect(await boxOf('done')).toMatchObject({ items: [{ id }] });
  expect(await boxOf('mine')).toMatchObject({ items: [] });
  await test.rule([['words', marketing]]);
});

/** Statements that one call runs. */
async function costOf(by: Staff, url: string): Promise<number> {
  const before = statements.length;
  await test.call(by, 'GET', url);
  return statements.length - before;
}

it('requests without a part for the account need no statement, and finished ones only those of their page', async () => {
  const [few, many] = [2, 30];
  const cost: Record<string, number[]> = { own: [], done: [] };
  for (const count of [few, many]) {
    await test.db.delete(approvalRequests);
    for (let index = 0; index < count; index++) {
      const { themeId } = await test.begin();
      await test.db.insert(approvalRequests).values([
        {
          ...finished('site', themeId, '進行中'),
          requestedById: marketing.id,
          outcome: null,
          closedOn: null,
        },
        finished('site', themeId, '已完成', index),
      ]);
    }
    cost['own']?.push(await costOf(stranger, 'Approvals/own'));
    cost['done']?.push(await costOf(clerk, 'Approvals/list?box=done&pageSize=2'));
  }
  expect(cost['own']?.[1]).toBe(cost['own']?.[0]);
  expect(cost['done']?.[1]).toBe(cost['done']?.[0]);
});

it('open requests of an account need the same statements for any number, and each keeps its own record', async () => {
  const open = { outcome: null, closedOn: null };
  const cost: Record<string, number[]> = { own: [], mine: [], sent: [] };
  const titles: string[] = [];
  // The first call of a session notes its use and fills the caches of the process.
  for (const by of [marketing, clerk]) await test.call(by, 'GET', 'Approvals/own');
  for (const count of [2, 12]) {
    await test.db.delete(approvalRequests);
    titles.length = 0;
    for (let index = 0; index < count; index++) {
      const { themeId, caseId } = await test.begin();
      titles.push(`建案${count}之${index}`, `文章${count}之${index}`);
      const [title = '', articleTitle = ''] = titles.slice(-2);
      await test.db.update(cases).set({ title }).where(eq(cases.id, caseId));
      const [article] = await test.db
        .insert(articles)
        .values({ title: articleTitle, type: 2, publishDate: '2026-11-24', status: 1, sort: 1 })
        .returning({ id: articles.id });
      await test.db.insert(approvalRequests).values([
        { ...finished('site', themeId, title), ...open },
        { ...finished('article', article?.id ?? 0, articleTitle), ...open },
      ]);
    }
    cost['own']?.push(await costOf(marketing, 'Approvals/own'));
    cost['mine']?.push(await costOf(marketing, 'Approvals/list?box=mine'));
    cost['sent']?.push(await costOf(clerk, 'Approvals/list?box=sent'));
  }
  const { data } = await test.call(clerk, 'GET', 'Approvals/list?box=sent&pageSize=50');
  expect(data.items.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles.toSorted());
  for (const [few, many] of Object.values(cost)) expect(many).toBe(few);
  expect((await test.call(marketing, 'GET', 'Approvals/own')).data).toMatchObject({ mine: 12 });
});
