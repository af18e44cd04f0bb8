import { listCalendar } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';
import { wireDay } from '../../base/time/date-time';
import type { SearchOf } from '../../records/list/url-search';
import type { calendarSearch } from './calendar-search';
import { daysOf, thisMonth } from './months';

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
