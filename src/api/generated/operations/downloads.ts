// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type {  } from '../../../../openapi/generated/types';

/** Backend guide documents. Source: decisions/003-calls-beyond-the-specification. Claim: signed-in. */
export function listDownloads(options?: CallOptions) {
  return settle(client.GET('/api/v1/downloads/list', { ...requestInit(options) }));
}
