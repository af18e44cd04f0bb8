import * as v from 'valibot';
import { dateChips } from '../../shared/list/content-filter';
import { orderedRange } from '../../shared/list/date-range';
import type { FilterChip } from '../../shared/list/ListCard';
import { searchEntries } from '../../shared/list/search-entries';
import { listText } from '../../shared/list/text';
import { contactText } from './text';

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

/** The filters at work in words; `onChange` gets the search without the one that is taken away. */
export function contactChips(search: ContactListSearch, onChange: (search: ContactListSearch) => void): FilterChip[] {
  const { keyword, type, state } = search;
  return [
    ...(keyword ? [{ key: 'keyword', label: listText.chip(contactText.keyword, keyword), onRemove: () => onChange({ ...search, keyword: undefined }) }] : []),
    ...(type ? [{ key: 'type', label: listText.chip(contactText.type, contactText.types[type]), onRemove: () => onChange({ ...search, type: undefined }) }] : []),
    ...(state === undefined ? [] : [{ key: 'state', label: listText.chip(contactText.state, contactText.states[state]), onRemove: () => onChange({ ...search, state: undefined }) }]),
    ...dateChips(contactText.createdOn, search, onChange),
  ];
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
