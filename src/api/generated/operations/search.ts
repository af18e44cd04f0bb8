// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { operations } from '../../../../openapi/generated/types';

/** Searches records of viewable units by title, code or name, in all tabs, without trash. Source: decisions/021-search. Claim: signed-in. */
export function searchRecords(query: NonNullable<operations['searchRecords']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/search', { params: { query }, ...requestInit(options, 'search') }));
}
