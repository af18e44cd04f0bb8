import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { articles, auditEntries, cases, news, redirects, siteSets } from '../../../server/base/db/schema';
import { releasesTest, unitClaims } from '../support/releases';

let [goneId, shownId] = [0, 0];

const test = await releasesTest({ WEBSITE: 'on' });
const clerk = await test.staff(unitClaims('News', 'Articles', 'Cases', 'Cases.OnePage', 'Website'));
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [redirects, articles, news, cases]) await test.db.delete(table);
  await test.begin();
  goneId = await test.addNews({ status: 0, title: '舊活動' });
  shownId = await test.addNews({ status: 1, title: '新活動' });
});

const save = (from: string, to: string, by = clerk) => test.call(by, 'PUT', 'Redirects', { from, to });
const list = async (by = clerk): Promise<components['schemas']['RedirectList']['items']> =>
  (await test.call(by, 'GET', 'Redirects')).data.items;
const visit = async (url: string) => {
  const { statusCode, headers } = await test.app.inject({ url });
  return [statusCode, headers.location && decodeURI(headers.location)];
};

describe('A redirect', () => {
  it('leads visitors on once its page is gone, under any title, and sleeps while the page is shown', async () => {
    expect(await visit(`/site/news/${goneId}`)).toEqual([404, undefined]);
    expect(await save(`/site/news/${goneId}-舊活動`, `/site/news/${shownId}?utm=1`)).toMatchObject({
      succeeded: true,
      messages: ['轉址已設定'],
    });
    expect(await visit(`/site/news/${goneId}-%E8%88%8A`)).toEqual([301, `/site/news/${shownId}`]);
    expect(await list()).toMatchObject([
      { from: `/news/${goneId}`, to: `/news/${shownId}`, state: 'works', mayEdit: true },
    ]);
    await test.db.update(news).set({ status: 1 }).where(eq(news.id, goneId));
    expect((await visit(`/site/news/${goneId}`))[1]).toBe(`/site/news/${goneId}-舊活動`);
    expect(await list()).toMatchObject([{ state: 'sleeps' }]);
  });

  it('never leads to a page that is gone too', async () => {
    await save(`/site/news/${goneId}`, `/site/news/${shownId}`);
    await test.db.update(news).set({ status: 0 });
    expect(await visit(`/site/news/${goneId}`)).toEqual([404, undefined]);
    expect(await list()).toMatchObject([{ state: 'broken' }]);
    await save('/old.html', '/news');
    expect(await visit('/site/old.html')).toEqual([301, '/site/news']);
  });

  it('is counted without being sent', async () => {
    await save(`/site/news/${goneId}`, `/site/news/${shownId}`);
    await save('/old.html', '/news');
    await test.db.update(news).set({ status: 0 });
    const { items, count, broken } = (await test.call(clerk, 'GET', 'Redirects?countOnly=true')).data;
    expect({ items, count, broken }).toEqual({ items: [], count: 2, broken: 1 });
    expect((await test.call(clerk, 'GET', 'Redirects')).data).toMatchObject({ count: 2, broken: 1 });
  });

  it('leads from a site and to one, in any case of its name', async () => {
    const [site] = await test.db.select().from(siteSets).where(eq(siteSets.caseId, test.page().caseId));
    const name = site?.siteName ?? '';
    await save('/case/Old-Name', `/case/${name.toUpperCase()}`);
    expect(await visit('/case/old-name')).toEqual([301, `/case/${name}`]);
    await save(`/case/${name}`, '/site/cases');
    expect((await visit(`/case/${name}`))[0]).toBe(200);
    await test.db.delete(redirects).where(eq(redirects.fromPath, '/case/old-name'));
    expect((await save(`/case/${name}`, '/site/cases')).succeeded).toBe(true);
    await test.db.update(siteSets).set({ status: 1 });
    expect(await visit(`/case/${name}`)).toEqual([301, '/site/cases']);
  });

  it.each([
    ['/site/news/1', 'https://evil.example/', 'to', '請輸入自己網站的網址，例如 /news/12'],
    ['/site/news/1', '/site/news/99999999', 'to', '找不到這個網頁，請選另一頁'],
    ['/site/news', '/site/articles', 'from', '這個網址不由本系統顯示，無法轉址'],
    ['/mng/about', '/site/news', 'from', '這個網址不由本系統顯示，無法轉址'],
    ['https://other.example/a', '/site/news', 'from', '請輸入自己網站的網址，例如 /news/12'],
  ])('from %s to %s is refused', async (from, to, field, message) => {
    expect((await save(from, to)).errors).toEqual({ [field]: [message] });
    expect(await test.db.$count(redirects)).toBe(0);
  });

  it('is never part of a chain or a loop', async () => {
    await save('/site/a', '/site/news');
    expect((await save('/site/b', '/site/a')).succeeded).toBe(false);
    await save(`/site/news/${shownId}`, '/site/articles');
    expect((await save('/site/c', `/site/news/${shownId}`)).errors).toEqual({
      to: [`/news/${shownId} 已設定轉到 /articles，請直接轉到 /articles`],
    });
    await save('/site/d', `/site/news/${goneId}`);
    expect((await save(`/site/news/${goneId}`, '/site/articles')).errors).toEqual({
      from: ['/d 已設定轉到這個網址，請先移除那一筆'],
    });
    expect((await save(`/site/news/${goneId}`, `/site/news/${goneId}-x`)).errors).toEqual({
      to: ['不能轉到自己'],
    });
  });

  it('is replaced by a second of the same address, removed, and both stand in the audit trail', async () => {
    await save('/site/a', '/site/news');
    await save('/site/a/', '/site/articles');
    const [only] = await list();
    expect(only).toMatchObject({ from: '/a', to: '/articles' });
    await test.call(clerk, 'DELETE', `Redirects/${only?.id}`);
    expect(await visit('/site/a')).toEqual([404, undefined]);
    const entries = await test.db
      .select({ action: auditEntries.action, title: auditEntries.title })
      .from(auditEntries)
      .where(eq(auditEntries.kind, 'redirect'))
      .orderBy(desc(auditEntries.id))
      .limit(3);
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
  });

  it('belongs to whoever edits the unit of its page', async () => {
    const articlesOnly = await test.staff(unitClaims('Articles'));
    expect((await save(`/site/news/${goneId}`, '/site/news', articlesOnly)).succeeded).toBe(false);
    await save(`/site/news/${goneId}`, '/site/news');
    expect(await list(articlesOnly)).toEqual([]);
    const [only] = await list();
    expect((await test.call(articlesOnly, 'DELETE', `Redirects/${only?.id}`)).succeeded).toBe(false);
    expect(await list()).toHaveLength(1);
  });

  it('is offered only pages that visitors see', async () => {
    const { items } = (await test.call(clerk, 'GET', 'Redirects/targets')).data;
    const paths = items.map(({ path }: { path: string }) => path);
    expect(paths).toContain(`/news/${shownId}`);
    expect(paths).not.toContain(`/news/${goneId}`);
    expect(paths.slice(0, 5)).toEqual(['/', '/cases', '/articles', '/news', '/contact']);
  });
});
