import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { demoConsent } from '../../../server/operation/seed/company-data';
import {
  articles,
  cases,
  consentTexts,
  news,
  pagePurges,
  singletons,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const { DOMParser } = new JSDOM().window;
const host = 'www.example.com';

const test = await createTestApp({
  PUBLIC_ORIGIN: `https://${host}`,
  PURGE_URL: 'http://cache.example/{path}',
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [articles, news, siteSets, siteThemes, cases, singletons, pagePurges]) {
    await test.db.delete(table);
  }
});

const visit = (url: string, headers: Record<string, string> = {}) =>
  test.inject({ url, headers: { host, ...headers } });
const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = async (url: string) => documentOf((await visit(url)).payload);
const parts = [{ id: 1, partType: 2, textContent: '樹先到，房子慢慢來。' }];
const house = { tab: 1, status: 1, sort: 1, county: '臺北市', district: '文山區', parts } as const;
const article = { type: 3, status: 1, sort: 1, publishDate: '2026-11-09', parts } as const;
const item = { status: 1, publishDate: '2026-11-16', content: '<p>十一月起開放</p>' } as const;

type Case = typeof cases.$inferInsert;
type Article = typeof articles.$inferInsert;
type News = typeof news.$inferInsert;

const idOf = async (rows: PromiseLike<{ id: number }[]>) => (await rows)[0]?.id ?? 0;
const addCase = (values: Pick<Case, 'code' | 'title'> & Partial<Case>) =>
  idOf(
    test.db
      .insert(cases)
      .values({ ...house, ...values })
      .returning({ id: cases.id }),
  );
const addArticle = (values: Partial<Article>) =>
  idOf(
    test.db
      .insert(articles)
      .values({ ...article, ...values })
      .returning({ id: articles.id }),
  );
const addNews = (values: Partial<News>) =>
  idOf(
    test.db
      .insert(news)
      .values({ ...item, ...values })
      .returning({ id: news.id }),
  );

