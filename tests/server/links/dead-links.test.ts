import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { readConfig } from '../../../server/base/config/config';
import { type Counts, runJob } from '../../../server/base/db/job-runner';
import {
  articles,
  auditEntries,
  cases,
  jobs,
  linkChecks,
  news,
  popups,
  siteThemes,
} from '../../../server/base/db/schema';
import { deadLinksJob } from '../../../server/website/links/dead-links-job';
import { type Staff, words } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const env = { WEBSITE: 'on', LINK_CHECKS: 'on' };
const closed = 'http://127.0.0.1:1/';

interface Asked {
  method: string;
  url: string;
  at: number;
}
const asked: Asked[] = [];
/** Statuses by path; 200 for others. */
let answers: Record<string, number | ((method: string) => number)> = {};
const server = createServer(({ method = '', url = '' }, response) => {
  asked.push({ method, url, at: performance.now() });
  const answer = answers[url] ?? 200;
  const status = typeof answer === 'number' ? answer : answer(method);
  response.writeHead(status, status === 301 ? { location: '/moved' } : {}).end('page');
});
let origin = '';

await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const test = await releasesTest(env);
const reader = await test.staff(['Permissions.News.View']);
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  for (const table of [linkChecks, jobs, articles, news, popups, cases]) await test.db.delete(table);
  await test.begin();
  asked.length = 0;
  answers = {};
});

async function run(more: Record<string, string> = {}, options = {}): Promise<Counts> {
  const job = deadLinksJob(readConfig({ ...env, ...more }), {
    allowedHosts: ['127.0.0.1'],
    gapMs: 0,
    ...options,
  });
  const result = await runJob(test.db, job, silent, { isForced: true });
  if (!result || !('counts' in result)) throw new Error(String(result?.error));
  return result.counts;
}
/** Lets this time pass for all checks. */
const pass = (interval: string) =>
  test.db.execute(sql`update link_checks set next_check_on = next_check_on - ${interval}::interval,
    failed_since = failed_since - ${interval}::interval, checked_on = checked_on - ${interval}::interval`);
const dead = async (by = test.clerk, query = ''): Promise<components['schemas']['DeadLinks']> =>
  (await test.call(by, 'GET', `Links/dead${query}`)).data;
const urls = async () => (await dead()).items.map(({ url }) => url);
const html = (...links: string[]) => links.map((url) => `<p>看<a href="${url}">這裡</a></p>`).join('');
const linked = (...links: string[]) => test.addNews({ status: 1, title: '連結', content: html(...links) });

