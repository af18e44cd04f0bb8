import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { companyOf } from '../../../server/subjects/content/company';
import {
  articles,
  cases,
  listStamps,
  loginAttempts,
  news,
  popups,
  releaseItems,
  singletons,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import { releasesTest, unitClaims } from '../support/releases';
import { framedIn, listIn } from '../support/set-preview';
import type { Staff } from '../support/approvals';

type PreviewLink = components['schemas']['PreviewLink'];
let id = 0;
let link = '';

const test = await releasesTest({ PUBLIC_ORIGIN: 'https://www.example.com' });
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginPublished();
  await test.db.delete(loginAttempts);
  await Promise.all([test.db.delete(news), test.db.delete(articles), test.db.delete(popups)]);
  id = await test.create('年末看屋季');
  link = await linkOf();
});

async function linkOf(by: Staff = test.clerk): Promise<string> {
  const body = { recordId: id, purpose: '王總經理', days: 7 };
  const made: PreviewLink = (await test.call(by, 'POST', 'preview-links/release', body)).data;
  return new URL(made.address).pathname;
}
const open = async (path = '', of = link) =>
  (await test.inject({ url: of + path, headers: { 'user-agent': 'Mozilla/5.0' } })).body;
const textAt = async (path: string, of = link) => framedIn(await open(path, of))?.text ?? null;
const publicHome = async () =>
  (await test.inject({ url: '/', headers: { host: 'www.example.com' } })).body.replaceAll(/<[^>]*>/g, '');
const put = async (item: object): Promise<string> => {
  await test.put(id, item);
  return `/${(await test.get(id)).items.at(-1)?.id}`;
};
const followers = async () => (listIn(await open())['跟著變的頁面'] ?? []).map(({ title }) => title);

describe('A page in the preview of a release', () => {
  it('is shown as visitors find it now and as they will, with the state and the width in its address', async () => {
    const gone = await test.addNews({ title: '舊消息', status: 1 });
    const own = await put({ kind: 'news', recordId: await test.addNews() });
    const former = await put({ kind: 'news', recordId: gone, action: 'offline' });
    const site = await put(test.draft());
    expect(await textAt(own)).toContain('三案同步開放');
    const none = await open(`${own}?state=before&width=phone`);
    expect([framedIn(none), none]).toEqual([null, expect.stringContaining('訪客現在看不到這一頁')]);
    expect(none).toContain('訪客現在看到的樣子。');
    expect(none).toContain(
      `<a href="${link + own}?state=before" aria-current`.replace(' aria-current', '>電腦'),
    );
    expect(none).toContain(`<a href="${link + own}?width=phone">上線後`);
    expect(none).toContain(`href="${link + former}?state=before&amp;width=phone"`);
    expect(await textAt(`${former}?state=before`)).toContain('三案同步開放');
    const [before, after] = [await open(`${site}?state=before`), await open(`${site}?width=phone`)].map(
      framedIn,
    );
    expect([before?.title, after?.title]).toEqual(['松濤硯，上線前的樣子', '松濤硯，上線後的樣子']);
    expect([before?.text, after?.text]).toEqual([
      expect.stringContaining('大安森林'),
      expect.not.stringContaining('大安森林'),
    ]);
    expect(after?.text).toContain('信義區');
    expect(await open(`${site}?width=phone`)).toContain('class="set-frame phone"');
    // Nobody visits a site by its preview.
    expect([before?.html, after?.html].join('')).not.toContain('/seen');
  });

  it('has the values that wait for the release, on its own page and where others show them', async () => {
    const item = await put({
      kind: 'news',
      recordId: await test.addNews({ title: '舊名', status: 1 }),
      action: 'offline',
    });
    await test.db.update(releaseItems).set({ action: 'change', values: { title: '新的名稱' } });
    const [before, after] = [await textAt(`${item}?state=before`), await textAt(item)];
    expect([before, after]).toEqual([expect.stringContaining('舊名'), expect.stringContaining('新的名稱')]);
    expect(await textAt('/page?at=/news')).toContain('新的名稱');
    expect(await textAt('/page?at=/news&state=before')).toContain('舊名');
  });

  it('is drawn without writing anything: visitors and staff find what they found', async () => {
    await put({ kind: 'news', recordId: await test.addNews() });
    await put(test.draft());
    const state = async () => [
      await test.db.select().from(news),
      await test.db.select().from(siteThemes),
      await test.db.select().from(siteSets),
      await test.db.select().from(listStamps),
    ];
    await publicHome();
    const before = await state();
    expect(await textAt('/page?at=/')).toContain('年末看屋季');
    expect(await state()).toEqual(before);
    expect(await publicHome()).not.toContain('年末看屋季');
  });
});

