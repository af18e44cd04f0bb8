import { expect, test } from 'vitest';
import { statusOf } from '../../src/records/list/list-status';

const page = { items: [1, 2], totalCount: 22, pageNumber: 3 };

test('a list announces its total, the rows shown and the page', () => {
  expect(statusOf(page, 10, false)).toBe('總計 22 筆，顯示 21～22 筆，第 3 頁，共 3 頁');
});

test('an empty list shows whether its filters are the reason', () => {
  const empty = { items: [], totalCount: 0, pageNumber: 1 };
  expect(statusOf(empty, 10, false)).toBe('目前尚無相關資料');
  expect(statusOf(empty, 10, true)).toBe('沒有符合篩選條件的資料，請調整或清除條件');
});
