import { WebsiteStatus } from '../../../openapi/generated/enums';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

/** The state of the list in the URL: filter and page. */
export const websiteListSearch = urlSearch({
  ...keywordEntry,
  ...dateEntries,
  status: oneOf(Object.values(WebsiteStatus)),
  /** Only those with changes that are not public. */
  changed: oneOf([true]),
  ...pageEntries,
});

export type WebsiteListSearch = SearchOf<typeof websiteListSearch>;
