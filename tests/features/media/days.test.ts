import { expect, test } from 'vitest';
import { byDay } from '../../../src/features/media/days';

test('pictures stand by the day of their upload in Taipei, the last two by their names', () => {
  // 2026/11/24 00:30 in Taipei.
  const now = Date.parse('2026-11-23T16:30:00Z');
  const rows = [
    '2026-11-23T16:10:00Z',
    '2026-11-23T15:59:00Z',
    '2026-11-22T16:00:00Z',
    '2026-11-22T15:59:00Z',
    '2025-11-24T01:00:00Z',
  ].map((uploadedOn) => ({ uploadedOn }));
  expect(byDay(rows, now).map(({ day, rows: { length } }) => [day, length])).toEqual([
    ['今天', 1],
    ['昨天', 2],
    ['2026/11/22', 1],
    ['2025/11/24', 1],
  ]);
  expect(byDay([], now)).toEqual([]);
});
