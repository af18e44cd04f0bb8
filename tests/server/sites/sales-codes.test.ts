import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, salesCases } from '../../../server/base/db/schema';
import { approvalsTest } from '../support/approvals';

const test = await approvalsTest();
const clerk = await test.staff(['Permissions.Cases.SalesCodes.View', 'Permissions.Cases.SalesCodes.Edit']);
const reader = await test.staff(['Permissions.Cases.SalesCodes.View', 'Permissions.Cases.OnePage.View']);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(salesCases);
  await test.db.insert(salesCases).values({ code: 'HY202701', title: '青田硯', district: '臺北市大安區' });
});

const stored = async () => (await test.call(reader, 'GET', 'SalesCodes')).data.items;
const known = { code: 'HY202701', title: '青田硯', district: '臺北市大安區' };

describe('The codes of the sales system', () => {
  it('are added, changed and deleted by staff, and a case is found by them at once', async () => {
    await test.call(clerk, 'POST', 'SalesCodes', { code: 'HY202702', title: ' 山嵐 ', district: '' });
    expect((await test.call(reader, 'GET', 'CaseInfos/isale/hy202702')).data).toEqual({
      code: 'HY202702',
      title: '山嵐',
      district: '',
    });
    await test.call(clerk, 'PUT', 'SalesCodes/hy202702', { title: '山嵐', district: '新北市淡水區' });
    expect(await stored()).toEqual([known, { code: 'HY202702', title: '山嵐', district: '新北市淡水區' }]);
    await test.call(clerk, 'DELETE', 'SalesCodes/HY202702');
    expect(await stored()).toEqual([known]);
    const trail = await test.db.select().from(auditEntries).where(eq(auditEntries.kind, 'salesCode'));
    expect(trail.map(({ action, title, before, after }) => [action, title, before, after])).toEqual([
      ['create', 'HY202702', null, { title: '山嵐', district: '' }],
      ['update', 'HY202702', { title: '山嵐', district: '' }, { title: '山嵐', district: '新北市淡水區' }],
      ['delete', 'HY202702', { title: '山嵐', district: '新北市淡水區' }, null],
    ]);
  });

  it('are known once in any letters, and a missing one is said to be missing', async () => {
    const again = await test.call(clerk, 'POST', 'SalesCodes', { ...known, code: 'hy202701' });
    expect(again.errors).toEqual({ code: ['代碼 HY202701 已經有了（青田硯）'] });
    for (const [method, body] of [['PUT', { title: '一', district: '' }], ['DELETE']] as const) {
      expect((await test.call(clerk, method, 'SalesCodes/GONE', body)).succeeded).toBe(false);
    }
    expect(await stored()).toEqual([known]);
  });

  it('are known once, also when many add one at the same moment', async () => {
    const answers = await Promise.all(
      ['a1', 'A1', 'a1', 'A1', 'a2'].map((code) =>
        test.call(clerk, 'POST', 'SalesCodes', { code, title: '一', district: '' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400, 400]);
    expect((await stored()).length).toBe(3);
    const imported = await Promise.all(
      ['b1', 'B1', 'b1'].map((code) =>
        test.call(clerk, 'POST', 'SalesCodes/import', { table: `${code},二,` }),
      ),
    );
    expect(imported.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await stored()).length).toBe(4);
  });

  it('are counted without being sent', async () => {
    await test.db.insert(salesCases).values({ code: 'HY202702', title: '山嵐', district: '' });
    const { items, count } = (await test.call(reader, 'GET', 'SalesCodes?countOnly=true')).data;
    expect({ items, count }).toEqual({ items: [], count: 2 });
    expect((await test.call(reader, 'GET', 'SalesCodes')).data.count).toBe(2);
  });

  it('are changed only by those who may', async () => {
    for (const [method, path, body] of [
      ['POST', 'SalesCodes', { code: 'A1', title: '一', district: '' }],
      ['PUT', 'SalesCodes/HY202701', { title: '一', district: '' }],
      ['DELETE', 'SalesCodes/HY202701', undefined],
      ['POST', 'SalesCodes/import', { table: 'A1,一,' }],
    ] as const) {
      expect((await test.call(reader, method, path, body)).succeeded, `${method} ${path}`).toBe(false);
    }
    expect(await stored()).toEqual([known]);
  });
});

describe('A table of codes', () => {
  const load = (table: string) => test.call(clerk, 'POST', 'SalesCodes/import', { table });

  it.each([
    ['copied from a spreadsheet', '代碼\t名稱\t區域\nhy202701\t青田硯二期\t臺北市\nＨＹ３\t"海,山"\t\n'],
    ['in a CSV file', '\uFEFF代碼,名稱,區域\r\nhy202701,青田硯二期,臺北市\r\n\r\nHY3,"海,山",\r\n'],
  ])('%s adds and changes codes', async (_, table) => {
    expect(await load(table)).toMatchObject({
      data: { added: 1, changed: 1, unchanged: 0 },
      messages: ['新增 1 個、更新 1 個'],
    });
    expect(await stored()).toEqual([
      { code: 'HY202701', title: '青田硯二期', district: '臺北市' },
      { code: 'HY3', title: '海,山', district: '' },
    ]);
    expect((await load(table)).data).toEqual({ added: 0, changed: 0, unchanged: 2 });
  });

  it.each([
    ['a code with a blank', 'A1,一,\nA 2,二,', '第 2 列：代碼「A 2」限 60 個半形英數字，符號僅可使用「-」'],
    ['a case without a name', 'A1,一,\nA2,,', '第 2 列：建案 A2 的名稱為必填，名稱與區域最多 200 個字'],
    ['its heading alone', '代碼,名稱', '表中沒有建案，每列依序為代碼、名稱、區域'],
    [
      'more codes than there may be',
      Array.from({ length: 5000 }, (_, index) => `B${index},一,`).join('\n'),
      '最多 5,000 個代碼',
    ],
  ])('with %s changes nothing', async (_, table, message) => {
    expect((await load(table)).errors).toEqual({ table: [message] });
    expect(await stored()).toEqual([known]);
  });
});
