// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Gives links of a record another target, or removes them, like a save of the record; can be undone like a replacement. Needs the claims of the record's own save. A public page publishes the changed blocks only. Source: decisions/057-dead-links. Claim: signed-in. */
export function mendLink(body: components['schemas']['LinkMend'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Links/mend', { body, ...requestInit(options, 'links') }));
}

/** Links that lead nowhere, in records that the caller may view, public ones first; with the newest check. Without kind and record: of all records. Source: decisions/057-dead-links. Claim: signed-in. */
export function listDeadLinks(query: NonNullable<operations['listDeadLinks']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Links/dead', { params: { query }, ...requestInit(options, 'links') }));
}

/** Lets the check of links begin now; one check runs at a time, and at most one in ten minutes. Source: decisions/057-dead-links. Claim: Permissions.Website.Edit. */
export function checkLinks(options?: CallOptions) {
  return settle(client.POST('/api/v1/Links/check', { ...requestInit(options, 'linkSettings') }));
}

/** Other websites that the check of links leaves alone. Source: decisions/057-dead-links. Claim: Permissions.Website.View. */
export function listUncheckedHosts(options?: CallOptions) {
  return settle(client.GET('/api/v1/Links/hosts', { ...requestInit(options, 'linkSettings') }));
}

/** Replaces the list of websites that are not checked; what was known of them is forgotten. Throws 409 if somebody else changed it. Source: decisions/057-dead-links. Claim: Permissions.Website.Edit. */
export function saveUncheckedHosts(body: components['schemas']['UncheckedHostsInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Links/hosts', { body, ...requestInit(options, 'linkSettings') }));
}

/** Reports an address no more until it has worked again, or reports it again. Needs Edit of every record that links to it. Source: decisions/057-dead-links. Claim: signed-in. */
export function editDeadLink(path: operations['editDeadLink']['parameters']['path'], body: components['schemas']['DeadLinkInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Links/dead/{id}', { params: { path }, body, ...requestInit(options, 'links') }));
}

/** Places that link to a record, show it or name it; those in units that the caller may not view are only counted. Needs View of the record. Source: decisions/055-links. Claim: signed-in. */
export function getLinksOf(query: NonNullable<operations['getLinksOf']['parameters']['query']>, options?: CallOptions) {
  return orWithout('links', null, () => settle(client.GET('/api/v1/Links/of', { params: { query }, ...requestInit(options) })));
}
