// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { operations } from '../../../../openapi/generated/types';

/** Coming schedules of viewable units, next first, after failed ones. Source: decisions/011-visibility-and-schedules. Claim: signed-in. */
export function listSchedules(query: NonNullable<operations['listSchedules']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/schedules/list', { params: { query }, ...requestInit(options, 'schedules') }));
}
