import fc from 'fast-check';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacts } from '../../../server/base/db/schema';
import { neighboursOf } from '../../../server/subjects/enquiries/list';
import { keywordForms } from '../../../server/records/records';
import { watchQueries } from '../support/failing-queries';
import { createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';

/**
 * Few characters, so that texts and keywords often match. They include unusual letter cases and special characters of
 * patterns and queries.
 */
const signs = [...'捷運站近公園陳０９09１2345abAB ÄäßẞσςΣİıKkｶＡａ%_\\\'"&|!():*\n，。👍𠮷'];
const someText = (longest: number) =>
  fc.array(fc.constantFrom(...signs), { maxLength: longest }).map((list) => list.join(''));
const newestFirst = [desc(contacts.createdOn), desc(contacts.id)];
/** More rows than a search scans one by one. */
const rows = 1_600;
const seed = Number(process.env['CAMPAIGN_SEED'] ?? 20_26);

const test = await createTestApp();
await unmask(test.db);
const headers = await test.signInAs(['Permissions.Contacts.View', 'Permissions.Cases.View']);
const texts = fc.sample(fc.tuple(someText(12), someText(20), someText(9), someText(20), someText(60)), {
  numRuns: rows,
  seed,
});
await test.db.insert(contacts).values(
  texts.map(([name, email, tel, caseTitle, content], index) => ({
    type: ([1, 2, 3, 4] as const)[index % 4] ?? 1,
    gender: 0 as const,
    handleStatus: ([0, 1, 2] as const)[index % 3] ?? 0,
    // Not in the order of ids, as after an import.
    createdOn: new Date(Date.UTC(2026, 0, 1) + ((index * 7_919) % rows) * 60_000),
    name,
    email,
    tel,
    caseTitle,
    content,
  })),
);
// Old rows with unique words.
await test.db.insert(contacts).values(
  ['罕見', '0987654321', '欒樹 QzJ', "o'Neil\\:*"].map((content, index) => ({
    type: 1 as const,
    gender: 0 as const,
    name: '舊客戶',
    tel: '0200000000',
    content,
    createdOn: new Date(Date.UTC(2020, 0, index + 1)),
  })),
);
await test.db.execute(sql`vacuum analyze contacts`);
afterAll(() => test.close());

/** True when a column contains a form, by PostgreSQL's own comparison. */
function contains(keyword: string) {
  const { name, tel, email, caseTitle, content } = contacts;
  const { forms, number } = keywordForms(keyword);
  const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ...[name, tel, email, caseTitle, content].flatMap((column) =>
      forms.map((form) => ilike(column, pattern(form))),
    ),
    number === undefined ? undefined : ilike(tel, pattern(number)),
  );
}

/** The answer of the list, and the expected one. */
async function both(keyword: string, filter: { type?: 1 | 2 | 3 | 4 } = {}, pageNumber = 1) {
  const { data } = (
    await test.inject({
      url: '/api/v1/contact/get-list-paged',
      query: {
        keyword,
        pageNumber: String(pageNumber),
        ...(filter.type ? { type: String(filter.type) } : {}),
      },
      headers,
    })
  ).json();
  const found = await test.db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(contains(keyword), filter.type ? eq(contacts.type, filter.type) : undefined))
    .orderBy(...newestFirst);
  const ids = found.map(({ id }) => id);
  return {
    answered: { ids: data.items.map(({ id }: { id: number }) => id), totalCount: data.totalCount },
    plain: { ids: ids.slice((pageNumber - 1) * 10, pageNumber * 10), totalCount: ids.length },
  };
}

