import { expect, test } from 'vitest';
import { pageOfRows } from '../../src/records/list/whole-list';

const row = (name: string, lastModifiedOn?: string) => ({ name, lastModifiedOn });
const rules = {
  texts: ({ name }: ReturnType<typeof row>) => [name, undefined],
  changedOn: ({ lastModifiedOn }: ReturnType<typeof row>) => lastModifiedOn,
};
const many = Array.from({ length: 23 }, (_, index) => row(`角色 ${index + 1}`));
const find = (rows: ReturnType<typeof row>[], filter: object) =>
  pageOfRows(rows, { page: 1, pageSize: 10, ...filter }, rules).items.map(({ name }) => name);

test('a list loaded completely is shown by pages, and a page beyond its end is the last one', () => {
  const page = (number: number) => pageOfRows(many, { page: number, pageSize: 10 }, rules);
  expect(page(1)).toEqual({ items: many.slice(0, 10), totalCount: 23, pageNumber: 1 });
  expect(page(3)).toEqual({ items: many.slice(20), totalCount: 23, pageNumber: 3 });
  expect(page(9)).toEqual(page(3));
  expect(pageOfRows([], { page: 4, pageSize: 10 }, rules)).toEqual({
    items: [],
    totalCount: 0,
    pageNumber: 1,
  });
});

test('it is narrowed by its keyword in upper or lower case, also as half-width signs, before it is paged', () => {
  expect(find([row('Sales 業務'), row('行銷')], { keyword: 'sALES' })).toEqual(['Sales 業務']);
  expect(find([row('A-12'), row('行銷')], { keyword: 'ａ－１２' })).toEqual(['A-12']);
  expect(find([row('50%'), row('5')], { keyword: '5%' })).toEqual([]);
  expect(find(many, { keyword: '角色 2' })).toEqual(['角色 2', '角色 20', '角色 21', '角色 22', '角色 23']);
});

test('it is narrowed by days as in Taipei, both ends included; a row without a date is in none', () => {
  const rows = [
    row('前一天', '2026-05-01T15:59:59Z'),
    row('首日', '2026-05-01T16:00:00Z'),
    row('末日', '2026-05-03T15:59:59Z'),
    row('後一天', '2026-05-03T16:00:00Z'),
    row('不明'),
  ];
  expect(find(rows, { startDate: '2026-05-02', endDate: '2026-05-03' })).toEqual(['首日', '末日']);
  expect(find(rows, { startDate: '2026-05-03' })).toEqual(['末日', '後一天']);
  expect(find(rows, { endDate: '2026-05-02' })).toEqual(['前一天', '首日']);
  expect(find(rows, {})).toHaveLength(5);
});
