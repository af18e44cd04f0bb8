import { expect, it } from 'vitest';
import { plotOf } from '../../../src/subjects/sites/figures/plot';
import { countText, figuresText } from '../../../src/subjects/sites/figures/text';

const publication = (number: number, share: number | null) => ({
  versionId: number,
  number,
  publishedOn: '2026-11-18T06:32:00Z',
  views: share === null ? null : 1240,
  rates: {
    sent: share === null ? null : { share, low: share / 2, high: share * 1.6 },
    contact: null,
  },
});

it('a publication with too few views has a position without a dot, and the newest is marked', () => {
  const { dots, marks } = plotOf(
    [publication(1, 0.009), publication(2, null), publication(3, 0.012)],
    'sent',
  );
  expect(dots.map(({ rate, isRunning }) => [rate !== null, isRunning])).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
  expect(marks.map(({ share }) => share)).toEqual([0, 0.005, 0.01, 0.015, 0.02]);
  expect(dots.every(({ rate }) => !rate || (rate.from < rate.at && rate.at < rate.to))).toBe(true);
  expect(plotOf([publication(1, null)], 'contact').marks.length).toBeGreaterThan(1);
});

it.each([
  [0.2, 0.26, '增加 20～26 個百分點'],
  [-0.26, -0.2, '減少 20～26 個百分點'],
  [0.002, 0.011, '增加 0.2～1.1 個百分點'],
])('a change of %f to %f is described in words', (low, high, words) => {
  expect(figuresText.change(low, high)).toBe(words);
});

it('a hidden count is shown as fewer than five', () => {
  expect([countText(null), countText(1240)]).toEqual(['少於 5', '1,240']);
});