describe('a list finds by its index what a comparison of each column finds', () => {
  it('for any keyword, filter and page', async () => {
    await fc.assert(
      fc.asyncProperty(
        someText(4).filter((keyword) => keyword !== ''),
        fc.constantFrom<{ type?: 1 | 2 | 3 | 4 }>({}, { type: 2 }),
        fc.integer({ min: 1, max: 3 }),
        async (keyword, filter, pageNumber) => {
          const { answered, plain } = await both(keyword, filter, pageNumber);
          expect(answered).toEqual(plain);
        },
      ),
      { numRuns: 150, seed },
    );
  });

  it.each([
    '罕見',
    '欒',
    '欒樹',
    '098765',
    '4321',
    'qzj',
    '欒樹 q',
    "O'NEIL",
    '\\:*',
    'l\\',
    '舊客',
    '客戶\n02',
  ])('for a keyword that only old rows have: %j', async (keyword) => {
    const { answered, plain } = await both(keyword);
    expect(answered).toEqual(plain);
    expect(answered.totalCount).toBe(keyword === '舊客' ? 4 : keyword === '客戶\n02' ? 0 : 1);
  });
});

it('a rare keyword is looked up in the search index', async () => {
  const plan = await test.db.transaction(async (tx) => {
    // Plans as for a table large enough for an index.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select id from contacts
      where search_grams("name" || E'\n' || "tel" || E'\n' || "email" || E'\n' || "case_title" || E'\n' || "content") @@ search_query('罕見')`);
  });
  expect(JSON.stringify(plan.rows)).toContain('contacts_search');
});

describe('a list of more than 10,000 rows', () => {
  const pageOf = async (query: Record<string, string>) => {
    const { data } = (
      await test.inject({
        url: '/api/v1/contact/get-list-paged',
        query: { pageSize: '100', ...query },
        headers,
      })
    ).json();
    return [data.items.length, data.totalCount, data.countLimit];
  };
  beforeAll(() =>
    test.db.execute(sql`insert into contacts (type, name, gender, tel, content, created_on)
      select 4, '訪客', 0, '0900000000', '常見問題', timestamptz '2027-01-01' + n * interval '1 minute'
      from generate_series(1, 10150) as n`),
  );

  it('is counted up to that number, with further pages behind it', async () => {
    expect(await pageOf({})).toEqual([100, 10_000, 10_000]);
    expect(await pageOf({ pageNumber: '102' })).toEqual([100, 10_000, 10_000]);
    expect(await pageOf({ type: '1' })).toEqual([100, rows / 4 + 4, 10_000]);
  });

  it('gives the position of an enquiry up to that number, and its neighbours at any position', async () => {
    const { rows: found } = await test.db.execute<{ id: number }>(
      sql`select min(id) as id from contacts where content = '常見問題'`,
    );
    const id = Number(found[0]?.id);
    const near = async (query: Record<string, string>) =>
      (
        await test.inject({
          url: '/api/v1/contact/neighbours',
          query: { id: String(id), ...query },
          headers,
        })
      ).json().data;
    const far = { position: 10_000, count: 10_000, countLimit: 10_000 };
    const previous = { id: id + 1, name: '訪客' };
    expect(await near({ keyword: '常見' })).toEqual({ ...far, previous, next: null });
    expect(await near({ type: '4' })).toMatchObject({ ...far, previous });
    expect(await near({ handleStatus: '2' })).toMatchObject({ position: null, previous: null });
  });

  it.each(['newest', 'oldest'] as const)(
    'is read in the order %s for the neighbours of an enquiry, not as a whole',
    async (order) => {
      await test.db.execute(sql`analyze contacts`);
      const [newest] = await test.db
        .select({ id: contacts.id })
        .from(contacts)
        .orderBy(desc(contacts.createdOn))
        .limit(1);
      const read = await test.db.transaction(async (tx) => {
        // The view also shows what the session read before and has not reported yet.
        const rowsRead = async () => {
          const { rows: found } = await tx.execute<{ read: number }>(
            sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'contacts'`,
          );
          return found[0]?.read ?? 0;
        };
        const before = await rowsRead();
        await neighboursOf(tx, { id: newest?.id ?? 0, sort: order });
        return (await rowsRead()) - before;
      });
      // The count of the list and the position each read 10,000 rows at most, the neighbours a few.
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(2 * 10_000 + 100);
    },
  );

  it('is counted no further for a keyword, and again when it is asked again', async () => {
    for (const keyword of ['常見', '見問題', '常見']) {
      expect(await pageOf({ keyword })).toEqual([100, 10_000, 10_000]);
      expect(await pageOf({ keyword, pageNumber: '102' })).toEqual([50, 10_000, 10_000]);
      expect(await pageOf({ keyword, type: '1' })).toEqual([0, 0, 10_000]);
    }
  });

  it('counts each tab up to that number, also if their sum is larger', async () => {
    await test.db.execute(sql`insert into cases (code, title, tab, county, district, sort)
      select 'C' || n, '建案', case when n <= 10030 then 1 else 2 end, '臺北市', '大安區', n
      from generate_series(1, 10050) as n`);
    const counts = async (query: Record<string, string>) => {
      const { data } = (await test.inject({ url: '/api/v1/CaseInfos/list', query, headers })).json();
      return [data.totalCount, data.tabCounts];
    };
    const tabCounts = { 1: 10_000, 2: 20, 3: 0 };
    expect(await counts({ tab: '2' })).toEqual([20, tabCounts]);
    expect(await counts({ tab: '2', keyword: '建案' })).toEqual([20, tabCounts]);
    expect(await counts({ tab: '1', keyword: 'c' })).toEqual([10_000, tabCounts]);
    for (const [tab, total] of [
      ['', 11],
      ['1', 1],
      ['2', 10],
      ['3', 0],
    ] as const) {
      const query = { keyword: 'C1004', status: '0', ...(tab ? { tab } : {}) };
      expect(await counts(query)).toEqual([total, { 1: 1, 2: 10, 3: 0 }]);
    }
    expect(await counts({ keyword: 'C1004', status: '1' })).toEqual([0, { 1: 0, 2: 0, 3: 0 }]);
    expect(await counts({})).toEqual([10_000, tabCounts]);
  });
});

