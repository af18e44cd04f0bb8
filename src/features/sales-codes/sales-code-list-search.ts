import { keywordEntry, pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

/** URL state of the list: keyword and page. */
export const salesCodeListSearch = urlSearch({ ...keywordEntry, ...pageEntries });

export type SalesCodeListSearch = SearchOf<typeof salesCodeListSearch>;
