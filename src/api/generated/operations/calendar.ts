// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { operations } from '../../../../openapi/generated/types';

/** Scheduled changes and releases of a period, in units that the caller may view, in order of time. Days of Taipei, at most 62. Source: decisions/062-calendar. Claim: signed-in. */
export function listCalendar(query: NonNullable<operations['listCalendar']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Calendar', { params: { query }, ...requestInit(options, 'calendar') }));
}

/** The caller's address for calendar programs, without the address itself, which is shown once. Source: decisions/062-calendar. Claim: signed-in. */
export function getCalendarFeed(options?: CallOptions) {
  return settle(client.GET('/api/v1/Calendar/feed', { ...requestInit(options, 'calendar') }));
}

/** Gives the caller a new address for calendar programs; the former one ends. Source: decisions/062-calendar. Claim: signed-in. */
export function renewCalendarFeed(options?: CallOptions) {
  return settle(client.POST('/api/v1/Calendar/feed', { ...requestInit(options, 'calendar') }));
}

/** Ends the caller's address for calendar programs. Source: decisions/062-calendar. Claim: signed-in. */
export function endCalendarFeed(options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Calendar/feed', { ...requestInit(options, 'calendar') }));
}
