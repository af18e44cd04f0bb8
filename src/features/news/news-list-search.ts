import { contentEntries, pageEntries } from '../../list/list-search';
import { type SearchOf, urlSearch } from '../../list/url-search';

/** URL state of the list: filter and page. */
export const newsListSearch = urlSearch({ ...contentEntries, ...pageEntries });

export type NewsListSearch = SearchOf<typeof newsListSearch>;
