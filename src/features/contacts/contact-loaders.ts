import { offers } from '../../api/features';
import {
  getContact,
  getContactEmail,
  getContactNeighbours,
  getContactRotation,
  getMailState,
  listContactAssignees,
  listConsentTexts,
  listContactCases,
  listRotationCandidates,
  listContacts,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadPage } from '../../list/load-list';
import { idIn, unwrap } from '../../calls/load';
import { type ContactFilter, type ContactListSearch, contactQuery, sortQuery } from './contact-list-search';

export type ContactRow = components['schemas']['ContactRow'];
export type ContactRecord = components['schemas']['Contact'];
export type ContactEvent = components['schemas']['ContactEvent'];
export type ContactAssignee = components['schemas']['ContactAssignee'];

/** One page of enquiries. Throws LoadError, as all of these do. */
export async function loadContacts(search: ContactListSearch) {
  const [page, choices] = await Promise.all([
    loadPage(search, (range) => listContacts({ ...range, ...contactQuery(search), ...sortQuery(search) })),
    loadChoices(),
  ]);
  return { page, search, choices };
}

/** What the list is filtered by and given to, besides words of the contract. */
export interface ContactChoices {
  assignees: readonly ContactAssignee[];
  cases: readonly { id: number; title: string }[];
}

async function loadChoices(): Promise<ContactChoices> {
  const [assignees, cases] = await Promise.all([
    offers('contactHandling') ? unwrap(listContactAssignees()) : [],
    offers('contactTeam') ? unwrap(listContactCases()) : [],
  ]);
  return { assignees, cases };
}

/**
 * One enquiry, who may handle it, and where it stands in the list that it was opened from; `handling` is null where the
 * server knows one note and a state of an enquiry, and no more.
 */
export async function loadContact(id: string, filter: ContactFilter) {
  const contact = { id: idIn(id) };
  const [record, handling] = await Promise.all([
    unwrap(getContact(contact)),
    offers('contactHandling')
      ? loadHandling({ ...contact, ...contactQuery(filter), ...sortQuery(filter) })
      : null,
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

/** Who is told of new enquiries, whether mails leave the server, who is given new ones in turn, and what visitors agree to. */
export async function loadContactEmails() {
  const [record, mail, rotation, consents] = await Promise.all([
    unwrap(getContactEmail()),
    offers('mailCheck') ? unwrap(getMailState()) : null,
    offers('contactTeam') ? loadRotation() : null,
    offers('enquiryForm') ? unwrap(listConsentTexts()) : null,
  ]);
  return { record, mail, rotation, consents };
}

async function loadRotation() {
  const [rotation, candidates] = await Promise.all([
    unwrap(getContactRotation()),
    unwrap(listRotationCandidates()),
  ]);
  return { ...rotation, candidates };
}

export type ContactEmailData = Awaited<ReturnType<typeof loadContactEmails>>;
