import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, outbox, siteSets, siteThemes } from '../../../server/base/db/schema';
import { keptBy } from '../../../server/subjects/releases/prospects';
import { approves, type Staff, words } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';

let articleId = 0;
let popupId = 0;
let id = 0;

const test = await releasesTest();
const editor = await test.staff([approves]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginPublished();
  articleId = await test.addArticle();
  popupId = await test.addPopup({ url: `/site/articles/${articleId}?from=popup` });
  id = await test.create('年末看屋季');
  await test.rule([['words', editor]], 'article');
  await test.put(id, { kind: 'otherPopup', recordId: popupId });
  await test.put(id, { kind: 'article', recordId: articleId });
});

const later = '2999-01-01T09:00:00+08:00';
const isShown = async () => [
  (await test.article(articleId))?.isOnline,
  (await test.popup(popupId))?.isOnline,
];
const itemOf = async (kind: string, by?: Staff) =>
  (await test.get(id, by)).items.find((item) => item.kind === kind);

describe('An item that leads to a page that stays behind', () => {
  it('stays too, is named with the reason, and the page names it', async () => {
    expect(await itemOf('otherPopup')).toMatchObject({
      state: 'dependent',
      reasons: ['連到文章「冬天看房子」，那一項留下來，訪客會找不到網頁，所以一起留下'],
    });
    expect((await itemOf('article'))?.reasons.at(-1)).toBe('連到這裡的其他彈窗「年末看屋季」會一起留下');
    await test.put(id, test.draft());
    expect(await test.run(id)).toMatchObject({ data: { done: 1, left: 2 } });
    expect(await isShown()).toEqual([false, false]);
    const [mail] = await test.db.select().from(outbox);
    expect(mail?.body).toContain('其他彈窗「年末看屋季」上線：連到文章，那一項留下來');
    await test.rule([]);
    expect(await test.states(id)).toMatchObject({ article: 'ready', otherPopup: 'ready' });
    expect(await test.run(id)).toMatchObject({ data: { done: 2, left: 0 } });
    expect(await isShown()).toEqual([true, true]);
  });

  it('goes live where visitors find the page already', async () => {
    const { caseId, themeId } = test.page();
    const [site] = await test.db.select().from(siteSets).where(eq(siteSets.caseId, caseId));
    const popup = await test.addPopup({ url: `/case/${site?.siteName}` });
    await test.rule([['words', editor]], 'site');
    await test.put(id, { kind: 'otherPopup', recordId: popup });
    await test.put(id, test.draft());
    const items = (await test.get(id)).items.filter(
      ({ recordId, kind }) => kind === 'site' || recordId === popup,
    );
    expect(items.map(({ state }) => state)).toEqual(['ready', 'approvalMissing']);
    await test.db.update(siteThemes).set({ status: 0 }).where(eq(siteThemes.id, themeId));
    const [first] = (await test.get(id)).items.filter(({ recordId }) => recordId === popup);
    expect(first).toMatchObject({ state: 'dependent' });
  });

  it('also holds the items that lead to it, and a set that waits for all', async () => {
    const other = await test.addNews({ content: `<p><a href="/site/articles/${articleId}">看屋</a></p>` });
    await test.put(id, { kind: 'news', recordId: other });
    expect(await itemOf('news')).toMatchObject({ state: 'dependent' });
    await test.db
      .update(articles)
      .set({ startOn: new Date('2999-02-01') })
      .where(eq(articles.id, articleId));
    await test.rule([]);
    expect(await test.states(id)).toMatchObject({ article: 'conflict', news: 'dependent' });
    await test.update(id, { waitsForAll: true, dueOn: later });
    await test.nears('59 minutes');
    const [mail] = await test.db.select().from(outbox);
    expect(mail?.subject).toContain('有 3 項還不行');
    await test.comes();
    expect(await test.get(id)).toMatchObject({ state: 'held', reason: '有 3 項還不能上線，整組都沒有上線' });
    expect(await isShown()).toEqual([false, false]);
  });

  it('names the page by its kind alone to whoever may not view it', async () => {
    const reader = await test.staff(unitClaims('Releases', 'IndexPopup'));
    expect(JSON.stringify(await test.get(id, reader))).not.toContain('冬天看房子');
  });

  it('is read from the draft that goes live, not from the page that visitors see', async () => {
    const link = { ...words('看屋'), html: `<p><a href="/site/articles/${articleId}">看屋</a></p>` };
    const { themeId } = test.page();
    await test.db
      .update(siteThemes)
      .set({ publishedParts: [link] })
      .where(eq(siteThemes.id, themeId));
    await test.put(id, test.draft());
    expect(await itemOf('site')).toMatchObject({ state: 'ready' });
    const draft = { ...link, textContent: '看屋去' };
    await test.db
      .update(siteThemes)
      .set({ parts: [draft] })
      .where(eq(siteThemes.id, themeId));
    expect(await itemOf('site')).toMatchObject({ state: 'dependent' });
    // The page goes before the article, so that it is taken back.
    const newsId = await test.addNews({ status: 1 });
    await test.put(id, { kind: 'news', recordId: newsId, action: 'offline' });
    expect(await test.run(id)).toMatchObject({ data: { done: 1, left: 3 } });
    expect(await test.shown()).toEqual(['看屋']);
    expect(await itemOf('site')).toMatchObject({ state: 'dependent' });
    expect(await test.newsItem(newsId)).toEqual({ isOnline: false });
  });
});

it('what leads over several links to a page that stays, also in a circle, stays with it', () => {
  const needs = [
    { item: 2, needs: 1 },
    { item: 3, needs: 2 },
    { item: 4, needs: 5 },
    { item: 5, needs: 4 },
    { item: 1, needs: 3 },
  ];
  const [one = { id: 0 }, ...ready] = [1, 2, 3, 4, 5].map((of) => ({ id: of }));
  expect([...keptBy(needs, { ready, staying: [one] })]).toEqual([
    [2, { id: 1 }],
    [3, { id: 2 }],
  ]);
});
