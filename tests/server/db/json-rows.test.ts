import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { jsonRow, type RowOf } from '../../../server/base/db/json-rows';
import { cases, files } from '../../../server/base/db/schema';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());

it('a row read as JSON equals the row read by columns, with any values', async () => {
  await database.db.insert(cases).values([
    {
      code: 'A"\\1',
      title: '松濤硯 \u2028 🏠\n"',
      tab: 1,
      sort: -3,
      county: '臺北市',
      district: '大安區',
      households: 214,
      housingUnits: [{ name: 'A', rooms: '3 房', areaPing: 31.25, count: 4 }],
      recommendedCaseIds: [3, 1],
      parts: [{ id: 1, partType: 99 }],
      startOn: new Date('1000-01-01T00:00:00.001Z'),
      endOn: new Date('9999-12-31T23:59:59.999Z'),
      deletedOn: new Date('2026-11-22T16:00:00.120Z'),
    },
    { code: 'B', tab: 2, sort: 1, county: '', district: '' },
  ]);
  const columns = { ...getTableColumns(cases), isFirst: sql<boolean>`${cases.code} <> 'B'` };
  const asJson = await database.db.select({ row: jsonRow<RowOf<typeof columns>>(columns) }).from(cases);
  expect(asJson.map(({ row }) => row)).toEqual(await database.db.select(columns).from(cases));
});

it('bytes, which JSON cannot contain, are refused when the query is built', () => {
  expect(() => jsonRow(getTableColumns(files))).toThrow('bytes does not fit JSON');
});
