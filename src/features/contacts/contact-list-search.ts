import * as v from 'valibot';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';

/** The state of the list in the URL: filter and page. */
export const contactListSearch = v.object({
  ...keywordEntry,
  ...dateEntries,
  type: v.fallback(v.optional(v.picklist([1, 2, 3, 4])), undefined),
  state: v.fallback(v.optional(v.picklist([0, 1, 2])), undefined),
  ...pageEntries,
});

export type ContactListSearch = v.InferOutput<typeof contactListSearch>;

/** What the filter panel changes, and what an export keeps to. */
export type ContactFilter = Omit<ContactListSearch, 'page' | 'pageSize'>;

/** The filter as list and export take it. */
export function contactQuery({ keyword, type, state, startDate, endDate }: ContactFilter) {
  return {
    ...(keyword ? { keyword } : {}),
    ...(type ? { type } : {}),
    ...(state === undefined ? {} : { handleStatus: state }),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}
