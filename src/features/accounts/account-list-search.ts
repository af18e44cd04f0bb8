import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the list in the URL: filter and page. */
export const accountListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  active: oneOf([true, false]),
  ...pageEntries,
});

export type AccountListSearch = SearchOf<typeof accountListSearch>;

/** What the filter panel changes. */
export type AccountFilter = Omit<AccountListSearch, 'page' | 'pageSize'>;
