import { dateChips } from '../../shared/list/filter-chips';
import type { FilterChip } from '../../shared/list/ListCard';
import { listText } from '../../shared/list/text';
import type { ContactListSearch } from './contact-list-search';
import { contactText } from './text';

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
