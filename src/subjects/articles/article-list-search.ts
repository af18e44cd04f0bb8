import { ArticleType } from '../../../openapi/generated/enums';
import { contentEntries, pageEntries, sortingEntry } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch, withDefault } from '../../records/list/url-search';

/** URL state of the list: type (market trends first), sort mode, filter and page. */
export const articleListSearch = urlSearch({
  type: withDefault(oneOf(Object.values(ArticleType)), ArticleType.marketTrends),
  ...sortingEntry,
  ...contentEntries,
  ...pageEntries,
});

export type ArticleListSearch = SearchOf<typeof articleListSearch>;
