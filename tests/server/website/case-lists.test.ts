import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PartType } from '../../../openapi/generated/enums';
import { readConfig } from '../../../server/base/config/config';
import { articles, cases, news, pagePurges, siteSets, siteThemes } from '../../../server/base/db/schema';
import type { HousingUnit, StoredPart } from '../../../server/base/db/stored-values';
import { ownAddressOf } from '../../../server/website/pages/own-addresses';
import { pageAt } from '../../../server/website/pages/set-pages';
import { addCase } from '../support/add-case';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const { DOMParser } = new JSDOM().window;
const host = 'www.example.com';
const environment = { PUBLIC_ORIGIN: `https://${host}`, PURGE_URL: 'http://cache.example/{path}' };

const test = await createTestApp(environment);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [articles, news, siteSets, siteThemes, cases]) await test.db.delete(table);
});

const visit = (path: string) => test.inject({ url: encodeURI(path), headers: { host } });
const page = async (path: string) =>
  new DOMParser().parseFromString((await visit(path)).payload, 'text/html');

const parts: StoredPart[] = [{ id: 1, partType: PartType.title, textContent: '題' }];
const house = { status: 1, parts } as const;
const unit: HousingUnit = { name: 'A', rooms: '三房', areaPing: 42, count: 1 };
const months = (...percents: readonly (readonly [month: string, percent?: number])[]): StoredPart[] => [
  {
    id: 2,
    partType: PartType.progress,
    items: percents.map(([label, percent], id) => ({
      id: id + 1,
      label,
      textContent: '施工',
      ...(percent === undefined ? {} : { percent }),
    })),
  },
];

/** Figures of the cards of a page, by the title of their case; a bar as its percent. */
async function figuresOf(path: string) {
  const cards = [...(await page(path)).querySelectorAll('.cs')];
  return Object.fromEntries(
    cards.map((card) => [
      card.querySelector('h2, h3')?.textContent,
      [
        ...[...card.querySelectorAll('dl > div')].map(
          (each) => `${each.querySelector('dt')?.textContent}：${each.querySelector('dd')?.textContent}`,
        ),
        ...[...card.querySelectorAll('progress')].map((bar) => bar.value),
      ],
    ]),
  );
}

