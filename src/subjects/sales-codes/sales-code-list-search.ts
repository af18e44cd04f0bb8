import { keywordEntry, pageEntries } from '../../records/list/list-search';
import { type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the list: keyword and page. */
export const salesCodeListSearch = urlSearch({ ...keywordEntry, ...pageEntries });

export type SalesCodeListSearch = SearchOf<typeof salesCodeListSearch>;
