import { ContactSort, ContactSource, ContactType, HandleStatus } from '../../../openapi/generated/enums';
import { ifOffered } from '../../api/offered';
import { session } from '../../machines/actors';
import { accountOf } from '../../machines/session';
import { dateEntries, keywordEntry, pageEntries } from '../../records/list/list-search';
import { oneOf, positive, type SearchOf, urlSearch } from '../../records/list/url-search';

const filterEntries = {
  ...keywordEntry,
  ...dateEntries,
  type: oneOf(Object.values(ContactType)),
  /** A handling state, all that are not closed, or what was marked as spam. */
  state: oneOf([...Object.values(HandleStatus), 'open', 'spam']),
  /** Only work whose next call is due today. */
  due: oneOf([true]),
  /** Only what the account that is signed in handles. */
  mine: oneOf([true]),
  /** Account id of the assignee, or `none` for unassigned. */
  assignee: (value: unknown) => (value === 'none' ? value : positive(value)),
  case: positive,
  source: oneOf(Object.values(ContactSource)),
  sort: oneOf(Object.values(ContactSort)),
};

/** URL state of the list's filter, kept while an enquiry is open. */
export const contactFilterSearch = urlSearch(filterEntries);

/** URL state of the list: filter and page. */
export const contactListSearch = urlSearch({ ...filterEntries, ...pageEntries });

export type ContactListSearch = SearchOf<typeof contactListSearch>;

/** Entries of the filter panel, also used by exports. */
export type ContactFilter = SearchOf<typeof contactFilterSearch>;

/** Filter as query of list and export. */
export function contactQuery({
  keyword,
  type,
  state,
  startDate,
  endDate,
  due,
  mine,
  assignee,
  case: caseId,
  source,
}: ContactFilter) {
  const me = mine ? accountOf(session.getSnapshot())?.id : undefined;
  return {
    ...(assignee === 'none' ? { isUnassigned: true } : assignee ? { assigneeId: assignee } : {}),
    ...(me === undefined ? {} : { assigneeId: me }),
    ...(due ? { isCallDue: true } : {}),
    ...(caseId ? { caseId } : {}),
    ...(source ? { source } : {}),
    ...(keyword ? { keyword } : {}),
    ...(type ? { type } : {}),
    ...(state === undefined
      ? {}
      : state === 'open'
        ? { isOpen: true }
        : state === 'spam'
          ? { isSpam: true }
          : { handleStatus: state }),
    ...(startDate ? { startDate } : {}),
    ...(endDate ? { endDate } : {}),
  };
}

/** Tab that a filter opens; without tabs, all that staff handle. */
export function tabOf({ state, mine }: ContactFilter): 'open' | 'mine' | 'all' | 'spam' {
  if (state === 'spam') return 'spam';
  if (state !== 'open') return 'all';
  return ifOffered('contactTeam', mine ? 'mine' : 'open') ?? 'all';
}

/** Order as query of the list. */
export const sortQuery = ({ sort }: ContactFilter) => (sort ? { sort } : {});

/** Filter of a list without its page. */
export function filterOf({ page: _page, pageSize: _size, ...filter }: ContactListSearch): ContactFilter {
  return filter;
}
