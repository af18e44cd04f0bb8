import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { approvalRequests, articles, cases, news, popups } from '../../../server/base/db/schema';
import { approvalsTest, approves, sites, soon } from '../support/approvals';

const test = await approvalsTest();
const clerk = await test.staff([
  ...sites,
  ...['Articles', 'News', 'IndexPopup'].map((unit) => `Permissions.${unit}.View`),
]);
const marketing = await test.staff([approves]);
const stranger = await test.staff([approves]);
await test.rule([['words', marketing]]);
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
