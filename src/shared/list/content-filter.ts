import * as v from 'valibot';
import { orderedRange } from './date-range';
import { searchEntries } from './search-entries';

/** The filters of a content list in the URL; a value that makes no sense counts as left out. */
export const contentFilterEntries = {
  ...searchEntries,
  status: v.fallback(v.optional(v.picklist([0, 1])), undefined),
};

/** Sort mode of a list, in the URL: Back leaves it. */
export const sortingEntry = { sorting: v.fallback(v.optional(v.literal(true)), undefined) };

/** What the filter panel of a content list changes. */
export interface ContentFilter {
  keyword?: string | undefined;
  status?: 0 | 1 | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** How many filters are at work; the two dates count as one. */
export function filterCount({ keyword, status, startDate, endDate }: ContentFilter): number {
  return [keyword, status !== undefined, startDate ?? endDate].filter(Boolean).length;
}

/** A filter as it stands in the URL: nothing that does not limit, the dates the right way round, from page 1. */
export function appliedFilter({ keyword, status, startDate, endDate }: ContentFilter): ContentFilter & { page: undefined } {
  const range = orderedRange({ startDate, endDate });
  return { keyword: keyword?.trim() || undefined, status, startDate: range.startDate, endDate: range.endDate, page: undefined };
}

/** The filter as the list calls take it. */
export function filterQuery({ keyword, status, startDate, endDate }: ContentFilter) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(status === undefined ? {} : { status }),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
