import { offers } from '../../api/features';
import {
  getContact,
  getContactEmail,
  getContactNeighbours,
  listContactAssignees,
  listContacts,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadPage } from '../../list/load-list';
import { idIn, unwrap } from '../../calls/load';
import { type ContactFilter, type ContactListSearch, contactQuery } from './contact-list-search';

export type ContactRow = components['schemas']['ContactRow'];
export type ContactRecord = components['schemas']['Contact'];
export type ContactEvent = components['schemas']['ContactEvent'];
type ContactEmails = components['schemas']['ContactEmail'];

/** One page of enquiries. Throws LoadError, as all of these do. */
export async function loadContacts(search: ContactListSearch) {
  return {
    page: await loadPage(search, (range) => listContacts({ ...range, ...contactQuery(search) })),
    search,
  };
}

/**
 * One enquiry, who may handle it, and where it stands in the list that it was opened from; `handling` is null where the
 * server knows one note and a state of an enquiry, and no more.
 */
export async function loadContact(id: string, filter: ContactFilter) {
  const contact = { id: idIn(id) };
  const [record, handling] = await Promise.all([
    unwrap(getContact(contact)),
    offers('contactHandling') ? loadHandling({ ...contact, ...contactQuery(filter) }) : null,
  ]);
  return { record, handling, filter };
}

async function loadHandling(place: Parameters<typeof getContactNeighbours>[0]) {
  const [assignees, neighbours] = await Promise.all([
    unwrap(listContactAssignees()),
    unwrap(getContactNeighbours(place)),
  ]);
  return { assignees, neighbours };
}

export type ContactHandling = Awaited<ReturnType<typeof loadHandling>>;

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

/** Who is told of new enquiries. */
export function loadContactEmails(): Promise<ContactEmails> {
  return unwrap(getContactEmail());
}
