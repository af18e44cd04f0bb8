import * as v from 'valibot';
import { orderedRange } from '../../shared/list/date-range';

const date = v.pipe(v.string(), v.isoDate());

/** The list's state in the URL; what makes no sense counts as left out. */
export const contactListSearch = v.object({
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
  keyword: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200))), undefined),
  type: v.fallback(v.optional(v.picklist([1, 2, 3, 4])), undefined),
  state: v.fallback(v.optional(v.picklist([0, 1, 2])), undefined),
  startDate: v.fallback(v.optional(date), undefined),
  endDate: v.fallback(v.optional(date), undefined),
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
