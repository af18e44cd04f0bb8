import { WebsiteStatus } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

/** URL state of the list: filter and page. */
export const websiteListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  status: oneOf(Object.values(WebsiteStatus)),
  /** Only websites with unpublished changes. */
  changed: oneOf([true]),
  ...pageEntries,
});

export type WebsiteListSearch = SearchOf<typeof websiteListSearch>;
