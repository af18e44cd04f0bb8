import type { components } from '../../../openapi/generated/types';
import { listDeadLinks, listRedirects } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';

export type Redirect = components['schemas']['Redirect'];

export type DeadLink = components['schemas']['DeadLink'];

/** All redirects that the account may see. Loaders throw LoadError. */
export async function loadRedirects() {
  return { list: await unwrap(listRedirects()), now: Date.now() };
}

/** Links that lead nowhere, in records that the account may view. */
export async function loadDeadLinks() {
  return { list: await unwrap(listDeadLinks()), now: Date.now() };
}