describe('The card of a case', () => {
  it('says areas, price band, scale, completion and progress, on the list and on the home page', async () => {
    const units = [
      { ...unit, areaPing: 28.5, priceBasis: 'total', price: 2680 },
      { ...unit, areaPingMost: 46, priceBasis: 'total', price: 3900, priceMost: 4180 },
    ] as const;
    const facts = {
      floors: '地上 15 層',
      households: 52,
      completion: '2027 年第四季',
      housingUnits: [...units],
    };
    await addCase(test.db, { ...house, ...facts, parts: [...parts, ...months(['2026-10', 64])] });
    const says = [
      '坪數：28.5～46 坪',
      '總價：2,680～4,180 萬',
      '規模：地上 15 層，52 戶',
      '完工：2027 年第四季',
      64,
    ];
    expect(await figuresOf('/cases')).toEqual({ 松濤硯: says });
    expect(await figuresOf('/')).toEqual({ 松濤硯: says });
    const bar = (await page('/cases')).querySelector('progress');
    expect([bar?.getAttribute('aria-label'), bar?.parentElement?.textContent]).toEqual([
      '松濤硯整體進度',
      '整體進度 64%',
    ]);
  });

  it('says no price that its pages do not say for the whole case, and nothing that they do not say at all', async () => {
    const add = (code: string, housingUnits: HousingUnit[], tab: 1 | 3 = 1) =>
      addCase(test.db, {
        ...house,
        code,
        title: code,
        housingUnits,
        tab,
        parts: tab === 3 ? [...parts, ...months(['2026-10', 58])] : parts,
      });
    const priced = { ...unit, priceBasis: 'total', price: 3000 } as const;
    await add('A1', []);
    await add('A2', [priced, unit]);
    await add('A3', [{ ...unit, priceBasis: 'onRequest' }]);
    await add('A4', [{ ...unit, priceBasis: 'perPing', price: 90 }]);
    await add('B1', [priced], 3);
    expect(await figuresOf('/cases')).toEqual({
      A1: [],
      A2: ['坪數：42 坪'],
      A3: ['坪數：42 坪', '總價：價格洽詢'],
      A4: ['坪數：42 坪'],
    });
    expect((await page('/cases')).querySelectorAll('.cs-f')).toHaveLength(3);
    expect(await figuresOf('/cases/sold-out')).toEqual({ B1: ['坪數：42 坪', '銷售：已完銷'] });
  });

  it('says the newest progress that visitors may see, of the public site or of the case', async () => {
    const own = months(['2026-08', 30], ['2026-09', 40], ['2026-11']);
    await addPublicPage(test.db, {
      house: { ...house, parts: [...parts, ...own] },
      parts: [...parts, ...months(['2026-10', 51])],
    });
    await test.db.update(siteThemes).set({ parts: months(['2026-12', 90]) });
    expect(await figuresOf('/cases')).toEqual({ 松濤硯: [51] });
    await test.db.update(siteSets).set({ status: 1 });
    expect(await figuresOf('/cases')).toEqual({ 松濤硯: [40] });
  });

  it('below a news item names areas and price beside the place', async () => {
    await addCase(test.db, { ...house, housingUnits: [{ ...unit, priceBasis: 'total', price: 3000 }] });
    const [item] = await test.db
      .insert(news)
      .values({ status: 1, publishDate: '2026-11-16', title: '松濤硯開放', content: '<p>開放</p>' })
      .returning({ id: news.id });
    const document = await page(`/news/${item?.id}-松濤硯開放`);
    expect(document.querySelector('.rel p')?.textContent).toBe('臺北市大安區　42 坪　3,000 萬');
  });
});

it('An article shows the cases that its blocks name, and its cache is purged when one of them changes', async () => {
  const caseId = await addCase(test.db, house);
  const [own] = await test.db
    .insert(articles)
    .values({
      type: 3,
      status: 1,
      sort: 1,
      publishDate: '2026-11-09',
      title: '退縮',
      parts: [{ id: 1, partType: PartType.list, items: [{ id: 1, textContent: '松濤硯退縮十二公尺' }] }],
    })
    .returning({ id: articles.id });
  await visit('/');
  const path = `/articles/${own?.id}-退縮`;
  const named = (await page(path)).querySelector('.row-rel');
  expect([named?.querySelector('h2')?.textContent, named?.querySelector('h3')?.textContent]).toEqual([
    '這篇文章裡的建案',
    '松濤硯',
  ]);
  await test.db.delete(pagePurges);
  await test.db.update(cases).set({ subtitle: '新' }).where(eq(cases.id, caseId));
  const purged = (await test.db.select().from(pagePurges)).flatMap(({ paths }) => paths);
  expect(purged).toContain(`/site${path}`);
});

