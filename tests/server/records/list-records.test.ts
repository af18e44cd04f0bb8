import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../../scripts/generate/described';
import { claims } from '../../../openapi/generated/claims';
import { contractOperations } from '../support/contract-operations';
import { createTestApp } from '../support/test-app';
import { addRecords } from '../support/writing-calls';

const lists = Object.entries(readContract().paths).flatMap(([url, { get }]) =>
  get && rowOf(get)?.properties?.['updateRecord'] ? [url] : [],
);

/** Addresses of lists that sort by last change; the library has other orders. */
const ordered = contractOperations().flatMap(({ operationId, url, query }) =>
  query.includes('order') && operationId !== 'listMedia' ? [url] : [],
);

interface Schema {
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Item schema of a call's list or page. */
function rowOf(operation: object): Schema | undefined {
  const { responses } = operation as {
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
  const data = responses['200']?.content?.['application/json']?.schema.properties?.['data']?.anyOf?.[0];
  return data?.items ?? data?.properties?.['items']?.items;
}
const from = Date.now() - 1000;

const test = await createTestApp();
const headers = await test.signInAs(claims);
await addRecords(test.db);
afterAll(() => test.close());

it('every list of records is tested', () => {
  expect(lists).toEqual(expect.arrayContaining(['/api/identity/role', '/api/v1/CaseInfos/list']));
});

it.each(lists)(
  'List records carry createdOn, lastModifiedOn, lastModifiedBy and updateRecord: %s',
  async (url) => {
    const { data } = (await test.inject({ url, headers })).json();
    const [row] = Array.isArray(data) ? data : data.items;
    const { lastModifiedBy, lastModifiedOn, createdOn, updateRecord } = row;
    expect(updateRecord).toEqual({ lastModifiedBy, lastModifiedOn });
    for (const time of [createdOn, lastModifiedOn]) {
      expect(new Date(time).toISOString()).toBe(time);
      expect(Date.parse(time)).toBeGreaterThan(from);
    }
  },
);

it('the lastLoginTime of an account is null before its first sign-in and its moment after', async () => {
  const id = await test.addAccount('first-time', 'right-password', []);
  const loginOf = async () => {
    const { data } = (await test.inject({ url: '/api/identity/user?keyword=first-time', headers })).json();
    return [data.items[0].id, data.items[0].lastLoginTime];
  };
  expect(await loginOf()).toEqual([id, null]);
  const before = Date.now();
  await test.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { account: 'first-time', password: 'right-password' },
  });
  const [, time] = await loginOf();
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before - 1000);
});