describe('A link outside', () => {
  it('is dead after two answers 12 hours apart that there is no such page, and alive again at the next good one', async () => {
    const id = await linked(`${origin}/gone#map`, `${origin}/fine`);
    answers['/gone'] = 404;
    await run();
    expect(await dead()).toMatchObject({ items: [], check: { count: 2, failedOnce: 1, isOffline: false } });
    await run();
    expect(asked.filter(({ url }) => url === '/gone')).toHaveLength(2);
    await pass('13 hours');
    await run();
    expect(await dead()).toMatchObject({
      items: [
        {
          url: `${origin}/gone#map`,
          kind: 'news',
          recordId: id,
          title: '連結',
          field: 'content',
          block: 1,
          words: '看這裡',
          state: 'live',
          reason: 'gone',
          status: 404,
          isOwn: false,
          mayEdit: true,
        },
      ],
      check: { failedOnce: 0 },
    });
    answers['/gone'] = 200;
    await pass('1 day');
    await run();
    expect(await urls()).toEqual([]);
  });

  it('is dead after two weekly checks that failed otherwise, not after two on one day', async () => {
    await linked(`${origin}/broken`, `${origin}/fine`, closed);
    answers['/broken'] = 503;
    await run();
    await pass('1 day');
    await run();
    expect(asked.filter(({ url, method }) => url === '/broken' && method === 'HEAD')).toHaveLength(1);
    await test.db.update(linkChecks).set({ nextCheckOn: sql`now()` });
    await run();
    expect(await urls()).toEqual([]);
    await pass('7 days');
    await run();
    expect((await dead()).items.map(({ url, reason }) => [url, reason])).toEqual([
      [`${origin}/broken`, 'broken'],
      [closed, 'noAnswer'],
    ]);
  });

  it('is asked by GET where HEAD is refused, and followed to where it moved', async () => {
    answers = { '/picky': (method) => (method === 'HEAD' ? 405 : 200), '/old': 301, '/moved': 410 };
    await linked(`${origin}/picky`, `${origin}/old`, `${origin}/private`);
    answers['/private'] = 403;
    await run();
    const paths = (method: string) =>
      asked.flatMap((each) => (each.method === method ? [each.url] : [])).toSorted();
    expect(paths('HEAD')).toEqual(['/moved', '/old', '/picky', '/private']);
    expect(paths('GET')).toEqual(['/moved', '/old', '/picky', '/private']);
    const rows = await test.db.select().from(linkChecks).where(eq(linkChecks.reason, 'gone'));
    expect(rows.map(({ url, status }) => [url, status])).toEqual([[`${origin}/old`, 410]]);
  });

  it('is not asked in a private network, and then never dead', async () => {
    await linked(`${origin}/gone`, 'https://10.1.2.3/a', 'http://[fd00::1]/');
    answers['/gone'] = 404;
    await run({}, { allowedHosts: [] });
    expect(asked).toEqual([]);
    expect(await test.db.$count(linkChecks, eq(linkChecks.failures, 0))).toBe(3);
  });

  it('waits for its turn at the same host', async () => {
    await linked(...['a', 'b', 'c'].map((path) => `${origin}/${path}`));
    await run({}, { gapMs: 80 });
    const [first = 0, second = 0, third = 0] = asked.map(({ at }) => at);
    // Timers may fire a millisecond early.
    expect(Math.min(second - first, third - second)).toBeGreaterThan(60);
  });

  it('is asked in the next run if the server stopped before, and one that was asked is not asked again', async () => {
    await linked(...['a', 'b', 'c'].map((path) => `${origin}/${path}`));
    const stopping = new AbortController();
    answers['/a'] = () => {
      stopping.abort();
      return 200;
    };
    const job = deadLinksJob(readConfig(env), { allowedHosts: ['127.0.0.1'], gapMs: 50 });
    await runJob(test.db, job, silent, { isForced: true, stopping: stopping.signal });
    expect(asked.map(({ url }) => url)).toEqual(['/a']);
    await run();
    const rest = asked.slice(1).map(({ url }) => url);
    expect(rest.filter((url) => url !== '/a').toSorted()).toEqual(['/b', '/c']);
  });

  it('is asked once a week while it answers', async () => {
    await linked(`${origin}/fine`);
    await run();
    await pass('6 days');
    await run();
    expect(asked).toHaveLength(1);
    await pass('1 day');
    await run();
    expect(asked).toHaveLength(2);
  });

  it('is never marked while no host can be reached, which is said', async () => {
    await linked(closed);
    expect(await run()).toMatchObject({ asked: 0, unsure: 1, offline: 1 });
    await test.db.update(linkChecks).set({ nextCheckOn: sql`now()` });
    await run();
    expect(await dead()).toMatchObject({ items: [], check: { count: 0, failedOnce: 0, isOffline: true } });
  });

  it('is not asked where the operator turned it off, unlike pages of our own', async () => {
    const goneId = await test.addNews({ status: 0 });
    await linked(`${origin}/gone`, `/site/news/${goneId}`);
    await run({ LINK_CHECKS: 'off' });
    await pass('13 hours');
    await run({ LINK_CHECKS: 'off' });
    expect(asked).toEqual([]);
    expect(await urls()).toEqual([`/site/news/${goneId}`]);
  });
});

describe('A link to a page of our own', () => {
  it('is dead at the second check after its page went, and alive at once when the page is back or led elsewhere', async () => {
    const goneId = await test.addNews({ status: 0, title: '舊活動' });
    const shownId = await test.addNews({ status: 1, title: '新活動' });
    const url = `/site/news/${goneId}-舊活動`;
    await test.db.update(siteThemes).set({
      publishedParts: [words('線上'), { id: 7, partType: 8, textContent: '看消息', url }],
    });
    await linked(`/site/news/${shownId}`, '/site/contact', 'tel:0225718170', '#top');
    await run();
    expect(await urls()).toEqual([]);
    await pass('13 hours');
    await run();
    const { caseId, themeId } = test.page();
    expect((await dead()).items).toMatchObject([
      { url, isOwn: true, kind: 'site', recordId: caseId, themeId, partId: 7, block: 2, reason: 'gone' },
    ]);
    expect((await dead(test.clerk, `?kind=site&recordId=${caseId}&themeId=${themeId}`)).items).toHaveLength(
      1,
    );
    expect((await dead(test.clerk, `?kind=news&recordId=${shownId}`)).items).toEqual([]);
    await test.db.update(news).set({ status: 1 }).where(eq(news.id, goneId));
    expect(await urls()).toEqual([]);
    await test.db.update(news).set({ status: 0 }).where(eq(news.id, goneId));
    const editor = await test.staff(unitClaims('News'));
    await test.call(editor, 'PUT', 'Redirects', {
      from: `/site/news/${goneId}`,
      to: `/site/news/${shownId}`,
    });
    expect(await urls()).toEqual([]);
  });

  it('is forgotten once no public page has it', async () => {
    const id = await linked('/site/news/99');
    await test.addNews({ status: 0, content: html('/site/news/98') });
    await run();
    expect((await test.db.select().from(linkChecks)).map(({ url }) => url)).toEqual(['/news/99']);
    await test.db.update(news).set({ content: '<p>沒有連結</p>' }).where(eq(news.id, id));
    await run();
    expect(await test.db.$count(linkChecks)).toBe(0);
  });
});

