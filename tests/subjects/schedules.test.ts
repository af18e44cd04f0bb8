import { expect, test } from 'vitest';
import { daysOf, monthAfter } from '../../src/subjects/schedules/months';

test('a month is drawn in whole weeks from Monday, also over the end of a year', () => {
  const december = daysOf('2026-12');
  expect([december[0], december.at(-1), december.length]).toEqual(['2026-11-30', '2027-01-03', 35]);
  expect(daysOf('2027-02')).toHaveLength(28);
  expect(daysOf('2026-08')).toHaveLength(42);
  for (const month of ['2024-02', '2026-03', '2030-12']) {
    const days = daysOf(month);
    expect(days.length % 7).toBe(0);
    expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(new Set(days).size).toBe(days.length);
  }
});

test('months follow each other over the year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-05', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-05',
  ]);
});
