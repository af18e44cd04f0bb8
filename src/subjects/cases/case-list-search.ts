import { CaseTab } from '../../../openapi/generated/enums';
import { contentEntries, pageEntries, sortingEntry } from '../../records/list/list-search';
import { oneOf, type SearchOf, urlSearch, withDefault } from '../../records/list/url-search';

/** URL state of the list: tab, cards or table, sort mode, filter and page. */
export const caseListSearch = urlSearch({
  tab: withDefault(oneOf(Object.values(CaseTab)), CaseTab.selling),
  view: withDefault(oneOf(['cards', 'table']), 'cards'),
  ...sortingEntry,
  ...contentEntries,
  ...pageEntries,
});

export type CaseListSearch = SearchOf<typeof caseListSearch>;
