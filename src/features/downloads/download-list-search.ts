import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the list in the URL: filter and page. */
export const downloadListSearch = urlSearch({ ...keywordEntry, ...dateEntries, ...pageEntries });

export type DownloadListSearch = SearchOf<typeof downloadListSearch>;
