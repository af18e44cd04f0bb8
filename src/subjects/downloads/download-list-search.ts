import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the list: filter and page. */
export const downloadListSearch = urlSearch({ ...keywordEntry, ...dateEntries, ...pageEntries });

export type DownloadListSearch = SearchOf<typeof downloadListSearch>;
