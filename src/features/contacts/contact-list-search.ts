import * as v from 'valibot';
import { orderedRange } from '../../shared/list/date-range';
import { searchEntries } from '../../shared/list/search-entries';

/** The list's state in the URL; what makes no sense counts as left out. */
export const contactListSearch = v.object({
  ...searchEntries,
  type: v.fallback(v.optional(v.picklist([1, 2, 3, 4])), undefined),
  state: v.fallback(v.optional(v.picklist([0, 1, 2])), undefined),
});

export type ContactListSearch = v.InferOutput<typeof contactListSearch>;

/** How many filters are at work; the two dates count as one. */
export function filterCount({ keyword, type, state, startDate, endDate }: ContactListSearch): number {
  return [keyword, type, state !== undefined, startDate ?? endDate].filter(Boolean).length;
}

/** A search from page 1, with nothing that does not limit and the dates the right way round. */
export function applied({ keyword, type, state, startDate, endDate }: ContactListSearch): ContactListSearch {
  const range = orderedRange({ startDate, endDate });
  return { keyword: keyword?.trim() || undefined, type, state, startDate: range.startDate, endDate: range.endDate, page: undefined };
}

/** The filters as the list and the export take them. */
export function contactQuery({ keyword, type, state, startDate, endDate }: ContactListSearch) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(type ? { type } : {}),
    ...(state === undefined ? {} : { handleStatus: state }),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
