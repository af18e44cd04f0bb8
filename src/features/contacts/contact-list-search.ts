import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { dateEntries, keywordEntry, pageEntries } from '../../list/list-search';
import { oneOf, type SearchOf, urlSearch } from '../../list/url-search';

const filterEntries = {
  ...keywordEntry,
  ...dateEntries,
  type: oneOf([1, 2, 3, 4]),
  /** A handling state, or all that are not closed. */
  state: oneOf([0, 1, 2, 'open']),
  /** Only what the account that is signed in handles. */
  mine: oneOf([true]),
};

/** The filter of the list that an enquiry was opened from, in the URL. */
export const contactFilterSearch = urlSearch(filterEntries);

/** The state of the list in the URL: filter and page. */
export const contactListSearch = urlSearch({ ...filterEntries, ...pageEntries });

export type ContactListSearch = SearchOf<typeof contactListSearch>;

/** What the filter panel changes, and what an export keeps to. */
export type ContactFilter = SearchOf<typeof contactFilterSearch>;

/** The filter as list and export take it. */
export function contactQuery({ keyword, type, state, startDate, endDate, mine }: ContactFilter) {
  const me = mine ? accountOf(session.getSnapshot())?.id : undefined;
  return {
    ...(me === undefined ? {} : { assigneeId: me }),
    ...(keyword ? { keyword } : {}),
    ...(type ? { type } : {}),
    ...(state === undefined ? {} : state === 'open' ? { isOpen: true } : { handleStatus: state }),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}

/** The filter of a list without its page. */
export function filterOf({
  keyword,
  type,
  state,
  startDate,
  endDate,
  mine,
}: ContactListSearch): ContactFilter {
  return { keyword, type, state, startDate, endDate, mine };
}
