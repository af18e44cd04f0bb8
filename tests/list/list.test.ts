import { expect, test } from 'vitest';
import { caseListSearch } from '../../src/subjects/cases/case-list-search';
import { contactText } from '../../src/subjects/enquiries/text';
import { contentChips } from '../../src/records/list/filter-chips';
import { loadPage } from '../../src/records/list/load-list';
import { tidyFilter, withPageSize } from '../../src/records/list/list-search';
import { orderedRange } from '../../src/records/list/date-range';
import { dateTimeText } from '../../src/base/time/date-time';
import { idText } from '../../src/records/list/id-text';
import { listRange } from '../../src/records/list/list-range';
import { listText } from '../../src/records/list/text';

test('the table footer reads "total count N, showing a~b"', () => {
  const { from, to } = listRange(23, 3, 10);
  expect(listText.total(23, from, to)).toBe('總計 23 筆，顯示 21～23 筆');
  expect(listText.totalOrMore(10000, 11, 20)).toBe('總計 10,000 筆以上，顯示 11～20 筆');
  expect([listText.count(7), listText.count(9999, 10000), listText.count(10000, 10000)]).toEqual([
    '7',
    '9999',
    '10,000+',
  ]);
  expect([contactText.position(7, 9999, 10000), contactText.position(10000, 10000, 10000)]).toEqual([
    '第 7 筆，共 9999 筆',
    '第 10,000 筆以後，共 10,000 筆以上',
  ]);
  expect(listRange(23, 1, 10)).toEqual({ from: 1, to: 10 });
  expect(listRange(0, 1, 10)).toEqual({ from: 0, to: 0 });
});

test('the id column is shown padded to two digits', () => {
  expect([9, 47, 123].map(idText)).toEqual(['09', '47', '123']);
});

test('a custom date filter with start after end counts the right way round', () => {
  expect(orderedRange({ startDate: '2026-11-30', endDate: '2026-05-01' })).toEqual({
    startDate: '2026-05-01',
    endDate: '2026-11-30',
  });
  expect(orderedRange({ startDate: '2026-05-01' })).toEqual({ startDate: '2026-05-01' });
  expect(orderedRange({})).toEqual({});
});

test('times are shown as YYYY/MM/DD HH:mm:ss in Taipei, whatever the browser says', () => {
  expect(dateTimeText('2026-11-18T06:32:06Z')).toBe('2026/11/18 14:32:06');
  expect(dateTimeText(null)).toBe('');
});

test('a list begins at page 1 with 10 rows, and what makes no sense in its URL counts as left out', () => {
  const start = { tab: 1, view: 'cards', page: 1, pageSize: 10 };
  const given = { __TSearchSchemaInput__: 'TSearchSchemaInput' } as const;
  expect(caseListSearch(given)).toEqual(start);
  const badly: object = {
    tab: 9,
    page: 0,
    pageSize: 1000,
    status: 1,
    view: 'table',
    startDate: 'x',
    keyword: 2025,
  };
  expect(caseListSearch({ ...badly, ...given })).toEqual({
    ...start,
    status: 1,
    view: 'table',
    keyword: '2025',
  });
});

test('changing the page size resets to page 1, and keeps the filter', () => {
  expect(withPageSize({ page: 3, pageSize: 10, keyword: '硯' }, '10')).toEqual({
    page: 1,
    pageSize: 10,
    keyword: '硯',
  });
});

test('an applied filter has no blanks around its keyword and its dates the right way round', () => {
  expect(tidyFilter({ keyword: ' 硯 ', startDate: '2026-11-30', endDate: '2026-05-01' })).toEqual({
    keyword: '硯',
    startDate: '2026-05-01',
    endDate: '2026-11-30',
  });
  expect(tidyFilter({ keyword: '  ' })).toEqual({
    keyword: undefined,
    startDate: undefined,
    endDate: undefined,
  });
});

test('each filter at work has a chip that takes away that filter alone; the two dates have one', () => {
  expect(contentChips({ keyword: '硯', status: 0, startDate: '2026-05-01' })).toEqual([
    { key: 'keyword', label: '關鍵字：硯', without: { keyword: undefined } },
    { key: 'status', label: '狀態：下架', without: { status: undefined } },
    { key: 'date', label: '更新日期：2026/05/01～', without: { startDate: undefined, endDate: undefined } },
  ]);
  expect(contentChips({ keyword: '' })).toEqual([]);
});

test('a page behind the end of a list shows the last page instead', async () => {
  const asked: number[] = [];
  const load = async ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) => {
    asked.push(pageNumber);
    const items = pageNumber > 3 ? [] : [pageNumber * pageSize];
    return { ok: true as const, messages: [], data: { items, totalCount: 23 } };
  };
  expect(await loadPage({ page: 9, pageSize: 10 }, load)).toEqual({ items: [30], totalCount: 23 });
  expect(asked).toEqual([9, 3]);
});
