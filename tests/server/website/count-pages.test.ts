import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  contacts,
  loginAttempts,
  siteCounts,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { countScript } from '../../../server/website/pages/page-scripts';
import { otherCampaigns, pageCounts, removeOldCounts } from '../../../server/subjects/sites/page-counts';
import { addFormPage, hiddenIn, post, typed } from '../support/enquiry-form';
import { known } from '../../../server/base/contract/known';
import { createTestApp } from '../support/test-app';

const host = 'www.example.com';
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1';

const test = await createTestApp({ PUBLIC_ORIGIN: `https://${host}` });
const { siteId } = await addFormPage(test.db);
const [theme] = await test.db.select().from(siteThemes);
const [version] = await test.db
  .insert(siteThemeVersions)
  .values({
    themeId: theme?.id ?? 0,
    parts: theme?.publishedParts ?? [],
    publishedOn: new Date(),
    publishedBy: '',
  })
  .returning({ id: siteThemeVersions.id });
const publicationId = version?.id ?? 0;
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [siteCounts, contacts, loginAttempts]) await test.db.delete(table);
});
afterEach(() => void vi.useRealTimers());

let visitor = 0;
const call = (method: 'GET' | 'POST', path: string, headers: Record<string, string> = {}) =>
  test.inject({
    method,
    url: `/case/songtao/${path}`,
    headers: { host, 'user-agent': browser, ...headers },
    remoteAddress: `10.1.${Math.floor((visitor += 1) / 250)}.${visitor % 250}`,
  });
async function counted(): Promise<[event: string, section: string, campaign: string, count: number][]> {
  await test.app.pageCounts.flush();
  const rows = await test.db
    .select()
    .from(siteCounts)
    .orderBy(asc(siteCounts.event), asc(siteCounts.section), asc(siteCounts.campaign));
  expect(new Set(rows.map((row) => row.siteId))).toEqual(new Set(rows.length > 0 ? [siteId] : []));
  return rows.map(({ event, section, campaign, count }) => [event, section, campaign, count]);
}

it('a page contains the picture that counts its views, which no cache may store', async () => {
  const page = await test.inject({ url: '/case/songtao', headers: { host } });
  expect(page.body).toContain(`src="/case/songtao/seen?v=${publicationId}"`);
  const seen = await call('GET', `seen?v=${publicationId}`);
  expect([seen.headers['content-type'], seen.headers['cache-control'], seen.headers['set-cookie']]).toEqual([
    'image/gif',
    'no-store',
    undefined,
  ]);
  expect(await counted()).toEqual([['view', '', '', 1]]);
  expect((await test.db.select().from(siteCounts))[0]?.publicationId).toBe(publicationId);
});