describe('Cases of a county', () => {
  const add = (code: string, values: Partial<typeof cases.$inferInsert> = {}) =>
    addCase(test.db, { ...house, code, title: code, ...values });
  const titlesOf = (document: Document) =>
    [...document.querySelectorAll('.cs h2')].map((each) => each.textContent);
  const choicesOf = (document: Document) =>
    [...document.querySelectorAll('.flt a')].map((link) => [
      link.textContent,
      decodeURI(link.getAttribute('href') ?? ''),
      link.getAttribute('aria-current'),
    ]);

  it('are a link of the list with their number, in the order of the country, and have an address', async () => {
    await add('A1', { county: '宜蘭縣' });
    await add('A2');
    await add('A3');
    await add('B1', { tab: 2, county: '臺南市' });
    await add('B2', { tab: 2, county: '臺中市' });
    await add('C1', { status: 0, county: '新北市' });
    expect(choicesOf(await page('/cases'))).toEqual([
      ['全部3', '/cases', 'page'],
      ['臺北市2', '/cases/county/臺北市', null],
      ['宜蘭縣1', '/cases/county/宜蘭縣', null],
    ]);
    expect(choicesOf(await page('/')).map(([, href]) => href)).toEqual([
      '/cases',
      '/cases/county/臺北市',
      '/cases/county/宜蘭縣',
    ]);
    const taipei = await page('/cases/county/臺北市');
    expect(titlesOf(taipei)).toEqual(['A2', 'A3']);
    expect(choicesOf(taipei).map(([name, , here]) => [name, here])).toEqual([
      ['全部3', null],
      ['臺北市2', 'page'],
      ['宜蘭縣1', null],
    ]);
    expect(taipei.title).toMatch(/^臺北市的熱銷建案｜/);
    const tainan = await page('/cases/upcoming/county/臺南市');
    expect([titlesOf(tainan), choicesOf(tainan)[0]?.[1]]).toEqual([['B1'], '/cases/upcoming']);
  });

  it('have pages, one canonical address each, and are never kept in front, as nothing purges them', async () => {
    for (let at = 10; at < 23; at += 1) await add(`A${at}`);
    await add('B1', { county: '宜蘭縣' });
    const path = encodeURI('/cases/county/臺北市');
    const first = await page('/cases/county/臺北市');
    expect(first.querySelector('a[rel=next]')?.getAttribute('href')).toBe(`${path}/page/2`);
    expect(titlesOf(await page('/cases/county/臺北市/page/2'))).toEqual(['A22']);
    expect(first.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://${host}${path}`);
    expect((await visit('/cases/county/臺北市')).headers['cache-control']).toBe('no-cache');
    expect((await visit('/cases')).headers['cache-control']).toContain('s-maxage');
  });

  it('answer 404 without any, and are the whole list where there is no other county', async () => {
    await add('A1');
    const document = await page('/cases/county/臺北市');
    expect([titlesOf(document), choicesOf(document)]).toEqual([['A1'], []]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://${host}/cases`);
    expect(choicesOf(await page('/cases'))).toEqual([]);
    for (const path of [
      '/cases/county/宜蘭縣',
      '/cases/upcoming/county/臺北市',
      '/cases/county/臺北市/page/2',
      '/cases/county',
      '/cases/county/%',
      '/news/county/臺北市',
      '/articles/market/county/臺北市',
    ]) {
      expect([path, (await visit(path)).statusCode]).toEqual([path, 404]);
    }
  });

  it('are those of the county that visitors read, while a public site keeps an older one', async () => {
    await addPublicPage(test.db, {
      house: { ...house, county: '臺中市', district: '西屯區' },
      site: { keptName: { title: '松濤硯', county: '臺北市', district: '大安區' } },
    });
    await add('B1', { county: '宜蘭縣' });
    const document = await page('/cases/county/臺北市');
    expect(document.querySelector('.cs-d')?.textContent).toBe('臺北市大安區');
    expect((await visit('/cases/county/臺中市')).statusCode).toBe(404);
  });

  it('are a page of the preview of a release', async () => {
    await add('A1');
    await add('B1', { county: '宜蘭縣' });
    const config = readConfig({ ...environment, DATABASE_URL: 'postgres://x' });
    const own = ownAddressOf(encodeURI('/cases/county/宜蘭縣'), config);
    expect(own).toEqual({ kind: 'page', path: '/cases/county/宜蘭縣' });
    const drawn = await pageAt(test.db, config, own?.path ?? '', `https://${host}`);
    const document = new DOMParser().parseFromString(drawn?.html ?? '', 'text/html');
    expect(titlesOf(document)).toEqual(['B1']);
  });
});
