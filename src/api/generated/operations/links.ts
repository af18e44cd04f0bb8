// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../../client';
import type { operations } from '../../../../openapi/generated/types';

/** Places that link to a record, show it or name it; those in units that the caller may not view are only counted. Needs View of the record. Source: decisions/055-links. Claim: signed-in. */
export function getLinksOf(query: NonNullable<operations['getLinksOf']['parameters']['query']>, options?: CallOptions) {
  return orWithout('links', null, () => settle(client.GET('/api/v1/Links/of', { params: { query }, ...requestInit(options) })));
}
