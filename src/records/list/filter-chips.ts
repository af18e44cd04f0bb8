import { fromNativeDate } from '../../ui/date-text';
import type { DateRange } from './date-range';
import type { ContentFilter } from './list-search';
import { listText } from './text';
import { scheduleText, statusInWords } from '../../base/time/text';

/** An active filter as text, and the filter without it. */
export interface FilterChip<TFilter> {
  key: string;
  label: string;
  without: Partial<TFilter>;
}

/** Chip of one field; none if it does not limit the list. */
export function filterChip<TName extends string>(
  key: TName,
  name: string,
  value: string | undefined,
): FilterChip<{ [Name in TName]?: undefined }>[] {
  if (!value) return [];
  // TypeScript widens a computed key of a type parameter to string.
  const without = { [key]: undefined } as { [Name in TName]?: undefined };
  return [{ key, label: listText.chip(name, value), without }];
}

export const keywordChip = (keyword: string | undefined) => filterChip('keyword', listText.keyword, keyword);

/** Chip of a date range; none if it does not limit the list. */
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

export function contentChips(filter: ContentFilter): FilterChip<ContentFilter>[] {
  const { keyword, status, visibleState } = filter;
  return [
    ...keywordChip(keyword),
    ...filterChip('status', listText.status, status === undefined ? undefined : statusInWords(status)),
    ...filterChip('visibleState', scheduleText.column, visibleState && scheduleText.states[visibleState]),
    ...dateChips(listText.updatedOn, filter),
  ];
}