describe('Popups in the preview of a release', () => {
  it('stand on the home page: the planned one as visitors will see it, and not the one that leaves', async () => {
    const former = await test.addPopup({ title: '秋天的彈窗', status: 1, startOn: new Date('2026-01-01') });
    await put({ kind: 'otherPopup', recordId: await test.addPopup({ title: '冬天的彈窗' }) });
    await put({ kind: 'otherPopup', recordId: former, action: 'offline' });
    const [before, after] = [await textAt('/page?at=/&state=before'), await textAt('/page?at=/')];
    expect([before?.includes('秋天的彈窗'), before?.includes('冬天的彈窗')]).toEqual([true, false]);
    expect([after?.includes('秋天的彈窗'), after?.includes('冬天的彈窗')]).toEqual([false, true]);
    const list = listIn(await open());
    const home = `${link}/page?at=%2F`;
    expect(list['跟著變的頁面']).toEqual([{ title: '公司首頁', says: '彈窗換成「冬天的彈窗」', href: home }]);
    expect(list['沒有自己頁面的項目']?.map(({ href }) => href)).toEqual([home, home]);
    expect(await publicHome()).toContain('秋天的彈窗');
  });

  it('follow the rule by which visitors see one of several, at the moment of the release', async () => {
    const hour = (count: number) => new Date(Date.now() + count * 3_600_000);
    await test.addPopup({ title: '秋天的彈窗', status: 1, startOn: hour(-1) });
    await put({ kind: 'otherPopup', recordId: await test.addPopup({ title: '沒有開始', startOn: null }) });
    // The one that started last is seen.
    expect(await textAt('/page?at=/')).toContain('秋天的彈窗');
    await put({
      kind: 'otherPopup',
      recordId: await test.addPopup({ title: '明天開始', startOn: hour(20) }),
    });
    expect(await textAt('/page?at=/')).toContain('秋天的彈窗');
    await test.update(id, { dueOn: hour(30).toISOString(), name: '年末看屋季', waitsForAll: false });
    expect(await textAt('/page?at=/')).toContain('明天開始');
  });

  it('are not shown by the link of somebody who may not share them', async () => {
    await put({ kind: 'otherPopup', recordId: await test.addPopup({ title: '冬天的彈窗' }) });
    const other = await linkOf(await test.staff(unitClaims('Releases', 'News')));
    expect(await open('', other)).not.toContain('冬天的彈窗');
    expect(await textAt('/page?at=/', other)).not.toContain('冬天的彈窗');
  });
});

