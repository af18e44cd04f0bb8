import { eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cases,
  files,
  fileUses,
  pagePurges,
  proofEntries,
  proofPages,
  singletons,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import type { HousingUnit } from '../../../server/base/db/stored-values';
import { runJob } from '../../../server/base/db/job-runner';
import { proofJob } from '../../../server/website/proof/proof-job';
import { readConfig } from '../../../server/base/config/config';
import { failMadeFiles } from '../support/made-files';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const host = 'www.example.com';
const publicHost = { PUBLIC_ORIGIN: `https://${host}`, PURGE_URL: 'http://cache.example/{path}' };

const test = await createTestApp(publicHost);
await failMadeFiles(test.db);
afterAll(() => test.close());

const content = [{ id: 1, partType: 1 as const, textContent: '題' }];
const unit = (price: number): HousingUnit => ({
  name: 'A',
  rooms: '三房',
  areaPing: price / 100,
  count: 1,
  priceBasis: 'total',
  price,
});
const house = {
  status: 1,
  tab: 1,
  sort: 1,
  county: '新北市',
  district: '淡水區',
  parts: content,
} as const;

beforeEach(() => fill(test));

/** The own case costs 3,000; the others have one site of two. */
async function fill({ db }: TestApp) {
  for (const table of [siteSets, siteThemes, cases, singletons, fileUses, files]) await db.delete(table);
  await db
    .insert(singletons)
    .values({ key: 'company', value: { name: '和硯建設', legalName: '和硯建設公司' } });
  await addPublicPage(db, { house: { status: 1, parts: content, housingUnits: [unit(3000)] } });
  await addPublicPage(db, {
    house: { ...house, code: 'B1', title: '沐川院', housingUnits: [unit(9000)] },
    site: { siteName: 'muchuan', caseCode: 'B1' },
  });
  await db.insert(cases).values([
    { ...house, code: 'B2', title: '近價', housingUnits: [unit(3100)] },
    { ...house, code: 'B3', title: '同縣市', county: '臺北市', district: '文山區' },
    { ...house, code: 'B4', title: '完銷', county: '臺北市', tab: 3 },
    { ...house, code: 'B5', title: '下架', county: '臺北市', status: 0 },
  ]);
  await db.delete(pagePurges);
}

const visit = (url = '/case/songtao', app = test, own = host) => app.inject({ url, headers: { host: own } });

/** Text with a line between elements; parts of a title are none. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/?(?:span|wbr)[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');

/** Words of the section of other cases, and its links. */
async function others(app = test, own = host) {
  const { body } = await visit('/case/songtao', app, own);
  const section = /<section class="sec s-other.*?<\/section>/s.exec(body)?.[0] ?? '';
  return {
    titles: [...section.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title = '']) =>
      title.replaceAll(/<[^>]+>/g, ''),
    ),
    links: [...section.matchAll(/href="([^"]+)"/g)].map(([, href]) => decodeURIComponent(href ?? '')),
    words: wordsOf(section),
    foot: /<footer.*<\/footer>/s.exec(body)?.[0] ?? '',
    body,
  };
}