describe('Counting', () => {
  it('ignores robots, prefetches, other addresses and unknown events', async () => {
    for (const agent of ['Googlebot/2.1', 'curl/8', 'HeadlessChrome/140', 'python-requests/2', '']) {
      await call('GET', 'seen?v=1', { 'user-agent': agent });
    }
    await call('GET', 'seen?v=1', { 'sec-purpose': 'prefetch;prerender' });
    await test.inject({ url: '/case/nowhere/seen', headers: { host, 'user-agent': browser } });
    for (const event of ['view', 'sent', 'refused', 'x', 'section&s=99', 'section&s=x']) {
      await call('POST', `count?v=1&e=${event}`);
    }
    expect(await counted()).toEqual([]);
  });

  it("counts sections by title and campaigns by the page's address, without personal data", async () => {
    const referer = `https://${host}/case/songtao?utm_source=fb&utm_campaign=winter&fbclid=secret`;
    for (let at = 0; at < 3; at += 1) await call('GET', `seen?v=${publicationId}`, { referer });
    await call('POST', 'count?v=1&e=section&s=1', { referer });
    await call('POST', 'count?v=1&e=call');
    await call('POST', 'count?v=1&e=begun');
    expect(await counted()).toEqual([
      ['begun', '', '', 1],
      ['call', '', '', 1],
      ['section', '預約賞屋', 'facebook|winter', 1],
      ['view', '', 'facebook|winter', 3],
    ]);
    expect(JSON.stringify(await test.db.select().from(siteCounts))).not.toMatch(/secret|10\.1/);
  });

  it('counts a form that was refused and one that was sent, and no spam', async () => {
    await post(test, { ...typed, mobile: '1' });
    const hidden = hiddenIn((await post(test, typed)).body);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
    for (let count = 0; count < 2; count += 1) await post(test, [...hidden, ['step', 'send']]);
    await post(test, { ...typed, website: 'x' });
    expect((await counted()).map(([event, , , count]) => [event, count])).toEqual([
      ['refused', 1],
      ['sent', 1],
    ]);
  });

  it('limits the counts of one network', async () => {
    for (let at = 0; at < 100; at += 1) {
      await test.inject({
        url: '/case/songtao/seen',
        headers: { host, 'user-agent': browser },
        remoteAddress: '10.9.9.9',
      });
    }
    expect(await counted()).toEqual([['view', '', '', 60]]);
  });

  it('answers with the picture also if its page cannot be read', async () => {
    const seen = () => call('GET', '../unread/seen');
    const statuses = await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table site_sets in access exclusive mode`);
      const first = seen();
      const waiting = sql`from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      // Outside the transaction, which would see its first answer again.
      await vi.waitFor(async () =>
        expect((await test.db.execute(sql`select pid ${waiting}`)).rowCount).toBe(1),
      );
      // The second call finds the first one still reading.
      const second = seen();
      let answered: number[] | undefined;
      void Promise.all([first, second]).then((answers) => {
        answered = answers.map(({ statusCode }) => statusCode);
      });
      // A page is read by several queries, which would all wait for the time limit.
      return vi.waitFor(
        async () => {
          await test.db.execute(sql`select pg_cancel_backend(pid) ${waiting}`);
          return known(answered, 'An answer');
        },
        { timeout: 20_000, interval: 20 },
      );
    });
    expect(statuses).toEqual([200, 200]);
  });
});

describe('A batch', () => {
  const log = { warn: () => {} };
  const view = () => ({ siteId, publicationId: 0, event: 'view' as const });

  it('adds to counts of other processes, also at the same moment', async () => {
    const all = Array.from({ length: 4 }, () => pageCounts(test.db, log));
    for (let at = 0; at < 1000; at += 1) all[at % 4]?.count({ ...view(), campaign: `c${at % 10}` });
    await Promise.all(all.map((each) => each.stop()));
    const rows = await test.db.select().from(siteCounts);
    expect([rows.length, rows.reduce((sum, { count }) => sum + count, 0)]).toEqual([10, 1000]);
  });

  it('is stored with the next one after a failure, and omits deleted sites', async () => {
    const counts = pageCounts(test.db, log);
    await test.db.execute('alter table site_counts rename to away');
    counts.count(view());
    await counts.flush();
    await test.db.execute('alter table away rename to site_counts');
    counts.count(view());
    counts.count({ ...view(), siteId: 999_999 });
    await counts.stop();
    expect((await test.db.select().from(siteCounts)).map(({ count }) => count)).toEqual([2]);
  });

  it('limits the campaigns of a site', async () => {
    const counts = pageCounts(test.db, log);
    for (let at = 0; at < 200; at += 1) counts.count({ ...view(), campaign: `c${at}` });
    await counts.stop();
    const rows = await test.db.select().from(siteCounts);
    expect([rows.length, rows.find(({ campaign }) => campaign === otherCampaigns)?.count]).toEqual([51, 150]);
  });

  it('is deleted after two years', async () => {
    const row = { ...view(), count: 1 };
    await test.db.insert(siteCounts).values([
      { ...row, day: '2020-01-01' },
      { ...row, day: new Date().toISOString().slice(0, 10) },
    ]);
    expect(await removeOldCounts(test.db)).toBe(1);
  });
});

it('the script of a page has at most 1 kB', () => {
  expect(countScript.length).toBeLessThanOrEqual(1024);
});