describe('Pages that follow a release', () => {
  it('are those that change without being an item, and each opens as it will be', async () => {
    await test.addNews({ title: '上個月', status: 1, publishDate: '2026-10-01' });
    await test.addNews({ title: '很久以前', status: 1, publishDate: '2020-01-01' });
    await put({ kind: 'news', recordId: await test.addNews({ title: '年末看屋季' }) });
    const { siteId } = test.page();
    await test.db
      .update(siteSets)
      .set({ siteName: `songtao${siteId}` })
      .where(eq(siteSets.id, siteId));
    await put(test.draft());
    expect((await followers()).toSorted()).toEqual(['上個月', '公司首頁', '最新消息'].toSorted());
    const list = listIn(await open())['跟著變的頁面'] ?? [];
    const texts = await Promise.all(list.map(({ href }) => textAt((href ?? '').slice(link.length))));
    expect(texts.map((text) => text?.includes('年末看屋季'))).toEqual([true, true, true]);
  });

  it('include every page of a list of which something moves to the next', async () => {
    const month = (index: number) => `2025-${String(index + 1).padStart(2, '0')}-01`;
    await test.db.insert(news).values(
      Array.from({ length: 10 }, (_, index) => ({
        title: `第 ${index} 則`,
        publishDate: month(index),
        content: '<p>開放</p>',
        status: 1 as const,
      })),
    );
    await put({ kind: 'news', recordId: await test.addNews() });
    const list = listIn(await open())['跟著變的頁面'] ?? [];
    const second = list.find(({ title }) => title === '最新消息（第 2 頁）');
    // The eighth of the first page moves there.
    expect(await textAt((second?.href ?? '').slice(link.length))).toContain('第 2 則');
    expect(list.map(({ title }) => title)).not.toContain('最新消息（第 3 頁）');
  });

  it('include the cases that recommend one, the news and articles that name one, and the pages of other projects', async () => {
    const { caseId } = test.page();
    const parts = [{ id: 1, partType: 1, align: 1 as const, textContent: '樹先到' }];
    const others = { tab: 1 as const, county: '臺北市', district: '大安區', parts, status: 1 as const };
    const [tree] = await test.db
      .insert(cases)
      .values({ ...others, code: `T${caseId}`, title: `樹序${caseId}`, sort: 9, status: 0 })
      .returning({ id: cases.id });
    const recommendedCaseIds = [tree?.id ?? 0];
    const river = { ...others, code: `R${caseId}`, title: `沐川院${caseId}`, sort: 1, recommendedCaseIds };
    await test.db.insert(cases).values(river);
    await test.addNews({ title: '工地開放', status: 1, content: `<p>樹序${caseId}的工地</p>` });
    await test.addNews({ title: '年節公告', status: 1 });
    await test.db.insert(articles).values({
      type: 2,
      status: 1,
      sort: 1,
      publishDate: '2026-11-09',
      title: '退縮十二公尺',
      parts: [{ id: 1, partType: 1, textContent: `樹序${caseId}的退縮` }],
    });
    await put({ kind: 'case', recordId: tree?.id });
    const found = await followers();
    expect(found).toEqual(
      expect.arrayContaining([`沐川院${caseId}`, '工地開放', '退縮十二公尺', '松濤硯', '建案：熱銷建案']),
    );
    expect(found).not.toContain('年節公告');
    expect(found).not.toContain('聯絡我們');
  });

  it('are all pages of the website where the company is called otherwise', async () => {
    const value = { ...(await companyOf(test.db)), name: '和硯建設' };
    const row = { key: 'company', value, rowVersion: 1 };
    await test.db
      .insert(singletons)
      .values(row)
      .onConflictDoUpdate({ target: singletons.key, set: { value } });
    await test.db.insert(releaseItems).values({
      releaseId: id,
      kind: 'company',
      recordId: 1,
      action: 'change',
      values: { name: '禾硯建設' },
      title: '和硯建設',
      shownVersion: 1,
      addedBy: '',
    });
    link = await linkOf(await test.staff(unitClaims('Releases', 'Website')));
    expect(await followers()).toEqual(expect.arrayContaining(['公司首頁', '聯絡我們', '其他每一頁']));
    expect(await textAt('/page?at=/contact')).toContain('禾硯建設');
    expect(await textAt('/page?at=/contact&state=before')).toContain('和硯建設');
    await test.db.delete(releaseItems).where(eq(releaseItems.releaseId, id));
    expect(await followers()).toEqual([]);
  });

  it('are none on a server without a website, which still shows what others draw', async () => {
    const own = await releasesTest({ WEBSITE: 'off' });
    try {
      await own.beginPublished();
      const release = await own.create('沒有網站');
      await own.put(release, { kind: 'news', recordId: await own.addNews() });
      const body = { recordId: release, purpose: '王總經理', days: 7 };
      const made: PreviewLink = (await own.call(own.clerk, 'POST', 'preview-links/release', body)).data;
      const page = (await own.inject({ url: new URL(made.address, 'http://localhost').pathname })).body;
      expect(Object.keys(listIn(page))).toEqual(['會改變的頁面']);
      expect(framedIn(page)?.text).toContain('三案同步開放');
    } finally {
      await own.close();
    }
  });
});
