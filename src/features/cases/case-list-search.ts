import * as v from 'valibot';

const date = v.pipe(v.string(), v.isoDate());

/** The list's state in the URL; a value that makes no sense counts as left out, and so do defaults (tab 1, page 1, cards). */
export const caseListSearch = v.object({
  tab: v.fallback(v.optional(v.picklist([1, 2, 3])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  keyword: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  status: v.fallback(v.optional(v.picklist([0, 1])), undefined),
  startDate: v.fallback(v.optional(date), undefined),
  endDate: v.fallback(v.optional(date), undefined),
  view: v.fallback(v.optional(v.picklist(['cards', 'table'])), undefined),
});

export type CaseListSearch = v.InferOutput<typeof caseListSearch>;

/** The part of the search that the filter panel changes. */
export type CaseFilter = Pick<CaseListSearch, 'keyword' | 'status' | 'startDate' | 'endDate'>;

/** How many filters are at work; the two dates count as one. */
export function filterCount({ keyword, status, startDate, endDate }: CaseFilter): number {
  return [keyword, status !== undefined, startDate ?? endDate].filter(Boolean).length;
}

/** A search with its defaults left out. */
export function withoutDefaults(search: CaseListSearch): CaseListSearch {
  return {
    tab: search.tab === 1 ? undefined : search.tab,
    page: search.page === 1 ? undefined : search.page,
    keyword: search.keyword?.trim() || undefined,
    status: search.status,
    startDate: search.startDate || undefined,
    endDate: search.endDate || undefined,
    view: search.view === 'cards' ? undefined : search.view,
  };
}
