import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { cases, files, pagePurges, singletons, siteSets, siteThemes } from '../../../server/base/db/schema';
import { purgePagesJob, startPurging } from '../../../server/subjects/sites/purge-job';
import { runJob } from '../../../server/base/db/job-runner';
import { publicAnswer } from '../../../server/access/plugins/shared-cache';
import { purgeSender, sendPurges } from '../../../server/subjects/sites/page-purges';
import { backupOf, inventedBytes, restoreFrom } from '../support/backups';
import { changeEachColumn } from '../support/changed-columns';
import { failMadeFiles } from '../support/made-files';
import { addPublicPage } from '../support/public-page';
import { storedPicture } from '../support/stored-picture';
import { createTestApp } from '../support/test-app';

const shared = 'public, max-age=0, s-maxage=600, stale-while-revalidate=10, stale-if-error=604800';
const shas = { shown: 'a'.repeat(64), other: 'b'.repeat(64), unused: 'c'.repeat(64) };

const test = await createTestApp({ PURGE_URL: 'http://cache.example/{path}' });
await failMadeFiles(test.db);
await test.db.insert(files).values(Object.values(shas).map(storedPicture));
const parts = [
  { id: 1, partType: 1, textContent: '題' },
  { id: 2, partType: 6, textContent: '', fileSha: shas.shown, fileName: 'a.jpg', altText: '外觀' },
];
const ids = await addPublicPage(test.db, {
  house: { code: 'A/1', subtitle: '靜謐' },
  site: { shareSha: shas.other },
  parts,
});
const [draft] = await test.db
  .insert(siteThemes)
  .values({ caseId: ids.caseId, templateCode: 'liubai', parts, publishedParts: parts })
  .returning({ id: siteThemes.id });
const page = { ...ids, draftId: draft?.id ?? 0 };
afterAll(() => test.close());
beforeEach(() => test.db.delete(pagePurges));

const waiting = async () =>
  await test.db
    .select({ keys: pagePurges.keys, paths: pagePurges.paths })
    .from(pagePurges)
    .orderBy(pagePurges.id);
const ownPurge = () => ({
  keys: [`case-${page.caseId}`],
  paths: ['/case/songtao', '/case/A/1', `/api/v1/SiteThemes/content/${page.themeId}`],
});

