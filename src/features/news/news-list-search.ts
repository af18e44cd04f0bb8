import { contentEntries, pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the list in the URL: filter and page. */
export const newsListSearch = urlSearch({ ...contentEntries, ...pageEntries });

export type NewsListSearch = SearchOf<typeof newsListSearch>;
