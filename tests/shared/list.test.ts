import { expect, test } from 'vitest';
import { orderedRange } from '../../src/shared/list/date-range';
import { dateTimeText } from '../../src/shared/list/date-time';
import { idText } from '../../src/shared/list/id-text';
import { listRange } from '../../src/shared/list/list-range';
import { listText } from '../../src/shared/list/text';

test('the table footer reads "total count N, showing a~b"', () => {
  const { from, to } = listRange(23, 3, 10);
  expect(listText.total(23, from, to)).toBe('總計 23 筆，顯示 21～23 筆');
  expect(listRange(23, 1, 10)).toEqual({ from: 1, to: 10 });
  expect(listRange(0, 1, 10)).toEqual({ from: 0, to: 0 });
});

test('the id column is shown padded to two digits', () => {
  expect([9, 47, 123].map(idText)).toEqual(['09', '47', '123']);
});

test('a custom date filter with start after end counts the right way round', () => {
  expect(orderedRange({ startDate: '2026-11-30', endDate: '2026-05-01' })).toEqual({ startDate: '2026-05-01', endDate: '2026-11-30' });
  expect(orderedRange({ startDate: '2026-05-01' })).toEqual({ startDate: '2026-05-01' });
  expect(orderedRange({})).toEqual({});
});

test('times are shown as YYYY/MM/DD HH:mm:ss in Taipei, whatever the browser says', () => {
  expect(dateTimeText('2026-11-18T06:32:06Z')).toBe('2026/11/18 14:32:06');
  expect(dateTimeText(null)).toBe('');
});
