import { contentEntries, pageEntries, sortingEntry } from '../../list/list-search';
import { oneOf, orElse, type SearchOf, urlSearch } from '../../list/url-search';

/** URL state of the list: tab, cards or table, sort mode, filter and page. */
export const caseListSearch = urlSearch({
  tab: orElse(oneOf([1, 2, 3]), 1),
  view: orElse(oneOf(['cards', 'table']), 'cards'),
  ...sortingEntry,
  ...contentEntries,
  ...pageEntries,
});

export type CaseListSearch = SearchOf<typeof caseListSearch>;
