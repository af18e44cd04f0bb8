import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import {
  articles,
  cases,
  files,
  fileUses,
  listStamps,
  news,
  pagePurges,
  singletons,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import { purgeSender } from '../../../server/subjects/sites/page-purges';
import { publicAnswerFor } from '../../../server/access/plugins/shared-cache';
import { backupOf, restoreFrom } from '../support/backups';
import { failMadeFiles } from '../support/made-files';
import { addPublicPage } from '../support/public-page';
import { storedPicture } from '../support/stored-picture';
import { createTestApp } from '../support/test-app';

const host = 'www.example.com';
const env = { PUBLIC_ORIGIN: `https://${host}`, PURGE_URL: 'http://cache.example/{path}' };

const test = await createTestApp(env);
await failMadeFiles(test.db);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [articles, news, siteSets, siteThemes, cases, singletons, fileUses, files]) {
    await test.db.delete(table);
  }
  await visit('/');
  await test.db.delete(pagePurges);
});

const visit = (url: string) => test.inject({ url, headers: { host } });
const item = { status: 1, publishDate: '2026-11-16', content: '<p>文</p>' } as const;
const article: typeof articles.$inferInsert = {
  type: 2,
  status: 1,
  publishDate: '2026-11-01',
  sort: 1,
  parts: [{ id: 1, partType: 1, textContent: '題' }],
};
const house: typeof cases.$inferInsert = {
  code: 'A1',
  title: '樹序',
  tab: 1,
  status: 1,
  sort: 1,
  county: '臺北市',
  district: '文山區',
  parts: article.parts,
};
const lists = [
  '/site',
  '/site/articles',
  '/site/cases',
  '/site/feed.json',
  '/site/news',
  '/site/sitemap.xml',
];
/** Pages of records purged since the last call. Expects that all lists were purged with them. */
async function told(): Promise<string[]> {
  const rows = await test.db.delete(pagePurges).returning();
  const paths = new Set(rows.flatMap((row) => (row.keys[0] === 'website' ? row.paths : [])));
  expect(paths.size === 0 || lists.every((path) => paths.has(path))).toBe(true);
  return [...paths]
    .filter((path) => /\/\d/.test(path))
    .map((path) => path.replace(/\d+-?/, ''))
    .toSorted();
}

