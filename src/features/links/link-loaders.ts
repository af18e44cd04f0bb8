import type { components } from '../../../openapi/generated/types';
import { listRedirects } from '../../api/generated/operations';
import { unwrap } from '../../calls/load';

export type Redirect = components['schemas']['Redirect'];

/** All redirects that the account may see. Loaders throw LoadError. */
export async function loadRedirects() {
  return { list: await unwrap(listRedirects()), now: Date.now() };
}
