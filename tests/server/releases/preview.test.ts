import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { articles, loginAttempts, news, releaseItems } from '../../../server/base/db/schema';
import type { Staff } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';
import { framedIn, listIn } from '../support/set-preview';

type PreviewLink = components['schemas']['PreviewLink'];

const site = 'https://www.example.com';
let articleId = 0;
let newsId = 0;
let goneId = 0;
let id = 0;

const test = await releasesTest({ PUBLIC_ORIGIN: site });
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginPublished();
  await test.db.delete(loginAttempts);
  goneId = await test.addNews({ title: '舊消息', status: 1 });
  articleId = await test.addArticle();
  const links = [articleId, `${articleId}#part`].map((to) => `<a href="${site}/articles/${to}">文章</a>`);
  const content = `<p>${links.join('')}<a href="${site}/news/${goneId}">舊</a><a href="${site}/news">全部</a></p>`;
  newsId = await test.addNews({ content });
  id = await test.create('年末看屋季');
  await test.put(id, { kind: 'article', recordId: articleId });
  await test.put(id, { kind: 'news', recordId: newsId });
  await test.put(id, { kind: 'news', recordId: goneId, action: 'offline' });
  await test.put(id, test.draft());
});

const make = async (by?: Staff): Promise<PreviewLink> => {
  const body = { recordId: id, purpose: '王總經理', days: 7 };
  return (await test.call(by ?? test.clerk, 'POST', 'preview-links/release', body)).data;
};
const open = (path: string) => test.inject({ url: path, headers: { 'user-agent': 'Mozilla/5.0' } });
const pathOf = ({ address }: PreviewLink) => new URL(address).pathname;
const itemOf = async (recordId: number, kind: string) =>
  (await test.get(id)).items.find((item) => item.recordId === recordId && item.kind === kind)?.id ?? 0;

describe('The preview link of a release', () => {
  it('lists the pages that change, those that go and the items without a page, for anybody and not for search engines', async () => {
    const popup = await test.addPopup({ title: '看屋季彈窗' });
    await test.put(id, { kind: 'otherPopup', recordId: popup });
    const link = await make();
    const page = await open(pathOf(link));
    expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
      200,
      'noindex, nofollow, noarchive',
      'no-store',
    ]);
    expect(page.body).toContain('<h1>整組預覽：年末看屋季</h1>');
    const list = listIn(page.body);
    const href = async (recordId: number, kind: string) => `${pathOf(link)}/${await itemOf(recordId, kind)}`;
    expect(list['會改變的頁面']).toEqual([
      { title: '冬天看房子', says: '文章，上線', href: await href(articleId, 'article') },
      { title: '年末看屋季', says: '最新消息，上線', href: await href(newsId, 'news') },
      { title: '松濤硯', says: '網頁，上線', href: await href(test.page().caseId, 'site') },
    ]);
    expect(list['會收起的頁面']).toEqual([
      { title: '舊消息', says: '最新消息，下架', href: await href(goneId, 'news') },
    ]);
    expect(list['沒有自己頁面的項目']).toEqual([
      { title: '看屋季彈窗', says: '其他彈窗，上線', href: `${pathOf(link)}/page?at=%2F` },
    ]);
    expect(framedIn(page.body)?.title).toBe('冬天看房子，上線後的樣子');
  });

  it('leads from page to page of the set, marks links to pages that go, and leaves the others', async () => {
    const link = await make();
    const page = await open(`${pathOf(link)}/${await itemOf(newsId, 'news')}?width=phone`);
    const html = framedIn(page.body)?.html;
    const article = `${pathOf(link)}/${await itemOf(articleId, 'article')}`;
    const gone = `${pathOf(link)}/${await itemOf(goneId, 'news')}`;
    expect(html).toContain(`<a target="_top" href="${article}?width=phone"`);
    expect(html).toContain(`href="${article}?width=phone#part"`);
    expect(html).toContain(`href="${gone}?width=phone" data-gone=""`);
    expect(html).toContain(`href="${pathOf(link)}/page?at=%2Fnews&amp;width=phone"`);
    expect(html).toContain('href="about:srcdoc#main"');
    expect(html).toContain('target="_top" href="/feed.xml"');
    expect(page.headers['content-security-policy']).toMatch(
      /form-action 'none'.*frame-ancestors 'none'.*sandbox/,
    );
    expect(page.headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin/);
    expect((await open(article)).body).toContain('<title>冬天看房子｜整組預覽：年末看屋季</title>');
    const notice = await open(gone);
    expect([notice.statusCode, framedIn(notice.body)]).toEqual([200, null]);
    expect(notice.body).toContain('這一頁會下架');
    expect((await open(`${pathOf(link)}/${await itemOf(test.page().caseId, 'site')}`)).statusCode).toBe(200);
  });

  it('shows columns that wait for the release, and the present ones elsewhere', async () => {
    const item = await itemOf(articleId, 'article');
    await test.db
      .update(releaseItems)
      .set({ action: 'change', values: { title: '春天看房子' } })
      .where(eq(releaseItems.id, item));
    const page = await open(`${pathOf(await make())}/${item}`);
    expect(framedIn(page.body)?.text).toContain('春天看房子');
    await test.db.update(articles).set({ title: '夏天' }).where(eq(articles.id, articleId));
    expect((await open(pathOf(await make()))).body).toContain('夏天');
  });

  it('shows nothing that whoever made it could not share alone', async () => {
    const maker = await test.staff(unitClaims('Releases', 'News'));
    const link = await make(maker);
    const list = (await open(pathOf(link))).body;
    expect(list).not.toContain('冬天看房子');
    expect(list).toContain('2 項都上線後的樣子，尚未公開，請勿轉傳。');
    expect(listIn(list)['沒有自己頁面的項目']?.[0]).toEqual({
      title: '文章',
      says: '建立連結的人沒有分享這一項的權限',
      href: null,
    });
    expect((await open(`${pathOf(link)}/${await itemOf(articleId, 'article')}`)).statusCode).toBe(404);
    const page = await open(`${pathOf(link)}/${await itemOf(newsId, 'news')}`);
    expect(framedIn(page.body)?.html).toContain(`${pathOf(link)}/page?at=%2Farticles%2F${articleId}"`);
    const unshared = await open(`${pathOf(link)}/page?at=/articles/${articleId}`);
    expect([unshared.statusCode, framedIn(unshared.body)]).toEqual([404, null]);
    expect(framedIn((await open(`${pathOf(link)}/page?at=/articles`)).body)?.text).not.toContain(
      '冬天看房子',
    );
  });

  it('opens no item of another release, none of the trash, and nothing once it is withdrawn', async () => {
    const link = await make();
    const other = await test.create('第二波');
    const foreign = await test.addNews({ title: '別組' });
    await test.put(other, { kind: 'news', recordId: foreign });
    const [item] = (await test.get(other)).items;
    expect((await open(`${pathOf(link)}/${item?.id}`)).statusCode).toBe(404);
    const own = `${pathOf(link)}/${await itemOf(newsId, 'news')}`;
    await test.db.update(news).set({ deletedOn: new Date() }).where(eq(news.id, newsId));
    expect((await open(own)).statusCode).toBe(404);
    expect((await open(pathOf(link))).body).toContain('最新消息，已刪除');
    await test.call(test.clerk, 'DELETE', `preview-links/release/${link.id}`);
    expect((await open(pathOf(link))).statusCode).toBe(404);
    expect((await open(`${pathOf(link)}/${await itemOf(articleId, 'article')}`)).statusCode).toBe(404);
  });
});
