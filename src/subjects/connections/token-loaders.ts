import { listApiTokens } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { unwrap } from '../../base/calls/load';

export type ApiToken = components['schemas']['ApiToken'];
export type ApiTokenMade = components['schemas']['ApiTokenMade'];

/** All tokens. Throws LoadError. */
export async function loadTokens() {
  return { list: await unwrap(listApiTokens()), now: Date.now() };
}
