import { expect, test } from 'vitest';
import { connectFeatures } from '../../../src/api/features';
import { housingUnitCells } from '../../../src/subjects/cases/housing-units';
import { isSheet, pastedUnits } from '../../../src/subjects/cases/pasted-units';
import { unitText } from '../../../src/subjects/cases/text';

const cellsOf = ({ taken }: ReturnType<typeof pastedUnits>) =>
  taken.map(({ name, rooms, areaPing, count }) => [name, rooms, areaPing, count]);

test('a row or column of cells is a sheet, one cell is not', () => {
  expect(['A 戶', 'A 戶\n', 'A\t1', 'A\nB'].map(isSheet)).toEqual([false, false, true, true]);
});

test('rows without headings are read in the order of the form, and normalised like input', () => {
  const pasted = pastedUnits('A 戶\t三房兩廳\t４５~46\t12\r\nB 戶\t"四房\n兩廳ＡＢ"\t52.3\t8\r\n', 60);
  expect(cellsOf(pasted)).toEqual([
    ['A 戶', '三房兩廳', '45～46', '12'],
    ['B 戶', '四房 兩廳ＡＢ', '52.3', '8'],
  ]);
  expect([pasted.leftOut, pasted.unknownColumns]).toEqual([[], []]);
});

test('columns are found by their headings, and unknown headings are named', () => {
  const pasted = pastedUnits('戶數\t棟別\t坪數（坪）\t名稱\n8\t甲\t30\tC 戶', 60);
  expect(cellsOf(pasted)).toEqual([['C 戶', '', '30', '8']]);
  expect([pasted.columns, pasted.unknownColumns]).toEqual([['count', 'areaPing', 'name'], ['棟別']]);
});

test('every field has a unique heading', () => {
  const heads = housingUnitCells.map((cell) => unitText[cell]);
  expect(new Set(heads).size).toBe(housingUnitCells.length);
  expect(pastedUnits(heads.join('\t'), 60).columns).toEqual(housingUnitCells);
});

test('a row that the form would refuse, or that no longer fits, is left out with the reason', () => {
  const pasted = pastedUnits('A\t\t30\t2\nB\t\t約三十\t2\n\nC\t\t30\t2\nD\t\t30\t2', 2);
  expect(cellsOf(pasted).map(([name]) => name)).toEqual(['A', 'C']);
  expect(pasted.leftOut).toEqual([
    { line: 2, reason: '坪數「約三十」必須為數字' },
    { line: 5, reason: '已達房型的上限' },
  ]);
});

test('a price is of the whole unit, and 洽詢 is a price', () => {
  const { taken } = pastedUnits('名稱\t坪數\t戶數\t價格\t公設比\nA\t30\t2\t1580\t33.5\nB\t40\t1\t洽詢\t', 60);
  expect(taken.map(({ priceBasis, price, sharedRatio }) => [priceBasis, price, sharedRatio])).toEqual([
    ['total', '1580', '33.5'],
    ['onRequest', '', ''],
  ]);
});

test('without facts of units on the server their columns are unknown', () => {
  connectFeatures(() => false);
  const { unknownColumns } = pastedUnits('名稱\t坪數\t戶數\t價格\nA\t30\t2\t1580', 60);
  connectFeatures(() => true);
  expect(unknownColumns).toEqual(['價格']);
});