describe('Pages of the website', () => {
  it('all exist, with one heading, a unique title and no script', async () => {
    const [a, b, c] = [
      await addCase({ code: 'A1', title: '樹序' }),
      await addArticle({ title: '退縮十二公尺' }),
      await addNews({ title: '實品屋開放' }),
    ];
    const titles = new Set<string>();
    for (const path of [
      '/',
      '/cases',
      '/cases/upcoming',
      '/cases/sold-out',
      `/cases/${a}-樹序`,
      '/articles',
      '/articles/market',
      '/articles/aesthetics',
      `/articles/${b}-退縮十二公尺`,
      '/news',
      `/news/${c}-實品屋開放`,
      '/contact',
    ]) {
      const answer = await visit(encodeURI(path));
      const document = documentOf(answer.payload);
      const scripts = [...document.querySelectorAll('script')].map(({ type }) => type);
      expect([path, answer.statusCode, document.querySelectorAll('h1').length, scripts]).toEqual([
        path,
        200,
        1,
        ['application/ld+json'],
      ]);
      expect(String(answer.headers['content-security-policy'])).toMatch(
        /^default-src 'none'; style-src 'nonce-/,
      );
      titles.add(document.title);
    }
    expect(titles.size).toBe(12);
  });

  it('show highlighted cases, news, articles and the popup on the home page', async () => {
    await test.db.insert(singletons).values([
      { key: 'company', value: { name: '和硯建設', tel: '0225718170', headline: '樹先到' } },
      { key: 'indexPopup', value: { status: 1, title: '開放參觀', url: '/case/song' } },
    ]);
    await addCase({ code: 'A1', title: '樹序', isHighlight: true });
    await addCase({ code: 'A2', title: '文澄' });
    await addNews({ title: '實品屋開放' });
    await addArticle({ title: '退縮十二公尺' });
    const home = await page('/');
    expect(home.title).toBe('和硯建設');
    expect(home.querySelector('h1')?.textContent).toBe('樹先到');
    expect([...home.querySelectorAll('.cs h3, .nl-t, .ar h3')].map((each) => each.textContent)).toEqual([
      '樹序',
      '實品屋開放',
      '退縮十二公尺',
    ]);
    expect(home.querySelector('.pop a')?.getAttribute('href')).toBe('/case/song');
    expect(home.querySelector('.co-tel b')?.textContent).toBe('02-2571-8170');
  });

  it('answer 404 with links for unknown or hidden content', async () => {
    const hidden = await addNews({ title: '草稿', status: 0 });
    for (const path of [
      `/news/${hidden}`,
      '/news/999999',
      '/nothing',
      '/news/page/2',
      '/articles/page/0',
      '/%E0%A4',
      `/${'a'.repeat(1500)}`,
    ]) {
      const answer = await visit(path);
      expect([path.slice(0, 20), answer.statusCode, answer.headers['cache-control']]).toEqual([
        path.slice(0, 20),
        path === '/%E0%A4' ? 400 : 404,
        'no-store',
      ]);
    }
  });

  it('redirect other spellings of an address permanently, also after a change of the title', async () => {
    const id = await addNews({ title: '實品屋 開放' });
    const own = `/news/${id}-${encodeURIComponent('實品屋-開放')}`;
    for (const path of [`/news/${id}`, `/news/${id}-`, `/news/${id}-${encodeURIComponent('舊標題')}`]) {
      const { statusCode, headers } = await visit(path);
      expect([path, statusCode, headers['location']]).toEqual([path, 301, own]);
    }
    expect((await visit(own)).statusCode).toBe(200);
    await test.db.update(news).set({ title: '新標題' });
    const moved = await visit(own);
    expect([moved.statusCode, moved.headers['location']]).toEqual([
      301,
      `/news/${id}-${encodeURIComponent('新標題')}`,
    ]);
    expect((await visit('/news/')).headers['location']).toBe('/news');
  });

  it('have lists with several pages', async () => {
    for (let day = 10; day < 20; day += 1) {
      await addNews({ title: `第 ${day} 日`, publishDate: `2026-10-${day}` });
    }
    const first = await page('/news');
    expect(first.querySelectorAll('.nl li')).toHaveLength(8);
    const next = first.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
    expect(next).toBe('/news/page/2');
    expect((await page(next)).querySelectorAll('.nl li')).toHaveLength(2);
    expect((await visit('/news/page/3')).statusCode).toBe(404);
  });

  it('are only on the public host, to which the other one redirects', async () => {
    const other = await test.inject({ url: '/site/news', headers: { host: 'office.example.com' } });
    expect([other.statusCode, other.headers['location']]).toEqual([301, `https://${host}/news`]);
    expect(
      (await test.inject({ url: '/', headers: { host: 'office.example.com' } })).headers['location'],
    ).toBe('/mng');
    expect((await visit('/mng')).statusCode).toBe(404);
  });
});

