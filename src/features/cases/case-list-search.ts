import * as v from 'valibot';
import { contentEntries, pageEntries, sortingEntry } from '../../list/list-search';

/** The state of the list in the URL: tab, cards or table, sort mode, filter and page. */
export const caseListSearch = v.object({
  tab: v.optional(v.fallback(v.picklist([1, 2, 3]), 1), 1),
  view: v.optional(v.fallback(v.picklist(['cards', 'table']), 'cards'), 'cards'),
  ...sortingEntry,
  ...contentEntries,
  ...pageEntries,
});

export type CaseListSearch = v.InferOutput<typeof caseListSearch>;
