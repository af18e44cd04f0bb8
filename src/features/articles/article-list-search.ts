import { contentEntries, pageEntries, sortingEntry } from '../../list/list-search';
import { oneOf, orElse, type SearchOf, urlSearch } from '../../list/url-search';

const types = [2, 3] as const;

/** URL state of the list: type (market trends first), sort mode, filter and page. */
export const articleListSearch = urlSearch({
  type: orElse(oneOf(types), types[0]),
  ...sortingEntry,
  ...contentEntries,
  ...pageEntries,
});

export type ArticleListSearch = SearchOf<typeof articleListSearch>;