describe('The way to the own site of a case', () => {
  const form = { id: 2, partType: 108, formFields: [], budgets: '', asksNews: false, thanks: '' } as const;
  const consent = { version: 1, createdBy: '陳怡君', text: demoConsent };
  const pageOfCase = async (id: number) => page(String((await visit(`/cases/${id}`)).headers['location']));
  const waysOf = (document: Document) =>
    [...document.querySelectorAll('.ways a')].map((link) => [
      link.firstChild?.textContent,
      link.getAttribute('href'),
    ]);

  it('is one button to its form instead of a form, and only the link where nobody can book', async () => {
    const { caseId } = await addPublicPage(test.db, {
      house: { ...house, parts: [...parts, form] },
      parts: [form],
    });
    expect(waysOf(await pageOfCase(caseId))).toEqual([['前往建案網站', '/case/songtao']]);
    await test.db.insert(consentTexts).values(consent);
    const document = await pageOfCase(caseId);
    expect(waysOf(document)).toEqual([
      ['預約賞屋', '/case/songtao#booking'],
      ['前往建案網站', '/case/songtao'],
    ]);
    expect(document.querySelector('form, input, textarea, button')).toBeNull();
    await test.db.update(cases).set({ tab: 3 });
    const soldOut = await pageOfCase(caseId);
    expect(waysOf(soldOut)).toEqual([['前往建案網站', '/case/songtao']]);
    expect(soldOut.querySelector('script')?.textContent).not.toContain('tourBookingPage');
    expect(soldOut.querySelector('.ways')?.textContent).toContain('已完銷');
    await test.db.update(siteSets).set({ status: 1 });
    expect(waysOf(await pageOfCase(caseId))).toEqual([]);
  });

  it('stands below news that name the case, for up to three cases in the order of the text', async () => {
    await test.db.insert(consentTexts).values(consent).onConflictDoNothing();
    const { caseId } = await addPublicPage(test.db, { house, parts: [form] });
    await addCase({ code: 'B1', title: '仰山硯' });
    await addCase({ code: 'B2', title: '仰山硯二期' });
    await addCase({ code: 'B3', title: '文澄', status: 0 });
    const id = await addNews({ title: '仰山硯二期動土', content: '<p>文澄之外，松濤硯也開放</p>' });
    const shown = async () => {
      const document = await page(String((await visit(`/news/${id}`)).headers['location']));
      return [...document.querySelectorAll('.rel')].map((each) => [
        each.querySelector('h3')?.textContent,
        [...each.querySelectorAll('.ways a')].map((link) => link.getAttribute('href')?.replace(/-.*/, '')),
      ]);
    };
    const second = (await test.db.select().from(cases)).find(({ code }) => code === 'B2')?.id;
    expect(await shown()).toEqual([
      ['仰山硯二期', [`/cases/${second}`]],
      ['松濤硯', ['/case/songtao#booking', `/cases/${caseId}`]],
    ]);
    await test.db.delete(pagePurges);
    await test.db.update(cases).set({ title: '樹序' }).where(eq(cases.id, caseId));
    expect(await shown()).toEqual([['仰山硯二期', [`/cases/${second}`]]]);
    const purged = (await test.db.select().from(pagePurges)).flatMap(({ paths }) => paths);
    expect(purged).toContain(`/site/news/${id}-仰山硯二期動土`);
  });
});

