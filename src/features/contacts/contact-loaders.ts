import { getContact, getContactEmail, listContacts } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { loadPage } from '../../list/load-list';
import { unwrap } from '../../calls/load';
import { type ContactListSearch, contactQuery } from './contact-list-search';

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

/** One enquiry. */
export function loadContact(id: string): Promise<ContactRecord> {
  return unwrap(getContact({ id: Number(id) }));
}

/** Who is told of new enquiries. */
export function loadContactEmails(): Promise<ContactEmails> {
  return unwrap(getContactEmail());
}
