import { expect, test } from 'vitest';
import { byPeriod } from '../../../src/subjects/library/periods';

test('pictures are grouped by upload time in Taipei: today, then by month', () => {
  // 2026/11/24 00:30 in Taipei.
  const now = Date.parse('2026-11-23T16:30:00Z');
  const rows = [
    '2026-11-23T16:10:00Z',
    '2026-11-23T15:59:00Z',
    '2026-10-31T16:00:00Z',
    '2026-10-31T15:59:00Z',
    '2025-11-24T01:00:00Z',
  ].map((uploadedOn) => ({ uploadedOn }));
  expect(byPeriod(rows, now).map(({ key, name, rows: { length } }) => [key, name, length])).toEqual([
    ['2026-11-24', '今天', 1],
    ['2026-11', '2026 年 11 月', 2],
    ['2026-10', '2026 年 10 月', 1],
    ['2025-11', '2025 年 11 月', 1],
  ]);
  expect(byPeriod([], now)).toEqual([]);
});
