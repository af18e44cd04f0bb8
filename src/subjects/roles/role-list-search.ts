import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the list: filter and page. */
export const roleListSearch = urlSearch({ ...keywordEntry, ...dateEntries, ...pageEntries });

export type RoleListSearch = SearchOf<typeof roleListSearch>;