describe('The last changed first', () => {
  interface Row {
    id?: number;
    caseId?: string;
    lastModifiedOn: string;
  }
  const idOf = ({ id, caseId }: Row) => id ?? Number(caseId);
  type Query = Partial<Record<string, string>>;
  const ask = async (url: string, query: Query): Promise<Row[]> => {
    const { data } = (await test.inject({ url, query: { pageSize: '100', ...query }, headers })).json();
    return data.items;
  };
  const all = async (url: string, query: Query) => {
    const pages: Row[] = [];
    for (let page = 1; ; page += 1) {
      const rows = await ask(url, { ...query, pageNumber: String(page) });
      pages.push(...rows);
      if (rows.length < 100) return pages;
    }
  };
  const changes = (rows: Row[]) => rows.map((row) => [row.lastModifiedOn, idOf(row)] as const);
  const newestFirst = (rows: Row[]) =>
    changes(rows).toSorted(([one, id], [other, otherId]) => other.localeCompare(one) || otherId - id);
  const change = async (url: string, payload: object) =>
    expect((await test.inject({ method: 'PUT', url, payload, headers })).statusCode).toBe(200);

  beforeAll(async () => {
    const unchanged = await test.addAccount('unchanged', 'right-password', []);
    await test.db.execute(sql`
      update accounts set last_modified_on = '2026-03-01T10:00:00+08:00' where id = ${unchanged}`);
    // Changed in another order than ids and places; every tenth in the trash.
    const changed = sql`timestamptz '2026-03-01' + (n * 7919 % 1200) * interval '1 minute'`;
    const deleted = sql`case when n % 10 = 0 then now() end`;
    await test.db.execute(sql`
      insert into cases (code, title, tab, status, county, district, sort, last_modified_on, deleted_on)
      select 'M' || n, case when n <= 20 or n % 97 = 0 then '河岸' else '建案' end, n % 3 + 1, n % 2, '臺北市', '大安區', n, ${changed}, ${deleted}
      from generate_series(1, 1200) as n`);
    await test.db.execute(sql`
      insert into articles (title, type, status, publish_date, sort, last_modified_on, deleted_on)
      select case when n % 7 = 0 then '河岸' else '文章' end, n % 2 + 2, n % 2, '2026-01-01', n, ${changed}, ${deleted}
      from generate_series(1, 130) as n`);
    await test.db.execute(sql`
      insert into news (title, status, publish_date, last_modified_on, deleted_on)
      select case when n % 7 = 0 then '河岸' else '消息' end, n % 2, date '2026-01-01' + n, ${changed}, ${deleted}
      from generate_series(1, 130) as n`);
    await test.db.execute(sql`
      insert into site_themes (case_id, template_code, name, last_modified_on)
      select id, 'liubai', '留白', timestamptz '2026-03-01' + (sort * 31 % 900) * interval '1 minute' from cases where code like 'M%'`);
    await test.db.execute(sql`
      insert into site_sets (case_id, status, active_theme_id, last_modified_on)
      select c.id, 1, case when sort % 2 = 0 then t.id end, c.last_modified_on - interval '1 day'
      from cases c join site_themes t on t.case_id = c.id where code like 'M%' and sort <= 150`);
  });

  it('is an order that four lists have', () => {
    expect(ordered).toEqual([
      '/api/v1/CaseInfos/list',
      '/api/v1/SiteSets/list',
      '/api/v1/Articles/list',
      '/api/v1/News/list',
    ]);
  });

  it.each(
    ordered.flatMap((url) =>
      [{}, { keyword: '河岸' }, { status: '1' }].map((filter) => [url, filter] as const),
    ),
  )('applies to all pages of %s, and omits nothing: %j', async (url, filter) => {
    const rows = await all(url, { ...filter, order: 'lastModifiedOn' });
    expect(rows.length).toBeGreaterThan(10);
    expect(changes(rows)).toEqual(newestFirst(await all(url, filter)));
  });

  it.each([...ordered, '/api/identity/user'])(
    'is the date that start and end of %s filter: whole days in Taipei, in its total too',
    async (url) => {
      const rows = await all(url, {});
      const dayOf = ({ lastModifiedOn }: Row) =>
        new Date(Date.parse(lastModifiedOn) + 8 * 3_600_000).toISOString().slice(0, 10);
      const between = (start: string, end: string) =>
        rows.filter((row) => dayOf(row) >= start && dayOf(row) <= end).map(idOf);
      const found = async (query: Query) => (await all(url, query)).map(idOf);
      const day = '2026-03-01';
      expect(between(day, day).length).toBeGreaterThan(0);
      expect(between(day, day).length).toBeLessThan(rows.length);
      expect(await found({ startDate: day, endDate: day })).toEqual(between(day, day));
      expect(await found({ startDate: '2026-03-02' })).toEqual(between('2026-03-02', '9'));
      expect(await found({ endDate: '2026-02-28' })).toEqual(between('0', '2026-02-28'));
      const answer = await test.inject({ url, query: { startDate: day, endDate: day }, headers });
      expect(answer.json().data.totalCount).toBe(between(day, day).length);
    },
  );

  it('applies in a tab, and for a keyword that nearly all have', async () => {
    for (const filter of [{ tab: '2' }, { keyword: '建案' }]) {
      const url = '/api/v1/CaseInfos/list';
      const rows = await all(url, { ...filter, order: 'lastModifiedOn' });
      expect(rows.length).toBeGreaterThan(300);
      expect(changes(rows)).toEqual(newestFirst(await all(url, filter)));
    }
  });

  it('is refused with an unknown name, with a message', async () => {
    for (const url of ordered) {
      const answer = await test.inject({ url, query: { order: 'title' }, headers });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { succeeded: false, messages: ['請確認以下欄位'], errors: { order: ['格式不正確'] } },
      ]);
    }
  });

  it('starts with the latest change of hundreds, without records in the trash', async () => {
    const oldest = async (url: string) => (await all(url, { order: 'lastModifiedOn' })).slice(-3).map(idOf);
    const first = async (url: string, count: number) =>
      (await ask(url, { order: 'lastModifiedOn', pageSize: String(count) })).map(idOf);
    const [houses, sites, articles, news] = [
      await oldest('/api/v1/CaseInfos/list'),
      await oldest('/api/v1/SiteSets/list'),
      await oldest('/api/v1/Articles/list'),
      await oldest('/api/v1/News/list'),
    ];
    for (const id of houses) {
      await change('/api/v1/CaseInfos/edit-highlight', { caseInfoId: id, isHighlight: true });
    }
    for (const id of articles) await change('/api/v1/Articles/edit-status', { id, status: 1 });
    for (const id of news) await change('/api/v1/News/edit-status', { id, status: 1 });
    // Sites whose last change is that of the active theme, of another theme, and their own.
    const now = sql`now() + interval '1 minute'`;
    const [byTheme = 0, byOther = 0, byItself = 0] = sites;
    await test.db.execute(sql`update site_sets set active_theme_id = null where case_id = ${byOther}`);
    await test.db.execute(sql`update site_sets set active_theme_id = t.id from site_themes t
      where site_sets.case_id = t.case_id and t.case_id = ${byTheme}`);
    await test.db.execute(
      sql`update site_themes set last_modified_on = ${now} where case_id in (${byTheme}, ${byOther})`,
    );
    await test.db.execute(sql`update site_sets set last_modified_on = now() where case_id = ${byItself}`);
    expect({
      cases: await first('/api/v1/CaseInfos/list', 3),
      sites: await first('/api/v1/SiteSets/list', 2),
      articles: await first('/api/v1/Articles/list', 3),
      news: await first('/api/v1/News/list', 3),
    }).toEqual({
      cases: houses.toReversed(),
      sites: [byTheme, byItself],
      articles: articles.toReversed(),
      news: news.toReversed(),
    });
    const [gone = 0, next] = houses.toReversed();
    await test.inject({ method: 'DELETE', url: `/api/v1/CaseInfos/${gone}`, headers });
    expect(await first('/api/v1/CaseInfos/list', 1)).toEqual([next]);
  });

  it('is stored for existing records, and removed with permanently deleted ones', async () => {
    await test.db.execute(sql`delete from articles`);
    await test.db.execute(sql`delete from news`);
    await test.db.execute(sql`delete from cases`);
    const { rows } = await test.db.execute(sql`select * from last_changes`);
    expect(rows).toEqual([]);
  });
});
