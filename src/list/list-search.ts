import { ContentStatus, VisibleState } from '../../openapi/generated/enums';
import { type DateRange, orderedRange } from './date-range';
import { day, oneOf, orElse, positive, type SearchOf, shortText, urlSearch } from './url-search';

/** Rows that a page of a list may have, the default first (specification 9). */
export const PAGE_SIZES = [10] as const;

/** The state that every list has in the URL; a value that makes no sense counts as the default. */
export const pageEntries = {
  page: orElse(positive, 1),
  pageSize: orElse(oneOf(PAGE_SIZES), PAGE_SIZES[0]),
};

/** What a list's keyword looks for. */
export const keywordEntry = { keyword: shortText(200) };

/** First and last day of a list's date filter, as YYYY-MM-DD. */
export const dateEntries = { startDate: day, endDate: day };

/** What a visitor may see of a record, as it is offered. */
export const visibleStates = Object.values(VisibleState);

/** The filter of a list of content: keyword, status and dates. */
export const contentEntries = {
  ...keywordEntry,
  ...dateEntries,
  status: oneOf(Object.values(ContentStatus)),
  visibleState: oneOf(visibleStates),
};

/** Sort mode of a list, in the URL: Back leaves it. */
export const sortingEntry = { sorting: oneOf([true]) };

/** What an add form starts from, in the URL. */
export const addSearch = urlSearch({ title: shortText(200) });

/** The page of a list that is asked for. */
export interface ListSearch {
  /** From 1. */
  page: number;
  pageSize: number;
}

const contentSearch = urlSearch(contentEntries);

/** What the filter panel of a content list changes. */
export type ContentFilter = SearchOf<typeof contentSearch>;

/** What every list leaves out of its URL. */
export const pageDefaults = { page: 1, pageSize: PAGE_SIZES[0] } as const;

/** The list with as many rows a page as was chosen, from page 1 (specification 4). */
export function withPageSize<TSearch>(search: TSearch, chosen: string) {
  return { ...search, pageSize: PAGE_SIZES.find((size) => String(size) === chosen), page: 1 };
}

/** A filter that is applied: without blanks around the keyword, and the dates the right way round. */
export function tidyFilter<TFilter extends DateRange & { keyword?: string | undefined }>(
  filter: TFilter,
): TFilter {
  return {
    ...filter,
    keyword: filter.keyword?.trim() || undefined,
    startDate: undefined,
    endDate: undefined,
    ...orderedRange(filter),
  };
}

/** The filter of a content list as its call takes it: only what limits. */
export function contentQuery({ keyword, status, visibleState, startDate, endDate }: ContentFilter) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(status === undefined ? {} : { status }),
    ...(visibleState ? { visibleState } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
