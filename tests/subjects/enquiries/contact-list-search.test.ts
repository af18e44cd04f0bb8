import { expect, it } from 'vitest';
import {
  contactListSearch,
  contactQuery,
  filterOf,
  sortQuery,
} from '../../../src/subjects/enquiries/contact-list-search';

it.each([
  [{ state: 'spam' }, { isSpam: true }],
  [{ state: 'open' }, { isOpen: true }],
  [{ state: 0 }, { handleStatus: 0 }],
  [{ assignee: 'none' }, { isUnassigned: true }],
  [{ assignee: 3 }, { assigneeId: 3 }],
  [
    { case: 7, source: 'line', type: 5 },
    { caseId: 7, source: 'line', type: 5 },
  ],
  [{ assignee: 'everybody', source: 'radio', case: -1, sort: 'backwards' }, {}],
])('an address with %j requests %j', (given, query) => {
  expect(contactQuery(contactListSearch(given as Given))).toEqual(query);
});

type Given = Parameters<typeof contactListSearch>[0];

it('an enquiry and its neighbours keep the order of the list, but not its page', () => {
  const filter = filterOf(contactListSearch({ sort: 'assignee', page: 3 } as Given));
  expect(filter).toEqual({ sort: 'assignee' });
  expect(sortQuery(filter)).toEqual({ sort: 'assignee' });
});
