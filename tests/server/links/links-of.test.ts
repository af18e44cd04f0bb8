import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  articles,
  cases,
  news,
  popups,
  singletons,
  siteSchedules,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { type Staff, words } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';

type LinksOf = components['schemas']['LinksOf'];
let newsId = 0;
let caseId = 0;
const href = (path: string) => `https://www.example.com${path}`;
const link = (url: string, id = 7) => ({ id, partType: 8, textContent: '看消息', url });

const test = await releasesTest({ PUBLIC_ORIGIN: 'https://www.example.com', WEBSITE: 'public-host' });
afterAll(() => test.close());
beforeEach(async () => {
  await test.clear();
  await test.db.delete(articles);
  await test.db.delete(news);
  await test.db.delete(popups);
  await test.db.delete(cases);
  await test.db.delete(singletons);
  await test.begin([words('草稿')], [words('線上')]);
  caseId = test.page().caseId;
  newsId = await test.addNews({ status: 1, title: '實品屋開放' });
});

const linksOf = async (kind: string, recordId: number, by: Staff = test.clerk): Promise<LinksOf> =>
  (await test.call(by, 'GET', `Links/of?kind=${kind}&recordId=${recordId}`)).data;
const short = ({ places }: LinksOf) =>
  places.map(({ kind, effect, state, field, block }) => [kind, effect, state, field, block]);
const setTheme = (values: Partial<typeof siteThemes.$inferInsert>) =>
  test.db.update(siteThemes).set(values).where(eq(siteThemes.id, test.page().themeId));

describe('What links to a record', () => {
  it('is found in blocks, rich text and popups, in any form of the address', async () => {
    const path = `/news/${newsId}`;
    await setTheme({ publishedParts: [words('線上'), link(href(`${path}-old-title?utm=1`))] });
    await test.addArticle({
      status: 1,
      parts: [
        { id: 3, partType: 2, textContent: '老屋', html: `<p>老屋的<a href="${path}#top">門把</a></p>` },
      ],
    });
    await test.addNews({ content: `<p>第一段</p><p>看<a href="${href(path)}">這裡</a></p>` });
    await test.db.insert(popups).values({ title: '年末', url: path, imageSha: '', imageName: '' });
    expect(short(await linksOf('news', newsId))).toEqual([
      ['site', 'breaks', 'live', 'block', 2],
      ['article', 'breaks', 'live', 'block', 1],
      ['news', 'breaks', 'draft', 'content', 2],
      ['otherPopup', 'breaks', 'draft', 'url', null],
    ]);
  });

  it('is no longer record, other host, telephone or record of another kind', async () => {
    const others = [
      `/news/${newsId}0`,
      `https://other.example/news/${newsId}`,
      'tel:022',
      `/cases/${newsId}`,
    ];
    await setTheme({ publishedParts: others.map((url, index) => link(url, index + 1)) });
    expect(short(await linksOf('news', newsId))).toEqual([]);
  });

  it('is named once if draft and live page have it, and separately if they differ', async () => {
    const same = link(`/news/${newsId}`);
    await setTheme({ publishedParts: [same], parts: [same, link(`/news/${newsId}`, 8)] });
    expect(short(await linksOf('news', newsId))).toEqual([
      ['site', 'breaks', 'live', 'block', 1],
      ['site', 'breaks', 'draft', 'block', 2],
    ]);
    await test.db.insert(siteSchedules).values({
      siteId: test.page().siteId,
      action: 'publish',
      themeId: test.page().themeId,
      dueOn: sql`now() + interval '1 day'`,
    });
    expect((await linksOf('news', newsId)).places.map(({ state }) => state)).toEqual(['live', 'scheduled']);
  });

  it('counts the site of a case separately from its page, and names what follows it', async () => {
    const [site] = await test.db
      .select({ siteName: siteSets.siteName })
      .from(siteSets)
      .where(eq(siteSets.caseId, caseId));
    await test.addArticle({
      parts: [link(`/case/${site?.siteName?.toUpperCase()}`, 1), link(`/cases/${caseId}`, 2)],
    });
    await setTheme({
      parts: [
        { ...words('名稱'), source: 'title' },
        words('自己寫的', 2),
        link(`/case/${site?.siteName}`, 9),
      ],
    });
    const otherId = await addCase(test.db, { code: 'X1', title: '另一案', recommendedCaseIds: [caseId] });
    const found = await linksOf('case', caseId);
    expect(
      found.places.map(({ kind, recordId, field, isOfSite }) => [kind, recordId, field, isOfSite]),
    ).toEqual([
      ['article', expect.any(Number), 'block', true],
      ['article', expect.any(Number), 'block', false],
      ['site', caseId, 'bound', false],
      ['case', otherId, 'recommended', false],
    ]);
    expect(short(await linksOf('site', caseId))).toEqual([['article', 'breaks', 'draft', 'block', 1]]);
  });

  it('only mentions it where its name stands, and is an open release with it', async () => {
    await test.addArticle({ title: '實品屋開放以後', parts: [words('去看實品屋開放，再看實品屋開放')] });
    const releaseId = await test.create('年末看屋季');
    await test.put(releaseId, { kind: 'news', recordId: newsId, action: 'offline' });
    expect((await linksOf('news', newsId)).places).toMatchObject([
      { kind: 'release', recordId: releaseId, effect: 'follows', title: '年末看屋季', words: '下架' },
      { kind: 'article', effect: 'mentions', count: 3 },
    ]);
  });

  it('mentions a name with any characters', async () => {
    const title = '坪效 50%_“A\\b"全新';
    const named = await test.addNews({ status: 1, title });
    await test.addArticle({ title: '看屋', parts: [words(`談${title}`)] });
    expect(short(await linksOf('news', named))).toEqual([['article', 'mentions', 'draft', 'content', null]]);
  });

  it('does not come from the trash', async () => {
    await test.addArticle({ parts: [link(`/news/${newsId}`)], deletedOn: new Date() });
    expect(short(await linksOf('news', newsId))).toEqual([]);
  });

  it('is counted but not named where the reader may not view it; needs View of the record', async () => {
    await test.addArticle({ parts: [link(`/news/${newsId}`)] });
    const reader = await test.staff(unitClaims('News'));
    expect(await linksOf('news', newsId, reader)).toEqual({
      addresses: [{ path: `/news/${newsId}`, isOfSite: false, redirectsTo: null }],
      places: [],
      hidden: 1,
      hiddenBreaks: 1,
    });
    const other = await test.staff(unitClaims('Articles'));
    expect(await test.call(other, 'GET', `Links/of?kind=news&recordId=${newsId}`)).toMatchObject({
      succeeded: false,
    });
  });
});