describe('What caches may store', () => {
  it('the page, its short address and its content are cached until a publication, and name their case', async () => {
    // Drawn once, to find out that its files cannot be made.
    await test.inject({ url: '/case/songtao' });
    await test.db.update(siteSets).set({ rowVersion: sql`row_version + 1` });
    for (const url of ['/case/songtao', '/case/A%2F1', `/api/v1/SiteThemes/content/${page.themeId}`]) {
      const { headers } = await test.inject({ url });
      // Only the page names other cases.
      const others = url === '/case/songtao' ? ['other-cases'] : [];
      expect([url, headers['cache-control'], headers['surrogate-key'], headers['cache-tag']]).toEqual([
        url,
        shared,
        ['pages', `case-${page.caseId}`, ...others].join(' '),
        ['pages', `case-${page.caseId}`, ...others].join(','),
      ]);
    }
    const { headers } = await test.inject({ url: '/case/songtao' });
    const known = await test.inject({
      url: '/case/songtao',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect([known.statusCode, known.headers['cache-control']]).toEqual([304, shared]);
    const file = await test.inject({ url: `/files/${shas.shown}.jpg` });
    expect(file.headers['surrogate-key']).toBe(`file-${shas.shown}`);
  });

  it('another spelling of an address redirects to the cached one, and is not cached itself', async () => {
    for (const [url, location] of [
      ['/case/SongTao', '/case/songtao'],
      ['/case/a%2F1', '/case/songtao'],
    ] as const) {
      const { statusCode, headers } = await test.inject({ url });
      expect([statusCode, headers['location'], headers['cache-control']]).toEqual([
        302,
        location,
        'no-store',
      ]);
    }
  });

  it('nothing else is cached: no error, no draft, no answer of the API', async () => {
    for (const url of [
      '/case/nothing',
      '/p/aaaaaaaaaaaaaaaaaaaaaaaa',
      '/api/v1/SiteThemes/content/999999',
      `/api/v1/SiteThemes/${page.themeId}`,
      `/files/${'d'.repeat(64)}.jpg`,
      '/healthz',
      '/readyz',
    ]) {
      const { headers } = await test.inject({ url });
      expect([url, headers['cache-control'], headers['surrogate-key']]).toEqual([url, 'no-store', undefined]);
    }
  });

  it('the page of a picture is asked for each time, as no purge names it', async () => {
    const items = [
      {
        id: 73,
        textContent: '外觀',
        kind: 'photo' as const,
        fileSha: shas.shown,
        fileName: 'a.jpg',
        altText: '外觀',
      },
    ];
    const { caseId } = await addPublicPage(test.db, {
      house: { code: 'P1', sort: 2 },
      site: { siteName: 'pictured' },
      parts: [
        { id: 71, partType: 1, textContent: '題' },
        { id: 72, partType: 101, items },
      ],
    });
    const { statusCode, headers } = await test.inject({ url: '/case/pictured/pictures/1' });
    await test.db.delete(cases).where(eq(cases.id, caseId));
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('without a cache to purge, every answer must be revalidated', () => {
    expect(publicAnswer({ purgeUrls: [] }, 'case-1')).toEqual({ 'cache-control': 'no-cache' });
  });
});

it('every column that changes what a visitor sees causes a purge, and a draft does not', async () => {
  const { db } = test;
  const seen = async () => {
    const answers = [];
    for (const url of ['/case/songtao', '/case/A%2F1', `/api/v1/SiteThemes/content/${page.themeId}`]) {
      const { statusCode, body, headers } = await test.inject({ url });
      answers.push([statusCode, headers['location'], body.replaceAll(/nonce="[^"]+"/g, '')]);
    }
    return JSON.stringify(answers);
  };
  // The server caches a drawn page until the next publication, whose day the footer shows.
  const publishAnew = () =>
    db
      .update(siteThemes)
      .set({ publishedOn: sql`clock_timestamp()` })
      .where(eq(siteThemes.id, page.themeId));
  await publishAnew();
  const before = await seen();
  const [told, untold]: [string[], string[]] = [[], []];
  const rows = [
    { table: siteSets, where: eq(siteSets.id, page.siteId) },
    { table: cases, where: eq(cases.id, page.caseId) },
    { table: siteThemes, where: eq(siteThemes.id, page.themeId) },
    { table: files, where: eq(files.sha, shas.shown) },
  ];
  const others = {
    'site_sets.active_theme_id': page.draftId,
    'site_sets.kept_name': { title: '新名', county: '臺北市', district: '大安區' },
    'site_sets.share_sha': shas.shown,
    'site_themes.template_code': 'yejing',
    'site_themes.published_parts': [{ id: 9, partType: 1, textContent: '新題' }],
    'files.extension': 'png',
    'files.sources': [{ sha: shas.other, width: 640, height: 480 }],
  };
  await changeEachColumn(db, rows, others, async ({ column, make }) => {
    await db.delete(pagePurges);
    await make();
    await publishAnew();
    const isTold = (await waiting()).length > 0;
    if (isTold) told.push(column);
    else if ((await seen()) !== before) untold.push(column);
  });
  expect(untold).toEqual([]);
  expect(told).toEqual([
    'site_sets.status',
    'site_sets.case_code',
    'site_sets.site_name',
    'site_sets.active_theme_id',
    'site_sets.ga_id',
    'site_sets.gtm_id',
    'site_sets.seo_title',
    'site_sets.seo_keywords',
    'site_sets.seo_description',
    'site_sets.share_sha',
    'site_sets.kept_name',
    'cases.title',
    'cases.subtitle',
    'cases.county',
    'cases.district',
    'cases.seo_title',
    'cases.seo_keywords',
    'cases.seo_description',
    'cases.share_sha',
    'cases.deleted_on',
    'site_themes.template_code',
    'site_themes.status',
    'site_themes.published_parts',
    'site_themes.deleted_on',
    'files.extension',
    'files.width',
    'files.height',
    'files.sources',
    'files.focus_x',
    'files.focus_y',
  ]);
  await publishAnew();
  expect(await seen()).toBe(before);
});

describe('What is purged', () => {
  it('is every address that the site has or had before', async () => {
    await test.db.update(siteSets).set({ siteName: 'xinsongtao' }).where(eq(siteSets.id, page.siteId));
    const own = ownPurge();
    expect(await waiting()).toEqual([own, { ...own, paths: own.paths.with(0, '/case/xinsongtao') }]);
    await test.db.update(siteSets).set({ siteName: 'songtao' }).where(eq(siteSets.id, page.siteId));
  });

  it('is not a site that visitors never saw', async () => {
    await test.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.id, page.siteId));
    expect(await waiting()).toEqual([ownPurge()]);
    await test.db.delete(pagePurges);
    await test.db.update(cases).set({ title: '新名' }).where(eq(cases.id, page.caseId));
    await test.db.update(siteThemes).set({ status: 0 }).where(eq(siteThemes.id, page.themeId));
    expect(await waiting()).toEqual([]);
    await test.db.update(siteThemes).set({ status: 1 }).where(eq(siteThemes.id, page.themeId));
    await test.db.update(siteSets).set({ status: 0 }).where(eq(siteSets.id, page.siteId));
    expect(await waiting()).toEqual([ownPurge()]);
  });

  it('is every page whose footer names the company, when its name changes', async () => {
    const { db } = test;
    const nameOnPage = async () => {
      const { body } = await test.inject({ url: '/case/songtao' });
      return /發布者：([^<]*)/.exec(body)?.[1];
    };
    const save = async (company: Record<string, string>) => {
      await db.delete(pagePurges);
      await db
        .insert(singletons)
        .values({ key: 'company', value: company })
        .onConflictDoUpdate({ target: singletons.key, set: { value: company } });
      return (await waiting()).map(({ keys }) => keys);
    };
    expect(await nameOnPage()).toBeUndefined();
    expect(await save({ name: '和硯建設', tel: '' })).toEqual([['pages']]);
    expect(await nameOnPage()).toBe('和硯建設');
    expect(await save({ name: '和硯建設', tel: '0225718170' })).toEqual([]);
    expect(await save({ name: '和硯建設', legalName: '和硯建設股份有限公司' })).toEqual([['pages']]);
    expect(await nameOnPage()).toBe('和硯建設股份有限公司');
    await db.delete(singletons).where(eq(singletons.key, 'company'));
  });

  it('is a deleted file', async () => {
    await test.db.delete(files).where(eq(files.sha, shas.unused));
    expect(await waiting()).toEqual([
      { keys: [`file-${shas.unused}`], paths: [`/files/${shas.unused}.jpg`] },
    ]);
  });
});

it('a restore purges all pages, from before and after it, and pending ones', async () => {
  const client = new pg.Client(test.databaseUrl);
  await client.connect();
  const file = await backupOf(client);
  await test.db.update(siteSets).set({ siteName: 'later' }).where(eq(siteSets.id, page.siteId));
  const waited = await waiting();
  await restoreFrom(client, file, inventedBytes);
  await client.end();
  const paths = ownPurge().paths;
  expect(await waiting()).toEqual([
    ...waited,
    { keys: ['pages'], paths: paths.with(0, '/case/later') },
    { keys: ['pages'], paths },
  ]);
});

/** A cache that records purges and answers with `status`. */
async function cacheOf(answer: { status: number; tokens?: readonly string[] }) {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, reply) => {
    const { method, url, headers } = request;
    asked.push(
      [method, url, headers['surrogate-key'], headers['cache-control'], headers['authorization']].join(' '),
    );
    request.resume();
    const isKnown = answer.tokens?.some((token) => headers['authorization'] === `Bearer ${token}`) ?? true;
    reply.writeHead(isKnown ? answer.status : 401).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, origin, close: () => new Promise((resolve) => server.close(resolve)) };
}
/** A second ago, as stored times are rounded up. */
const due = () => test.db.update(pagePurges).set({ dueOn: sql`now() - interval '1 second'` });
const rename = async () => {
  await test.db
    .update(cases)
    .set({ title: sql`${cases.title} || '新'` })
    .where(eq(cases.id, page.caseId));
  await due();
};

describe('The sender', () => {
  it('requests each address from the cache again, also deleted ones, and once more ten seconds later', async () => {
    const cache = await cacheOf({ status: 404 });
    const send = purgeSender(readConfig({ PURGE_URL: `${cache.origin}{path}`, PURGE_TOKEN: 'secret' }));
    await rename();
    expect(await sendPurges(test.db, send)).toEqual({ sent: 1, failed: 0 });
    const key = `case-${page.caseId} no-cache Bearer secret`;
    const once = [
      `GET /api/v1/SiteThemes/content/${page.themeId} ${key}`,
      `GET /case/A%2F1 ${key}`,
      `GET /case/songtao ${key}`,
    ];
    expect(cache.asked.toSorted()).toEqual(once);
    expect(await sendPurges(test.db, send)).toEqual({ sent: 0, failed: 0 });
    const [row] = await test.db
      .select({ wait: sql<number>`extract(epoch from due_on - sent_on)::float` })
      .from(pagePurges);
    expect(row).toEqual({ wait: 10 });
    await due();
    await sendPurges(test.db, send);
    expect([cache.asked.length, await waiting()]).toEqual([6, []]);
    await cache.close();
  });

  it('sends the keys in one request to a cache that supports them, after the cache behind it', async () => {
    const cache = await cacheOf({ status: 200 });
    const send = purgeSender(
      readConfig({ PURGE_URL: `${cache.origin}{path}, ${cache.origin}/purge`, PURGE_TOKEN: 'secret' }),
    );
    await rename();
    await test.db.execute(sql`select purge_all_pages()`);
    await sendPurges(test.db, send);
    expect(cache.asked.at(-1)).toBe(`POST /purge case-${page.caseId} pages  Bearer secret`);
    expect(cache.asked).toHaveLength(4);
    await cache.close();
  });

  it('keeps purges that a cache did not accept, and repeats nothing that another process sends', async () => {
    const answer = { status: 503 };
    const cache = await cacheOf(answer);
    const send = purgeSender(readConfig({ PURGE_URL: `${cache.origin}/purge` }));
    const problems: unknown[] = [];
    await rename();
    const tried = await sendPurges(test.db, send, { onProblem: (error) => problems.push(error) });
    expect([tried, problems]).toEqual([{ sent: 0, failed: 1 }, [new Error('The cache answered 503')]]);
    expect(await waiting()).toEqual([ownPurge()]);
    answer.status = 200;
    await due();
    const both = await Promise.all([sendPurges(test.db, send), sendPurges(test.db, send)]);
    expect([both[0].sent + both[1].sent, cache.asked.length]).toEqual([1, 2]);
    await cache.close();
  });

  it('uses the token of its start: a purge refused by a cache with another token is kept for a process with that one', async () => {
    const answer = { status: 200, tokens: ['old'] };
    const cache = await cacheOf(answer);
    const env: Record<string, string> = { PURGE_URL: `${cache.origin}/purge`, PURGE_TOKEN: 'old' };
    const before = purgeSender(readConfig(env));
    env['PURGE_TOKEN'] = 'new';
    const after = purgeSender(readConfig(env));
    await rename();
    expect(await sendPurges(test.db, before)).toEqual({ sent: 1, failed: 0 });
    await test.db.delete(pagePurges);
    // With two tokens neither process is refused.
    answer.tokens = ['old', 'new'];
    for (const send of [before, after]) {
      await rename();
      expect(await sendPurges(test.db, send)).toEqual({ sent: 1, failed: 0 });
      await test.db.delete(pagePurges);
    }
    answer.tokens = ['new'];
    await rename();
    expect(await sendPurges(test.db, before)).toEqual({ sent: 0, failed: 1 });
    expect(await waiting()).toEqual([ownPurge()]);
    await due();
    expect(await sendPurges(test.db, after)).toEqual({ sent: 1, failed: 0 });
    await cache.close();
  });

  it('purges committed changes at once, and none that were rolled back', async () => {
    const cache = await cacheOf({ status: 200 });
    const sender = startPurging(
      test.db,
      test.databaseUrl,
      readConfig({ PURGE_URL: `${cache.origin}/purge` }),
      test.app.log,
    );
    await test.db
      .transaction(async (tx) => {
        await tx.update(cases).set({ title: '未定' }).where(eq(cases.id, page.caseId));
        await tx.insert(pagePurges).values({ keys: ['rolled-back'], paths: [] });
        tx.rollback();
      })
      .catch(() => {});
    await rename();
    await expect.poll(() => cache.asked).toEqual([expect.stringContaining(`case-${page.caseId} `)]);
    await sender.stop();
    await cache.close();
  });

  it('is followed by the job, which removes purges that no cache waits for', async () => {
    await rename();
    const job = purgePagesJob(test.db, readConfig({}), test.app.log);
    expect(await runJob(test.db, job, test.app.log)).toEqual({ counts: { sent: 0, failed: 0 } });
    expect(await waiting()).toEqual([]);
  });
});
