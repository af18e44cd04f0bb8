import { dayMs } from '../../base/contract/taipei-time';

const taipeiMs = 8 * 3_600_000;

/** Time this number of days from today (negative: before today), at a time of day in Taipei. */
export function onDay(days: number, time: string): Date {
  const day = new Date(Date.now() + taipeiMs + days * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00+08:00`);
}

/** Days until the next Saturday in Taipei, at least one. */
export function daysToSaturday(): number {
  const weekday = new Date(Date.now() + taipeiMs).getUTCDay();
  return 6 - weekday || 7;
}

/** Month in Taipei this number of months before the present one, such as 2026-11. */
export function monthBefore(months: number): string {
  const today = new Date(Date.now() + taipeiMs);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months)).toISOString().slice(0, 7);
}
