import { SiteStatus } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../records/list/url-search';

/** URL state of the list: filter and page. */
export const siteListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  status: oneOf(Object.values(SiteStatus)),
  /** Only sites with unpublished changes. */
  changed: oneOf([true]),
  ...pageEntries,
});

export type SiteListSearch = SearchOf<typeof siteListSearch>;
