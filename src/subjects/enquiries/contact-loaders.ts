import {
  getContact,
  getContactEmail,
  getContactNeighbours,
  getMailState,
  getShownCount,
  listContactAssignees,
  listContactCases,
  listRotationCandidates,
  listContacts,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { loadPage } from '../../records/list/load-list';
import { idIn, unwrap } from '../../base/calls/load';
import { type ContactFilter, type ContactListSearch, contactQuery, sortQuery } from './contact-list-search';

export type ContactRow = components['schemas']['ContactRow'];
export type ContactRecord = components['schemas']['Contact'];
export type ContactEvent = components['schemas']['ContactEvent'];
export type ContactAssignee = components['schemas']['ContactAssignee'];

/** One page of enquiries. Loaders throw LoadError. */
export async function loadContacts(search: ContactListSearch) {
  const [page, choices, shown] = await Promise.all([
    loadPage(search, (range) => listContacts({ ...range, ...contactQuery(search), ...sortQuery(search) })),
    loadChoices(),
    unwrap(getShownCount()),
  ]);
  return { page, search, choices, shown };
}

/** Assignees and cases to choose from. */
export interface ContactChoices {
  assignees: readonly ContactAssignee[];
  cases: readonly { id: number; title: string }[];
}

async function loadChoices(): Promise<ContactChoices> {
  const [assignees, cases] = await Promise.all([unwrap(listContactAssignees()), unwrap(listContactCases())]);
  return { assignees, cases };
}

/**
 * An enquiry with its assignees and its position in the list. `handling` is null for servers with a single note and
 * state.
 */
export async function loadContact(id: string, filter: ContactFilter) {
  const contact = { id: idIn(id) };
  const [record, shown, handling] = await Promise.all([
    unwrap(getContact(contact)),
    unwrap(getShownCount()),
    loadHandling({ ...contact, ...contactQuery(filter), ...sortQuery(filter) }),
  ]);
  return { record, shown, handling, filter };
}

async function loadHandling(place: Parameters<typeof getContactNeighbours>[0]) {
  const [assignees, neighbours] = await Promise.all([
    unwrap(listContactAssignees()),
    unwrap(getContactNeighbours(place)),
  ]);
  return neighbours && { assignees, neighbours };
}

export type ContactHandling = NonNullable<Awaited<ReturnType<typeof loadHandling>>>;

export type ContactData = Awaited<ReturnType<typeof loadContact>>;

/** Recipients with the rotation, accounts that may join it, and the state of mails. */
export async function loadContactEmails() {
  const [record, mail, candidates] = await Promise.all([
    unwrap(getContactEmail()),
    unwrap(getMailState()),
    unwrap(listRotationCandidates()),
  ]);
  return { record, mail, candidates };
}

export type ContactEmailData = Awaited<ReturnType<typeof loadContactEmails>>;