describe('The tabs of cases as they open', () => {
  const listed = async () =>
    (await test.inject({ url: '/api/v1/CaseInfos/list', query: { tab: '1' }, headers })).json().data
      .tabCounts;
  /** Exact count, in a separate call. */
  const counted = async () => {
    const answer = await test.db.execute<{ counts: Record<string, number> }>(sql`
      select json_object_agg(tab, (select least(count(*), 10000) from cases where cases.tab = tabs.tab and deleted_on is null)) as counts
      from unnest(array[1, 2, 3]) as tabs(tab)`);
    return answer.rows[0]?.counts;
  };
  const add = (tab: number) =>
    sql`insert into cases (code, title, tab, county, district, sort) values ('D' || ${tab}::int, '建案', ${tab}, '臺北市', '大安區', 0)`;

  it('are counted again only after a commit that changes a count in any way', async () => {
    let counts = 0;
    watchQueries(test.db.$client, (statement) => {
      if (statement.includes('count(') && statement.includes('"list_stamps"')) counts += 1;
    });
    for (const change of [
      add(2),
      sql`update cases set tab = 3 where code = 'D2'`,
      sql`update cases set deleted_on = now() where code = 'D2'`,
      sql`update cases set deleted_on = null where code = 'D2'`,
      sql`delete from cases where code = 'D2'`,
    ]) {
      const before = await listed();
      counts = 0;
      await test.db.transaction(async (tx) => {
        await tx.execute(change);
        expect(await listed()).toEqual(before);
      });
      expect(counts).toBe(0);
      expect(await listed()).toEqual(await counted());
      expect(await listed()).toEqual(await counted());
      expect(counts).toBe(1);
    }
    await test.db.execute(sql`update cases set title = '改名', sort = 3`);
    await listed();
    expect(counts).toBe(1);
  });
});
