// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components } from '../../../../openapi/generated/types';

/** Reports that the caller has opened or left a record; answers the other accounts that have it open. Needs View of the unit. Source: decisions/048-comments-and-presence. Claim: signed-in. */
export function tellPresence(body: components['schemas']['Beat'], options?: CallOptions) {
  return settle(client.POST('/api/v1/presence', { body, ...requestInit(options, 'presence') }));
}

/** Build and start of this server, with news. Source: decisions/039-operation. Claim: signed-in. */
export function getAbout(options?: CallOptions) {
  return settle(client.GET('/api/v1/about', { ...requestInit(options, 'about') }));
}

/** Notes that the caller has read the news. Source: decisions/039-operation. Claim: signed-in. */
export function markNewsSeen(body: components['schemas']['SeenNews'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/about/news', { body, ...requestInit(options, 'about') }));
}

/** Notes that the caller does not want the first steps. Source: decisions/039-operation. Claim: signed-in. */
export function refuseFirstSteps(options?: CallOptions) {
  return settle(client.PUT('/api/v1/about/first-steps', { ...requestInit(options, 'about') }));
}

/** Newest mails of a demo without a mail server; 404 elsewhere. Source: decisions/039-operation. Claim: Permissions.Roles.Edit. */
export function listDemoMails(options?: CallOptions) {
  return settle(client.GET('/api/v1/about/mails', { ...requestInit(options, 'about') }));
}

/** Checks of this server and its surroundings, with instructions; for administrators. Source: decisions/039-operation. Claim: Permissions.Roles.Edit. */
export function getSystemChecks(options?: CallOptions) {
  return settle(client.GET('/api/v1/about/checks', { ...requestInit(options, 'about') }));
}
