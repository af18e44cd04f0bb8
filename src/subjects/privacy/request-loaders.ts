import type { components } from '../../../openapi/generated/types';
import {
  getHeldData,
  getPersonCopy,
  getPersonRequest,
  getPrivacyTerms,
  listPersonRequests,
} from '../../api/generated/operations';
import { idIn, loadRecord, unwrap } from '../../base/calls/load';

export type PersonRequest = components['schemas']['PersonRequest'];
export type PersonRequestCard = components['schemas']['PersonRequestCard'];
export type HeldData = components['schemas']['HeldData'];
export type PersonCopy = components['schemas']['PersonCopy'];

/** All requests. Loaders throw LoadError. */
export async function loadRequests() {
  return { list: await unwrap(listPersonRequests()), now: Date.now() };
}

/** Loads the terms of law for an add form. */
export async function loadTerms() {
  return { terms: await unwrap(getPrivacyTerms()) };
}

/** One request with the places of the person's data; null after the erasure. */
export async function loadRequest(param: string) {
  const id = idIn(param);
  const [record, terms] = await Promise.all([unwrap(getPersonRequest({ id })), unwrap(getPrivacyTerms())]);
  const held = record.erasure ? null : await unwrap(getHeldData({ id }));
  return { record, terms, held, now: Date.now() };
}

/** Copy of these enquiries, comma separated, and of what else is the person's. */
export async function loadCopy(id: string, contactIds: string) {
  return { copy: await loadRecord((request) => getPersonCopy(request, { contactIds }), id) };
}

export async function loadProof(id: string) {
  return { record: await loadRecord(getPersonRequest, id) };
}
