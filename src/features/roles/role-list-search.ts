import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the list in the URL: filter and page. */
export const roleListSearch = urlSearch({ ...keywordEntry, ...dateEntries, ...pageEntries });

export type RoleListSearch = SearchOf<typeof roleListSearch>;
