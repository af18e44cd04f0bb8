import { expect, test } from 'vitest';
import {
  chartOf,
  type ContactWeek,
  hasUsualRange,
  unusualOf,
} from '../../../src/subjects/home/contact-chart';
import { chartText } from '../../../src/subjects/home/text';

const week = (startDate: string, counts: number[], medianHours: number | null = null): ContactWeek => ({
  startDate,
  counts,
  medianHours,
});

test('a bar stacks the types from customer service upward, leaves out those without enquiries, and has the total', () => {
  const { bars } = chartOf([week('2026-11-16', [2, 0, 6, 2]), week('2026-11-23', [0, 0, 5, 0])]);
  expect(bars.map(({ day, total, isRunning }) => [day, total, isRunning])).toEqual([
    ['11/16', 10, false],
    ['11/23', 5, true],
  ]);
  const [full, half] = bars;
  expect(full?.parts.map(({ type }) => type)).toEqual([3, 1, 4]);
  expect(half?.parts.map(({ type }) => type)).toEqual([3]);
  expect([full?.y, half?.y]).toEqual([28, 90]);
  expect(full?.parts.at(-1)?.y).toBeCloseTo(28, 10);
});

test('the marks are at most five round numbers, also without enquiries', () => {
  const marks = (...counts: number[]) =>
    chartOf(counts.map((count) => week('2026-11-23', [count, 0, 0, 0]))).marks.map(({ value }) => value);
  expect(marks(0, 0)).toEqual([0, 1]);
  expect(marks(3)).toEqual([0, 1, 2, 3]);
  expect(marks(22, 4)).toEqual([0, 10, 20]);
  expect(marks(37)).toEqual([0, 10, 20, 30]);
  expect(marks(1_800)).toEqual([0, 500, 1_000, 1_500]);
});

test('the medians have a separate scale, and their line breaks in a week without one', () => {
  const { lines } = chartOf([
    week('2026-11-02', [90, 0, 0, 0], 8),
    week('2026-11-09', [1, 0, 0, 0], null),
    week('2026-11-16', [1, 0, 0, 0], 4),
    week('2026-11-23', [1, 0, 0, 0], 2),
  ]);
  expect(lines.map((line) => line.map(({ y, hours }) => [hours, y]))).toEqual([
    [[8, 196]],
    [
      [4, 218],
      [2, 229],
    ],
  ]);
});

test('the median of this week is compared with that of the week before where both are known', () => {
  expect([chartText.thisWeek(3.2), chartText.difference(3.2, 4.1)]).toEqual(['本週 3.2', '，比前一週少 0.9']);
  expect(chartText.difference(4.1, 3.2)).toBe('，比前一週多 0.9');
  expect(chartText.difference(4, 4)).toBe('，與前一週相同');
  expect([chartText.thisWeek(null), chartText.difference(null, 4)]).toEqual(['本週尚無', '']);
  expect(chartText.difference(4, null)).toBe('');
});

test('weeks out of the usual range are told, once there is one', () => {
  const weeks = (...totals: number[]) => totals.map((total) => week('2026-11-23', [total, 0, 0, 0]));
  expect(hasUsualRange(weeks(0, 0, 3, 4, 5))).toBe(false);
  expect(unusualOf(weeks(0, 0, 3, 4, 50))).toBeNull();
  expect(unusualOf(weeks(0, 3, 4, 5, 4))).toBeNull();
  expect(unusualOf(weeks(0, 3, 4, 5, 6))).toEqual({ kind: 'most', count: 6 });
  // The present week is not over; weeks before the first enquiry are no range.
  expect(unusualOf(weeks(0, 3, 4, 2, 0))).toBeNull();
  expect(unusualOf(weeks(0, 3, 4, 3, 2, 1))).toEqual({ kind: 'fewest', count: 2 });
  expect(unusualOf(weeks(0, 3, 4, 3, 3, 1))).toBeNull();
});
