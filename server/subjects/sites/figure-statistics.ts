import type { components } from '../../../openapi/generated/types';

type Share = components['schemas']['FigureShare'];
type Change = components['schemas']['FigureChange'];

/** Smaller numbers are hidden. */
const minShownCount = 5;
/** Views from which shares are meaningful. */
const enough = 100;
/** Quantile of the normal distribution for 95 % confidence. */
const z = 1.959964;
const maxDays = 183;

export const shown = (count: number): number | null => (count < minShownCount ? null : count);

/** Parts of a published sum; also hides the smallest if the hidden value could be computed. */
export function shownParts(parts: readonly number[]): (number | null)[] {
  const left = parts.reduce((sum, part) => (shown(part) === null ? sum + part : sum), 0);
  const smallest = Math.min(...parts.filter((part) => shown(part) !== null));
  const gaps = parts.filter((part) => part > 0 && shown(part) === null).length;
  const hidden = left > 0 && (left < minShownCount || gaps === 1) ? parts.indexOf(smallest) : -1;
  return parts.map((part, index) => (index === hidden ? null : shown(part)));
}

export const isEnough = (views: number): boolean => views >= enough;

/** Share of views with Wilson's interval; null if there are too few views, or if the count is hidden. */
export function shareOf(count: number, views: number): Share | null {
  if (!isEnough(views) || shown(count) === null) return null;
  // Picture and script are counted separately, so one count may be more complete.
  const share = Math.min(1, count / views);
  const weight = z ** 2 / views;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (z / (1 + weight)) * Math.sqrt((share * (1 - share)) / views + z ** 2 / (4 * views ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Newcombe's interval of the difference between two shares, `now` minus `before`. */
export function changeOf(now: Share, before: Share): Change {
  const difference = now.share - before.share;
  const low = difference - Math.hypot(now.share - now.low, before.high - before.share);
  const high = difference + Math.hypot(now.high - now.share, before.share - before.low);
  return { low, high, isKnown: low > 0 || high < 0 };
}

/**
 * Days until the difference becomes significant: the interval shrinks with the root of the views. Null if
 * significant, zero, or beyond half a year.
 */
export function daysUntilSignificant(
  now: Share,
  before: Share,
  { views, days }: { views: number; days: number },
): number | null {
  const { low, high, isKnown } = changeOf(now, before);
  const difference = Math.abs(now.share - before.share);
  if (isKnown || difference === 0 || views === 0) return null;
  const needed = ((high - low) / 2 / difference) ** 2;
  const left = Math.ceil((needed - 1) * Math.max(1, days));
  return left > maxDays ? null : Math.max(1, left);
}