describe('What search engines read', () => {
  it('is a head with address, picture and description, and structured data of the record', async () => {
    await addPublicPage(test.db, {
      house: {
        ...house,
        title: '樹序',
        subtitle: '樟樹的時間',
        tel: '0229317788',
        households: 52,
        projectFacts: [
          { name: 'structure', value: 'RC', source: 'permit', isPrinted: true },
          { name: 'sharedRatio', value: '32.6%', isPrinted: false },
        ],
        housingUnits: [{ name: 'A', rooms: '3 房', areaPing: 30.25, areaPingMost: 36.3, count: 20 }],
      },
    });
    const [{ id } = { id: 0 }] = await test.db.select({ id: cases.id }).from(cases);
    const path = `/cases/${id}-${encodeURIComponent('樹序')}`;
    const document = await page(path);
    const meta = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    // Its own site stands for it.
    const site = `https://${host}/case/songtao`;
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(site);
    expect([meta('og:url'), meta('description'), meta('og:type')]).toEqual([site, '樟樹的時間', 'website']);
    const data = JSON.parse(document.querySelector('script')?.textContent ?? '');
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@graph'].map((each: { '@type': string }) => each['@type'])).toEqual([
      'Organization',
      'BreadcrumbList',
      'ApartmentComplex',
    ]);
    expect(data['@graph'][2]).toMatchObject({
      telephone: '+886229317788',
      address: { addressRegion: '臺北市', addressLocality: '文山區' },
      accommodationFloorPlan: [
        { '@type': 'FloorPlan', floorSize: { minValue: 100, maxValue: 120, unitCode: 'MTK' } },
      ],
      additionalProperty: [{ propertyID: 'structure', value: 'RC' }],
      url: site,
      tourBookingPage: `https://${host}/contact`,
    });
    expect(data['@graph'][1].itemListElement.map((each: { item: string }) => each.item)).toEqual([
      `https://${host}/`,
      `https://${host}/cases`,
      `https://${host}${path}`,
    ]);
  });

  it('escapes markup of a title', async () => {
    const id = await addNews({ title: '</script><script>alert(1)</script>' });
    const { headers } = await visit(`/news/${id}`);
    const document = await page(String(headers['location']));
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(JSON.parse(document.querySelector('script')?.textContent ?? '')['@graph'][2]).toMatchObject({
      '@type': 'NewsArticle',
      headline: '</script><script>alert(1)</script>',
    });
  });

  it('is a sitemap by the rules of sitemaps.org, which robots.txt names', async () => {
    await addPublicPage(test.db, { house: { ...house, title: "O'a & b" } });
    await addCase({ code: 'A2', title: '文澄' });
    await addNews({ title: '看不到', status: 0 });
    const { payload, headers } = await visit('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const map = new DOMParser().parseFromString(payload, 'application/xml');
    expect(map.querySelector('parsererror')).toBeNull();
    expect([map.documentElement.localName, map.documentElement.namespaceURI]).toEqual([
      'urlset',
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    ]);
    const found = [...map.documentElement.children].map((url) => {
      expect([...url.children].map(({ localName }) => localName).join()).toMatch(/^loc(,lastmod)?$/);
      const [loc, on] = [...url.children].map(({ textContent }) => textContent ?? '');
      expect(new URL(loc ?? '').host).toBe(host);
      expect(on === undefined || new Date(on).toISOString() === on).toBe(true);
      return decodeURIComponent(new URL(loc ?? '').pathname);
    });
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain('/case/songtao');
    // The page of a case names its own site as canonical, so only the site is listed.
    expect(found.filter((path) => /\d/.test(path))).toEqual([expect.stringMatching(/^\/cases\/\d+-文澄$/)]);
    for (const path of found) {
      expect([path, (await visit(encodeURI(path))).statusCode]).toEqual([path, 200]);
    }
    expect((await visit('/robots.txt')).payload).toContain(`Sitemap: https://${host}/sitemap.xml`);
  });

  it('are feeds in Atom and JSON of the newest news and articles', async () => {
    await addNews({ title: '消息 & <公告>\u0007', summary: '摘要' });
    await addArticle({ title: '文章' });
    const atom = await visit('/feed.xml');
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = new DOMParser().parseFromString(atom.payload, 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    const root = feed.documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    const of = (element: Element, name: string) =>
      [...element.children].filter((child) => child.localName === name);
    // RFC 4287, 4.1.1 and 4.1.2: exactly one of each, and an author of the feed or every entry.
    for (const name of ['id', 'title', 'updated']) {
      expect([name, of(root, name).length]).toEqual([name, 1]);
    }
    expect(of(root, 'author').length).toBe(1);
    expect(of(root, 'link').some((link) => link.getAttribute('rel') === 'self')).toBe(true);
    const entries = of(root, 'entry');
    expect(entries.map((entry) => of(entry, 'title')[0]?.textContent?.trim())).toEqual([
      '消息 & <公告>',
      '文章',
    ]);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated']) {
        expect([name, of(entry, name).length]).toEqual([name, 1]);
      }
      expect(of(entry, 'id')[0]?.textContent).toMatch(new RegExp(`^https://${host}/(news|articles)/\\d+$`));
    }
    const json = (await visit('/feed.json')).json();
    expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(json.items).toHaveLength(2);
    for (const entry of json.items) {
      expect(entry.id).toBeTruthy();
      expect(entry.content_html ?? entry.content_text).toBeTruthy();
    }
  });
});
