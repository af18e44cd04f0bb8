import { listCalendar } from '../../api/generated/operations';
import { unwrap } from '../../calls/load';
import { wireDay } from '../../time/date-time';
import { type SearchOf, urlSearch } from '../../list/url-search';
import { daysOf, thisMonth } from './months';

/** URL state of the calendar; without a month the present one. */
export const calendarSearch = urlSearch({
  month: (value: unknown) =>
    typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined,
});

/** The days of a month's weeks, each with what goes live or offline. Throws LoadError. */
export async function loadCalendar({ month = thisMonth() }: SearchOf<typeof calendarSearch>) {
  const days = daysOf(month);
  const from = days[0] ?? '';
  const { entries, isCut } = await unwrap(listCalendar({ from, to: days.at(-1) ?? from }));
  return {
    month,
    isCut,
    days: days.map((day) => ({ day, entries: entries.filter(({ at }) => wireDay(at) === day) })),
  };
}

type Calendar = Awaited<ReturnType<typeof loadCalendar>>;
export type CalendarDay = Calendar['days'][number];
export type CalendarEntry = CalendarDay['entries'][number];
