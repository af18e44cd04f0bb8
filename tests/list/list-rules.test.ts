import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/api/result';
import { isLimited, orderedRange } from '../../src/records/list/date-range';
import { contentChips, dateChips, filterChip } from '../../src/records/list/filter-chips';
import { isOrMore, knownRowCount, listRange, pageCountOf } from '../../src/records/list/list-range';
import {
  contentEntries,
  contentQuery,
  pageDefaults,
  pageEntries,
  sortingEntry,
  tidyFilter,
} from '../../src/records/list/list-search';
import { loadAll, loadPage, type RowPage } from '../../src/records/list/load-list';
import { urlSearch } from '../../src/records/list/url-search';

const page = urlSearch({ ...pageEntries, ...contentEntries, ...sortingEntry });

test.each<[object, object]>([
  [
    {
      page: 3,
      pageSize: 10,
      keyword: '硯',
      status: 0,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      sorting: true,
    },
    {
      page: 3,
      pageSize: 10,
      keyword: '硯',
      status: 0,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      sorting: true,
    },
  ],
  [{}, { page: 1, pageSize: 10 }],
  [
    {
      page: 1.5,
      pageSize: 20,
      keyword: 'x'.repeat(201),
      status: 2,
      startDate: '2026-1-1',
      endDate: 20_261_231,
      sorting: false,
    },
    { page: 1, pageSize: 10 },
  ],
  [
    { page: 0, keyword: 2025 },
    { page: 1, pageSize: 10, keyword: '2025' },
  ],
  [
    { page: '2', keyword: 'x'.repeat(200), status: 1 },
    { page: 1, pageSize: 10, keyword: 'x'.repeat(200), status: 1 },
  ],
])('a list reads from its address: %j', (search, read) => {
  expect(page({ ...search, __TSearchSchemaInput__: 'TSearchSchemaInput' })).toStrictEqual(read);
});

test('a list omits defaults from its address', () => {
  expect(pageDefaults).toEqual({ page: 1, pageSize: 10 });
});

test('a call has only the filters that limit it', () => {
  expect(contentQuery({ keyword: '', status: 0, startDate: '2026-01-01', endDate: undefined })).toEqual({
    status: 0,
    startDate: '2026-01-01',
  });
  expect(contentQuery({ keyword: '硯', endDate: '2026-12-31' })).toEqual({
    keyword: '硯',
    endDate: '2026-12-31',
  });
});

test('an applied filter keeps its other fields', () => {
  const filter = { keyword: ' ', startDate: '', endDate: '2026-05-01', status: 1 };
  expect(tidyFilter(filter)).toEqual({
    keyword: undefined,
    startDate: undefined,
    endDate: '2026-05-01',
    status: 1,
  });
  expect(tidyFilter({})).toEqual({ keyword: undefined, startDate: undefined, endDate: undefined });
});

test('a range limits with one day, and two days are put in order', () => {
  expect([{ startDate: 'a' }, { endDate: 'a' }, {}, { startDate: '' }].map(isLimited)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([
    orderedRange({ startDate: '2', endDate: '1' }),
    orderedRange({ startDate: '1', endDate: '2' }),
    orderedRange({ startDate: '1', endDate: '1' }),
    orderedRange({ startDate: '', endDate: '1' }),
  ]).toEqual([
    { startDate: '1', endDate: '2' },
    { startDate: '1', endDate: '2' },
    { startDate: '1', endDate: '1' },
    { endDate: '1' },
  ]);
});

test('a chip represents one field that limits', () => {
  expect([
    filterChip('name', '姓名', '王'),
    filterChip('name', '姓名', ''),
    filterChip('name', '姓名', undefined),
  ]).toEqual([[{ key: 'name', label: '姓名：王', without: { name: undefined } }], [], []]);
  expect(dateChips('日期', { endDate: '2026-05-01' })).toEqual([
    { key: 'date', label: '日期：～2026/05/01', without: { startDate: undefined, endDate: undefined } },
  ]);
  expect(dateChips('日期', {})).toEqual([]);
  expect(contentChips({ status: 1 })).toEqual([
    { key: 'status', label: '狀態：上架', without: { status: undefined } },
  ]);
});

test('a page beyond the end shows no rows', () => {
  expect([listRange(20, 3, 10), listRange(21, 3, 10), listRange(20, 2, 10)]).toEqual([
    { from: 0, to: 0 },
    { from: 21, to: 21 },
    { from: 11, to: 20 },
  ]);
});

/** A list of so many rows that records its requests. */
function rows(count: number, told = count) {
  const asked: unknown[] = [];
  const load = async (request: {
    pageNumber: number;
    pageSize: number;
  }): Promise<ApiResult<RowPage<number>>> => {
    asked.push(request);
    const start = (request.pageNumber - 1) * request.pageSize;
    return {
      ok: true,
      messages: [],
      data: {
        items: Array.from({ length: count }, (_, row) => row).slice(start, start + request.pageSize),
        totalCount: told,
      },
    };
  };
  return { asked, load };
}

test('a page is requested once if it has rows or the list is empty', async () => {
  const some = rows(11);
  expect(await loadPage({ page: 2, pageSize: 10 }, some.load)).toEqual({ items: [10], totalCount: 11 });
  expect(some.asked).toEqual([{ pageNumber: 2, pageSize: 10 }]);
  const none = rows(0);
  expect(await loadPage({ page: 2, pageSize: 10 }, none.load)).toEqual({ items: [], totalCount: 0 });
  expect(none.asked).toHaveLength(1);
});

test.each([
  [0, 1],
  [99, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('all %i rows are loaded in %i calls', async (count, calls) => {
  const { load, asked } = rows(count);
  expect(await loadAll(load)).toEqual(Array.from({ length: count }, (_, row) => row));
  expect(asked).toEqual(
    Array.from({ length: calls }, (_, index) => ({ pageNumber: index + 1, pageSize: 100 })),
  );
});

test('a count that has reached the limit ends no list that is loaded whole', async () => {
  const { load } = rows(250, 200);
  const limited: typeof load = async (request) => {
    const answer = await load(request);
    return answer.ok ? { ...answer, data: { ...answer.data, countLimit: 200 } } : answer;
  };
  expect(await loadAll(limited)).toHaveLength(250);
});

test('beyond the counted rows, there is a next page after each full page', () => {
  const reach = (pageNumber: number, shown: number, totalCount = 30, countLimit = 30) => {
    const counted = { items: Array.from({ length: shown }), totalCount, countLimit, pageNumber };
    return [isOrMore(counted), knownRowCount(counted, 10), pageCountOf(counted, 10)];
  };
  expect([reach(1, 10), reach(3, 10), reach(4, 10), reach(5, 2)]).toEqual([
    [true, 30, 3],
    [true, 30, 4],
    [true, 40, 5],
    [true, 42, 5],
  ]);
  expect([reach(3, 9, 29), reach(3, 10, 30, Infinity)]).toEqual([
    [false, 29, 3],
    [false, 30, 3],
  ]);
});

test('rows that vanish while they are loaded end the list', async () => {
  const { load, asked } = rows(150, 1000);
  expect(await loadAll(load)).toHaveLength(150);
  expect(asked).toHaveLength(2);
});
