import {
  getContact,
  getContactEmail,
  getContactNeighbours,
  listContactAssignees,
  listContacts,
} from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { loadPage } from '../../list/load-list';
import { unwrap } from '../../calls/load';
import { type ContactFilter, type ContactListSearch, contactQuery } from './contact-list-search';

export type ContactRow = components['schemas']['ContactRow'];
export type ContactRecord = components['schemas']['Contact'];
type ContactEmails = components['schemas']['ContactEmail'];

/** One page of enquiries. Throws LoadError, as all of these do. */
export async function loadContacts(search: ContactListSearch) {
  return {
    page: await loadPage(search, (range) => listContacts({ ...range, ...contactQuery(search) })),
    search,
  };
}

/** One enquiry, who may handle it, and where it stands in the list that it was opened from. */
export async function loadContact(id: string, filter: ContactFilter) {
  const [record, assignees, neighbours] = await Promise.all([
    unwrap(getContact({ id: Number(id) })),
    unwrap(listContactAssignees()),
    unwrap(getContactNeighbours({ id: Number(id), ...contactQuery(filter) })),
  ]);
  return { record, assignees, neighbours, filter };
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

/** Who is told of new enquiries. */
export function loadContactEmails(): Promise<ContactEmails> {
  return unwrap(getContactEmail());
}
