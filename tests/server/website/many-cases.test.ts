import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { cases, listStamps, pagePurges, proofDue } from '../../../server/base/db/schema';
import { createTestApp } from '../support/test-app';

const test = await createTestApp({ WEBSITE: 'on' });
afterAll(() => test.close());

const total = 2000;
const house = { code: 'R0', title: '青田硯', tab: 1, status: 1, sort: 1 } as const;

it('a saved case finds the pages that recommend it without reading all cases, and once', async () => {
  // Without the stamp there is no website, and the cases note nothing.
  await test.db.delete(listStamps).where(sql`${listStamps.name} = 'website'`);
  const [own] = await test.db
    .insert(cases)
    .values({ ...house, county: '臺北市', district: '大安區' })
    .returning({ id: cases.id });
  const id = own?.id ?? 0;
  await test.db.execute(sql`
    insert into cases (code, title, tab, status, sort, county, district, parts, recommended_case_ids)
    select 'R' || i, '和硯' || i, 1, 1, i, '臺北市', '大安區', '[{"partType":1}]',
      array[case when i = 7 then ${id}::int else ${id}::int + i end]
    from generate_series(1, ${total}::int) i`);
  await test.db.execute(sql`update cases set parts = '[{"partType":1}]' where id = ${id}`);
  await test.db.execute(sql`analyze cases`);
  await test.db.insert(listStamps).values({ name: 'website', stamp: 'first' });
  await test.db.delete(pagePurges);
  await test.db.delete(proofDue);

  await test.db.transaction(async (tx) => {
    // The view also shows what the session read before and has not reported yet.
    const rowsRead = async () => {
      const { rows } = await tx.execute<{ read: number }>(
        sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'cases'`,
      );
      return rows[0]?.read ?? 0;
    };
    const before = await rowsRead();
    await tx.execute(sql`update cases set subtitle = '靜巷' where id = ${id}`);
    const read = (await rowsRead()) - before;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(50);
    const purged = await tx.select().from(pagePurges);
    expect(purged.flatMap(({ paths }) => paths).filter((path) => path.startsWith('/site/cases/'))).toEqual(
      expect.arrayContaining([`/site/cases/${id}-青田硯`, `/site/cases/${id + 7}-和硯7`]),
    );
    const website = (await tx.select().from(proofDue)).filter(({ caseId }) => caseId === 0);
    expect(website).toHaveLength(1);
  });
});
