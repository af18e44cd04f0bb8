import { ContentStatus, VisibleState } from '../../../openapi/generated/enums';
import { type DateRange, orderedRange } from './date-range';
import { day, oneOf, positive, type SearchOf, shortText, urlSearch, withDefault } from './url-search';

/** Page sizes, the default first (specification 9). */
export const PAGE_SIZES = [10] as const;

/** URL state of every list; invalid values become defaults. */
export const pageEntries = {
  page: withDefault(positive, 1),
  pageSize: withDefault(oneOf(PAGE_SIZES), PAGE_SIZES[0]),
};

export const keywordEntry = { keyword: shortText(200) };

/** Ends of a list's date filter, YYYY-MM-DD. */
export const dateEntries = { startDate: day, endDate: day };

/** States offered by the filter. */
export const visibleStates = Object.values(VisibleState);

/** Filter of a content list: keyword, status and dates. */
export const contentEntries = {
  ...keywordEntry,
  ...dateEntries,
  status: oneOf(Object.values(ContentStatus)),
  visibleState: oneOf(visibleStates),
};

/** Sort mode in the URL, so that Back leaves it. */
export const sortingEntry = { sorting: oneOf([true]) };

/** First values of an add form, in the URL. */
export const addSearch = urlSearch({ title: shortText(200) });

export interface ListSearch {
  /** From 1. */
  page: number;
  pageSize: number;
}

const contentSearch = urlSearch(contentEntries);

/** Entries of a content list's filter panel. */
export type ContentFilter = SearchOf<typeof contentSearch>;

/** URL state of a content list: filter and page. */
export const contentListSearch = urlSearch({ ...contentEntries, ...pageEntries });
export type ContentListSearch = SearchOf<typeof contentListSearch>;

/** Values that the URL omits. */
export const pageDefaults = { page: 1, pageSize: PAGE_SIZES[0] } as const;

/** Search with another page size, from page 1 (specification 4). */
export function withPageSize<TSearch>(search: TSearch, chosen: string) {
  return { ...search, pageSize: PAGE_SIZES.find((size) => String(size) === chosen), page: 1 };
}

/** Trims the keyword and orders the dates. */
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

/** Keyword and dates of a list as query of its call; only entries that limit the list. */
export function basicQuery({
  keyword,
  startDate,
  endDate,
}: Pick<ContentFilter, 'keyword' | keyof DateRange>) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}

/** Filter of a content list as query of its call. */
export function contentQuery({ status, visibleState, ...filter }: ContentFilter) {
  return {
    ...basicQuery(filter),
    ...(status === undefined ? {} : { status }),
    ...(visibleState ? { visibleState } : {}),
  };
}

/** Filter and order of a list without its page: another value means other rows. */
export const filterKey = ({ page: _page, pageSize: _size, ...filter }: ListSearch): string =>
  JSON.stringify(filter);
