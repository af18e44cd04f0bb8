import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the list: filter and page. */
export const accountListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  active: oneOf([true, false]),
  ...pageEntries,
});

export type AccountListSearch = SearchOf<typeof accountListSearch>;

/** Entries of the filter panel. */
export type AccountFilter = Omit<AccountListSearch, 'page' | 'pageSize'>;