describe('The page of a project', () => {
  it('leads to the company and to three other cases: of its county first, then the nearest in price', async () => {
    const { titles, links, words, foot } = await others();
    expect(titles).toEqual(['同縣市', '近價', '沐川院']);
    expect(links.map((link) => link.replaceAll(/\d+-/g, ''))).toEqual([
      `https://${host}/cases/同縣市`,
      `https://${host}/cases/近價`,
      `https://${host}/cases/沐川院`,
      `https://${host}/cases`,
    ]);
    expect(words).toContain('|近價|新北市淡水區|坪數|31 坪|總價|3,100 萬|');
    expect(words).toContain('|和硯建設的全部建案|');
    expect(foot).toContain(`發布者：<a href="https://${host}">和硯建設公司</a>`);
    expect(foot).toContain(`<a href="https://${host}/cases">全部建案</a>`);
    for (const link of links) {
      expect([link, (await visit(new URL(link).pathname)).statusCode]).toEqual([link, 200]);
    }
  });

  it('without the website names the company, and links to sites alone, without values that no page publishes', async () => {
    const own = await createTestApp({ WEBSITE: 'off' });
    await fill(own);
    const { titles, links, words, foot, body } = await others(own, 'localhost');
    expect([titles, links]).toEqual([['沐川院'], ['/case/muchuan']]);
    expect(words).not.toMatch(/坪|萬|全部建案/);
    expect(foot).toContain('發布者：和硯建設公司');
    expect(foot).not.toContain('全部建案');
    expect(body).not.toContain('class="mast-by"');
    await own.db.update(siteSets).set({ keptName: { title: '舊名', county: '新北市', district: '八里區' } });
    expect((await others(own, 'localhost')).words).toContain('|舊名|新北市八里區|');
    await own.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.siteName, 'muchuan'));
    expect((await others(own, 'localhost')).titles).toEqual([]);
    await own.close();
  });

  it('follows another case at once, and tells caches once for each transaction', async () => {
    const { db } = test;
    const change = async (set: Partial<typeof cases.$inferInsert>) => {
      await db.update(cases).set(set).where(eq(cases.code, 'B2'));
      const purged = (await db.delete(pagePurges).returning()).filter(
        ({ keys }) => keys[0] === 'other-cases',
      );
      return [(await others()).titles, purged.map(({ paths }) => paths.toSorted())];
    };
    const told = [['/case/muchuan', '/case/songtao']];
    const all = ['同縣市', '近價', '沐川院'];
    expect((await others()).titles).toEqual(all);
    expect(await change({ title: '近價二期' })).toEqual([['同縣市', '近價二期', '沐川院'], told]);
    expect(await change({ title: '近價' })).toEqual([all, told]);
    expect(await change({ tab: 3 })).toEqual([['同縣市', '沐川院'], told]);
    expect(await change({ tab: 1 })).toEqual([all, told]);
    expect(await change({ status: 0 })).toEqual([['同縣市', '沐川院'], told]);
    expect(await change({ title: '草稿' })).toEqual([['同縣市', '沐川院'], []]);
    expect(await change({ status: 1, title: '近價', parts: [] })).toEqual([['同縣市', '沐川院'], []]);
    expect(await change({ parts: content })).toEqual([all, told]);
    expect(await change({ housingUnits: [unit(90_000)] })).toEqual([['同縣市', '沐川院', '近價'], told]);
    expect(await change({ deletedOn: new Date() })).toEqual([['同縣市', '沐川院'], told]);
    expect(await change({ deletedOn: null, housingUnits: [unit(3100)] })).toEqual([all, told]);
    expect(await change({ seoTitle: '搜尋' })).toEqual([all, []]);
    await db.transaction(async (tx) => {
      for (const { id } of await tx.select({ id: cases.id }).from(cases)) {
        await tx
          .update(cases)
          .set({ sort: 9999 - id })
          .where(eq(cases.id, id));
      }
    });
    expect(
      (await db.delete(pagePurges).returning()).filter(({ keys }) => keys[0] === 'other-cases'),
    ).toHaveLength(1);
  });

  it('follows the clock without a change, and is kept by caches until then', async () => {
    const soon = sql`clock_timestamp() + interval '1.5 seconds'`;
    await test.db.update(cases).set({ endOn: soon }).where(eq(cases.code, 'B2'));
    await test.db.update(cases).set({ startOn: soon }).where(eq(cases.code, 'B3'));
    const first = await visit();
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(first.headers['surrogate-key']).toMatch(/^pages case-\d+ other-cases$/);
    expect((await others()).titles).toEqual(['近價', '沐川院']);
    await vi.waitFor(async () => expect((await others()).titles).toEqual(['同縣市', '沐川院']), {
      timeout: 5000,
      interval: 200,
    });
    expect((await visit()).headers['cache-control']).toMatch(/s-maxage=600/);
  });
});

it('the proof keeps what was published for the project, and has no new entry when another case changes', async () => {
  const own = await createTestApp(publicHost);
  await fill(own);
  const { db } = own;
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const prove = () => runJob(db, proofJob(db, readConfig(publicHost)), silent, { isForced: true });
  const count = () => db.$count(proofEntries, gt(proofEntries.caseId, 0));
  await prove();
  const before = await count();
  expect(before).toBe(2);
  const { body } = await visit('/case/songtao', own);
  const kept = await db.select({ bytes: proofPages.bytes }).from(proofPages);
  const proved = kept
    .map(({ bytes }) => bytes.toString())
    .find((page) => page.includes('<p class="mast-n">松濤硯'));
  const withoutFrame = (page: string) =>
    /<main.*<\/main>/s.exec(page)?.[0].replace(/<section class="sec s-other.*<\/section>/s, '');
  expect([proved?.includes('<section class="sec s-other'), withoutFrame(proved ?? '')]).toEqual([
    false,
    withoutFrame(body),
  ]);
  await db.update(cases).set({ title: '近價二期' }).where(eq(cases.code, 'B2'));
  await prove();
  expect(await count()).toBe(before);
  await own.close();
});
