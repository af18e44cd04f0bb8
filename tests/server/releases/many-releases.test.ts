import { afterAll, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { SiteStatus } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import { releaseItems, releases, siteSets } from '../../../server/base/db/schema';
import { words } from '../support/approvals';
import { watchQueries } from '../support/failing-queries';
import { releasesTest } from '../support/releases';

type Card = components['schemas']['ReleaseCard'];
const statements: string[] = [];

const test = await releasesTest();
const approver = await test.staff(['Permissions.Approvals.View']);
watchQueries(test.db.$client, (statement) => statements.push(statement));
afterAll(() => test.close());
beforeEach(async () => {
  await test.clear();
  await test.rule([['words', approver]]);
});

type Item = Omit<typeof releaseItems.$inferInsert, 'releaseId' | 'title' | 'shownVersion'> & {
  shownVersion?: number;
};

const linkTo = (path: string) => `<a href="${path}">看屋</a>`;

/**
 * A release with an item of each way to be read; its popup leads to its article, and its news to its site and to its
 * case, which goes.
 */
async function addRelease(index: number): Promise<void> {
  const { caseId, themeId } = await test.begin([words('面向海', index + 10)]);
  const other = await test.begin();
  const hidden = { caseCode: 'SAME1', status: SiteStatus.notEnabled };
  await test.db.update(siteSets).set(hidden).where(eq(siteSets.caseId, caseId));
  const articleId = await test.addArticle(index % 2 ? { parts: [] } : {});
  const online = { action: 'online' as const, themeId: null };
  const items: Item[] = [
    { ...online, kind: 'article', recordId: articleId },
    {
      ...online,
      kind: 'otherPopup',
      recordId: await test.addPopup({ url: `/site/articles/${articleId}` }),
    },
    {
      ...online,
      kind: 'news',
      recordId: await test.addNews({
        content: `<p>${linkTo('/case/same1')}${linkTo(`/site/cases/${caseId}`)}</p>`,
      }),
    },
    { ...online, kind: 'site', recordId: caseId, themeId },
    { kind: 'site', recordId: other.caseId, action: 'offline' },
    { kind: 'case', recordId: caseId, action: 'offline' },
    {
      kind: 'case',
      recordId: other.caseId,
      action: 'change',
      values: { title: '新名' },
      shownVersion: index,
    },
    { kind: 'siteSettings', recordId: caseId, action: 'change', values: {}, shownVersion: index },
  ];
  const planned = { dueOn: new Date(Date.UTC(2999, 0, index + 1)), plannedById: test.clerk.id };
  const [release] = await test.db
    .insert(releases)
    .values({ name: `第${index}波`, ...(index % 2 ? {} : planned) })
    .returning({ id: releases.id });
  const releaseId = release?.id ?? 0;
  await test.db
    .insert(releaseItems)
    .values(items.map((item) => ({ shownVersion: 1, title: '', ...item, releaseId })));
}

const list = async (): Promise<Card[]> => (await test.call(test.clerk, 'GET', 'Releases')).data.items;

it('the list of open releases asks the same statements for any number', async () => {
  const costs: number[] = [];
  for (const indexes of [
    [0, 1],
    [2, 3, 4, 5],
  ]) {
    for (const index of indexes) await addRelease(index);
    // The first call of a session notes its use.
    await list();
    const before = statements.length;
    await list();
    costs.push(statements.length - before);
  }
  expect(costs[1]).toBe(costs[0]);
});

it('each of several open releases is listed as it is alone, also where two sites have one code', async () => {
  for (const index of [0, 1, 2, 3]) await addRelease(index);
  const listed = await list();
  expect(listed.map(({ items }) => items.length)).toEqual([8, 8, 8, 8]);
  for (const { id, items, breaks, ...card } of listed) {
    const alone = await test.get(id);
    expect(alone).toMatchObject(card);
    const leading = alone.items.flatMap((item) => item.breaks).filter(({ urls }) => urls.length > 0);
    expect([breaks.length, leading.length]).toEqual([1, 1]);
    expect(items).toEqual(alone.items.map(({ kind, state }) => ({ kind, state })));
  }
  const states = new Set(listed.flatMap(({ items }) => items.map(({ state }) => state)));
  expect(states).toEqual(new Set(['approvalMissing', 'conflict', 'dependent', 'draft', 'ready']));
});
