import { afterAll, beforeEach, expect, it } from 'vitest';
import { runSalesCommand } from '../../../server/operation/cli/sales-commands';
import { salesCases } from '../../../server/base/db/schema';
import { createTestDatabase } from '../support/test-database';

const database = await createTestDatabase();
afterAll(() => database.close());
beforeEach(() => database.db.delete(salesCases));

const run = (args: string[], file: Uint8Array | string = '') =>
  runSalesCommand(database.db, args, async () =>
    typeof file === 'string' ? new TextEncoder().encode(file) : file,
  );
const stored = () => run(['list']);

it('add stores a case, or changes the one with the same code, ignoring case', async () => {
  expect(await stored()).toEqual(['目前沒有建案']);
  expect(await run(['add', 'A001', '松濤硯', '臺北市大安區'])).toEqual(['已儲存建案 A001']);
  await run(['add', 'a001', '松濤硯二期', '臺北市大安區']);
  expect(await stored()).toEqual(['A001　松濤硯二期　臺北市大安區']);
  await expect(run(['add', 'A 01', '松濤硯', ''])).rejects.toThrow('代碼「A 01」限 60 個半形英數字');
  await expect(run(['add', 'A002'])).rejects.toThrow('用法：');
});

it('import reads a file with or without a head, quotes and empty lines, in UTF-8 with its mark', async () => {
  const file = '\uFEFF代碼,名稱,區域\r\nB001,"遠，見",臺中市\r\n\r\nB002,"「""山""」",\r\n';
  expect(await run(['import', 'cases.csv'], file)).toEqual(['已匯入 2 個建案']);
  expect(await stored()).toEqual(['B001　遠，見　臺中市', 'B002　「"山"」　']);
  expect(await run(['import', 'cases.csv'], 'B003,海,基隆市')).toEqual(['已匯入 1 個建案']);
});

it('import reads a file that Excel saved in Big5', async () => {
  const name = Uint8Array.from([0xa4, 0x6a, 0xa6, 0x77]);
  const file = Uint8Array.from([
    ...new TextEncoder().encode('C001,'),
    ...name,
    ...new TextEncoder().encode(',\r\n'),
  ]);
  await run(['import', 'cases.csv'], file);
  expect(await stored()).toEqual(['C001　大安　']);
});

it('a file with an error changes nothing, and the line is named', async () => {
  await expect(run(['import', 'x.csv'], 'D001,一,\nD 02,二,\n')).rejects.toThrow('第 2 列：代碼「D 02」');
  await expect(run(['import', 'x.csv'], 'D001,一,\nD002,,\n')).rejects.toThrow(
    '第 2 列：建案 D002 的名稱為必填',
  );
  await expect(run(['import', 'x.csv'], '代碼,名稱\n')).rejects.toThrow('表中沒有建案');
  expect(await stored()).toEqual(['目前沒有建案']);
});
