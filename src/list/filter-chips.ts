import { fromNativeDate } from '../ui/date-text';
import type { DateRange } from './date-range';
import type { ContentFilter } from './list-search';
import { listText } from './text';
import { scheduleText, statusInWords } from '../time/text';

/** One filter at work, in words, and what the filter becomes when it is taken away. */
export interface FilterChip<TFilter> {
  key: string;
  label: string;
  without: Partial<TFilter>;
}

/** The chip of one field of a filter; none when the field does not limit. */
export function filterChip<TName extends string>(
  key: TName,
  name: string,
  value: string | undefined,
): FilterChip<{ [Name in TName]?: undefined }>[] {
  if (!value) return [];
  // A computed key of a type parameter is a plain string to the compiler.
  const without = { [key]: undefined } as { [Name in TName]?: undefined };
  return [{ key, label: listText.chip(name, value), without }];
}

/** The chip of the keyword; none when there is none. */
export const keywordChip = (keyword: string | undefined) => filterChip('keyword', listText.keyword, keyword);

/** The chip of a date range; none when it does not limit. */
export function dateChips(name: string, { startDate, endDate }: DateRange): FilterChip<DateRange>[] {
  if (!startDate && !endDate) return [];
  const text = (date: string | undefined) => fromNativeDate(date ?? '');
  return [
    {
      key: 'date',
      label: listText.chip(name, `${text(startDate)}${listText.to}${text(endDate)}`),
      without: { startDate: undefined, endDate: undefined },
    },
  ];
}

/** The filters at work in a list of content. */
export function contentChips(filter: ContentFilter): FilterChip<ContentFilter>[] {
  const { keyword, status, visibleState } = filter;
  return [
    ...keywordChip(keyword),
    ...filterChip('status', listText.status, status === undefined ? undefined : statusInWords(status)),
    ...filterChip('visibleState', scheduleText.column, visibleState && scheduleText.states[visibleState]),
    ...dateChips(listText.updatedOn, filter),
  ];
}