describe('Dead links', () => {
  it('are counted only where the caller may not view the record, and put aside by who may edit it', async () => {
    await linked('/site/news/99');
    await test.addArticle({
      status: 1,
      parts: [{ id: 3, partType: 2, textContent: '看', html: html('/site/news/98') }],
    });
    await run();
    await pass('13 hours');
    await run();
    const mine = await dead(reader);
    expect(mine).toMatchObject({ items: [{ url: '/site/news/99', mayEdit: false }], hidden: 1 });
    const id = mine.items[0]?.id ?? 0;
    const ignore = (by: Staff, isIgnored: boolean, which = id) =>
      test.call(by, 'PUT', `Links/dead/${which}`, { isIgnored });
    expect((await ignore(reader, true)).messages).toEqual(['權限不足']);
    expect((await ignore(test.clerk, true, 999_999)).messages).toEqual(['找不到資料']);
    expect((await ignore(test.clerk, true)).succeeded).toBe(true);
    expect((await dead(reader)).items).toMatchObject([{ isIgnored: true }]);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'deadLink'));
    expect(entries).toMatchObject([
      { title: '/news/99', before: { isIgnored: false }, after: { isIgnored: true } },
    ]);
    await pass('2 days');
    await run();
    expect((await dead(reader)).items).toMatchObject([{ isIgnored: true }]);
    expect((await ignore(test.clerk, false)).succeeded).toBe(true);
    expect((await dead(reader)).items).toMatchObject([{ isIgnored: false }]);
  });
});

describe('A dead link of several records', () => {
  it('is put aside only by who may edit all of them, and says where else it is', async () => {
    await linked('/site/news/99');
    await test.addArticle({
      status: 1,
      parts: [{ id: 3, partType: 2, textContent: '看', html: html('/site/news/99') }],
    });
    await run();
    await pass('13 hours');
    await run();
    const editor = await test.staff(unitClaims('News'));
    const id = (await dead(editor)).items[0]?.id ?? 0;
    const ignore = (by: Staff) => test.call(by, 'PUT', `Links/dead/${id}`, { isIgnored: true });
    expect((await ignore(editor)).messages).toEqual([
      '這個網址也在您不能編輯的資料裡（文章），請有權限的同事決定',
    ]);
    expect((await dead(editor)).items).toMatchObject([{ isIgnored: false }]);
    expect((await ignore(await test.staff(unitClaims('News', 'Articles')))).succeeded).toBe(true);
  });
});

describe('People', () => {
  const ask = (by: Staff) => test.call(by, 'POST', 'Links/check');
  const isDue = async () => {
    const [job] = await test.db.select({ isDue: sql<boolean>`next_run_on <= now()` }).from(jobs);
    return job?.isDue;
  };
  let keeper: Staff;
  beforeAll(async () => {
    keeper = await test.staff(unitClaims('Website', 'News'));
  });

  it('let the check begin now, not while one runs nor shortly after one', async () => {
    await linked(`${origin}/a`);
    await run();
    expect((await ask(keeper)).messages).toEqual(['正在檢查，或十分鐘內才檢查過']);
    expect(await isDue()).toBe(false);
    await test.db.update(jobs).set({ finishedOn: sql`now() - interval '11 minutes'` });
    expect((await ask(keeper)).messages).toEqual(['開始檢查，完成後這一頁會更新']);
    expect((await dead(keeper)).check.isRunning).toBe(true);
    expect((await ask(keeper)).messages).toEqual(['正在檢查，或十分鐘內才檢查過']);
    asked.length = 0;
    await run();
    expect(asked.map(({ url }) => url)).toEqual(['/a']);
    expect((await ask(reader)).messages).toEqual(['權限不足']);
  });

  it('make no address dead sooner by asking again', async () => {
    answers = { '/gone': 404 };
    await linked(`${origin}/gone`);
    await run();
    await test.db.update(jobs).set({ finishedOn: sql`now() - interval '11 minutes'` });
    await ask(keeper);
    await run();
    expect(await urls()).toEqual([]);
  });

  it('name websites that are left alone with their parts, of which nothing is asked or known any more', async () => {
    answers = { '/gone': 404 };
    await linked(`${origin}/gone`, 'https://shop.award.example/');
    await run();
    const save = (hosts: string[], before: string[], by = keeper) =>
      test.call(by, 'PUT', 'Links/hosts', { hosts, before });
    expect((await save(['127.0.0.1'], [], reader)).messages).toEqual(['權限不足']);
    expect((await save(['https://award.example/'], [])).succeeded).toBe(false);
    await save(['award.example', '127.0.0.1'], []);
    expect((await test.call(keeper, 'GET', 'Links/hosts')).data.hosts).toEqual([
      '127.0.0.1',
      'award.example',
    ]);
    expect((await save([], [])).messages).toEqual(['資料已由他人更新，請重新整理後再編輯']);
    expect(await test.db.select().from(linkChecks)).toEqual([]);
    asked.length = 0;
    await run();
    expect(asked).toEqual([]);
    await save([], ['award.example', '127.0.0.1']);
    await run();
    expect(asked.length).toBeGreaterThan(0);
  });
});
