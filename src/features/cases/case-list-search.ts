import * as v from 'valibot';
import { contentFilterEntries, sortingEntry } from '../../shared/list/content-filter';

/** The list's state in the URL; a value that makes no sense counts as left out, and so do defaults (tab 1, page 1, cards). */
export const caseListSearch = v.object({
  tab: v.fallback(v.optional(v.picklist([1, 2, 3])), undefined),
  view: v.fallback(v.optional(v.picklist(['cards', 'table'])), undefined),
  ...sortingEntry,
  ...contentFilterEntries,
});

export type CaseListSearch = v.InferOutput<typeof caseListSearch>;

/** A search with its defaults left out. */
export function withoutDefaults(search: CaseListSearch): CaseListSearch {
  return {
    ...search,
    tab: search.tab === 1 ? undefined : search.tab,
    page: search.page === 1 ? undefined : search.page,
    keyword: search.keyword?.trim() || undefined,
    view: search.view === 'cards' ? undefined : search.view,
  };
}