describe('A page of the website', () => {
  it('is drawn once until something changes, and then at once', async () => {
    const [first, again] = [await visit('/news'), await visit('/news')];
    expect(again.headers['etag']).toBe(first.headers['etag']);
    await test.db.insert(news).values({ ...item, title: '開放' });
    expect((await visit('/news')).payload).toContain('開放');
    await test.db.update(news).set({ status: 0 });
    expect((await visit('/news')).payload).not.toContain('開放');
  });

  it('follows the clock without a change', async () => {
    const soon = sql`clock_timestamp() + interval '1.5 seconds'`;
    await test.db.insert(news).values([
      { ...item, title: '即將結束', endOn: soon },
      { ...item, title: '即將開始', startOn: soon },
    ]);
    const before = await visit('/news');
    expect([before.payload.includes('即將結束'), before.payload.includes('即將開始')]).toEqual([true, false]);
    expect(before.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect(before.headers['x-accel-expires']).toBe('1');
    await vi.waitFor(
      async () => {
        const { payload } = await visit('/news');
        expect([payload.includes('即將結束'), payload.includes('即將開始')]).toEqual([false, true]);
      },
      { timeout: 5000, interval: 200 },
    );
  });

  it('is cached for ten minutes, but never beyond the next start or end time', async () => {
    // Drawn once, to find out that their faces cannot be made.
    for (const url of ['/news', '/contact']) await visit(url);
    await test.db.update(listStamps).set({ stamp: 'another' });
    const { headers } = await visit('/news');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=600, stale-while-revalidate=10, stale-if-error=604800',
    );
    expect(headers['surrogate-key']).toBe('pages website');
    await test.db.insert(news).values({ ...item, title: '開放', endOn: sql`now() + interval '100 seconds'` });
    const bounded = String((await visit('/contact')).headers['cache-control']);
    const seconds = Number(/^public, max-age=0, s-maxage=(\d+)$/.exec(bounded)?.[1]);
    expect(seconds).toBeGreaterThan(80);
    expect(seconds).toBeLessThan(100);
    expect(publicAnswerFor({ purgeUrls: ['x'] }, 2.9, 'website')['cache-control']).toContain('s-maxage=1');
    expect(publicAnswerFor({ purgeUrls: ['x'] }, 0.1, 'website')['cache-control']).toContain('s-maxage=1');
    expect(publicAnswerFor({ purgeUrls: [] }, 1000, 'website')['cache-control']).toBe('no-cache');
  });

  it('is not cached under invented addresses', async () => {
    await test.db
      .insert(news)
      .values(Array.from({ length: 9 }, (_, at) => ({ ...item, title: `第 ${at} 則` })));
    for (const url of ['/news?page=2', '/?utm_source=x', '/news/page/2']) {
      const { statusCode, headers } = await visit(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
    }
  });
});

describe('Caches of the website are purged', () => {
  it('of an article, at its old and its new address, and of its neighbours', async () => {
    const three = ['甲', '乙', '丙', '丁'].map((title, at) => ({ ...article, title, sort: at }));
    await test.db.insert(articles).values(three);
    await told();
    await test.db.update(articles).set({ title: '改名' }).where(eq(articles.title, '乙'));
    expect(await told()).toEqual(
      ['/site/articles/丙', '/site/articles/乙', '/site/articles/改名', '/site/articles/甲'].toSorted(),
    );
    await test.db.delete(articles).where(eq(articles.title, '丁'));
    expect(await told()).toEqual(['/site/articles/丁', '/site/articles/丙'].toSorted());
  });

  it('of news and their neighbours, and of a case and those that recommend it', async () => {
    await test.db
      .insert(news)
      .values(['01', '02', '03'].map((day) => ({ ...item, title: day, publishDate: `2026-11-${day}` })));
    const [own] = await test.db.insert(cases).values(house).returning({ id: cases.id });
    await test.db
      .insert(cases)
      .values({ ...house, code: 'A2', title: '文澄', recommendedCaseIds: [own?.id ?? 0] });
    await told();
    await test.db.update(news).set({ summary: '新' }).where(eq(news.title, '03'));
    expect((await told()).map((path) => path.slice(-5))).toEqual(['ws/02', 'ws/03']);
    await test.db.update(cases).set({ subtitle: '新' }).where(eq(cases.code, 'A1'));
    expect(await told()).toEqual(['/site/cases/文澄', '/site/cases/樹序'].toSorted());
  });

  it('of nothing that visitors never saw', async () => {
    await test.db.insert(articles).values({ ...article, title: '草稿', status: 0 });
    await test.db.update(articles).set({ title: '還是草稿' });
    await test.db.delete(articles);
    await test.db.insert(singletons).values({ key: 'contactEmail', value: {} });
    expect(await test.db.$count(pagePurges)).toBe(0);
  });

  it("of every page after a change of the company's data, and of lists after a change of the popup", async () => {
    await test.db.insert(articles).values({ ...article, title: '甲' });
    await test.db.insert(cases).values(house);
    await told();
    await test.db.insert(singletons).values({ key: 'company', value: { name: '和硯建設' } });
    expect(await told()).toEqual(['/site/articles/甲', '/site/cases/樹序'].toSorted());
    expect((await visit('/')).payload).toContain('和硯建設');
    await test.db.insert(singletons).values({ key: 'indexPopup', value: { status: 1, title: '公告' } });
    expect(await test.db.$count(pagePurges)).toBe(1);
    expect((await visit('/')).payload).toContain('公告');
  });

  it("of a case's page when its own site opens or closes", async () => {
    const { siteId } = await addPublicPage(test.db, { house });
    await told();
    await test.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.id, siteId));
    expect(await told()).toEqual(['/site/cases/樹序']);
    await test.db.update(siteThemes).set({ status: 0 });
    expect(await told()).toEqual(['/site/cases/樹序']);
  });

  it('of pages with a picture whose focus changed', async () => {
    const sha = 'a'.repeat(64);
    await test.db.insert(files).values(storedPicture(sha));
    await test.db.insert(cases).values({ ...house, coverSha: sha });
    await told();
    await test.db.update(files).set({ focusX: 10 });
    expect(await told()).toEqual(['/site/cases/樹序']);
  });

  it('of nothing without a website', async () => {
    await test.db.delete(listStamps).where(eq(listStamps.name, 'website'));
    await test.db.insert(articles).values({ ...article, title: '甲' });
    expect(await test.db.$count(pagePurges)).toBe(0);
    await test.db.execute(sql`select purge_whole_website()`);
    expect(await test.db.$count(pagePurges)).toBe(0);
  });

  it('by the addresses that visitors request', async () => {
    const asked: string[] = [];
    const { createServer } = await import('node:http');
    const server = createServer((request, answer) => {
      asked.push(decodeURIComponent(request.url ?? ''));
      answer.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const purge = { keys: ['website'], paths: ['/site', '/site/news/1-開放', '/case/songtao'] };
    for (const origin of [{ PUBLIC_ORIGIN: env.PUBLIC_ORIGIN }, { WEBSITE: 'on' }]) {
      const send = purgeSender(readConfig({ ...origin, PURGE_URL: `http://127.0.0.1:${port}{path}` }));
      await send?.(purge, AbortSignal.timeout(5000));
    }
    server.close();
    expect(asked.toSorted()).toEqual(
      ['/', '/case/songtao', '/case/songtao', '/news/1-開放', '/site', '/site/news/1-開放'].toSorted(),
    );
  });
});

it('a restore succeeds where there is a website, and purges its pages', async () => {
  const own = await createTestApp(env);
  await own.db.insert(cases).values(house);
  expect((await own.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  const client = new pg.Client(own.databaseUrl);
  await client.connect();
  const file = await backupOf(client);
  await own.db.update(cases).set({ title: '後來' });
  await own.db.delete(pagePurges);
  await restoreFrom(client, file);
  await client.end();
  const [row] = await own.db.select({ title: cases.title }).from(cases);
  const purged = await own.db.select({ keys: pagePurges.keys, paths: pagePurges.paths }).from(pagePurges);
  const paths = purged.flatMap(({ keys, paths: all }) => (keys[0] === 'website' ? all : []));
  expect([
    row?.title,
    paths.filter((path) => /\/\d/.test(path)).map((path) => path.replace(/\d+-/, '')),
  ]).toEqual(['樹序', ['/site/cases/後來', '/site/cases/樹序']]);
  await own.close();
});
