import { dayMs } from '../../base/time/days-left';
import { todayInTaipei } from '../../base/time/date-time';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The month of today in Taipei, YYYY-MM. */
export const thisMonth = (): string => todayInTaipei().slice(0, 7);

/** A month some months later or, below zero, earlier. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** Days of the whole weeks, Monday first, in which a month lies. */
export function daysOf(month: string): string[] {
  const first = midnight(`${month}-01`);
  const last = midnight(`${monthAfter(month, 1)}-01`) - dayMs;
  const weekday = (at: number) => (new Date(at).getUTCDay() + 6) % 7;
  const start = first - weekday(first) * dayMs;
  const count = Math.round((last - start) / dayMs) + 7 - weekday(last);
  return Array.from({ length: count }, (_, place) => dayOf(start + place * dayMs));
}
