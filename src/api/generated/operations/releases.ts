// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Open releases, and those that have run lately, newest first. Source: decisions/054-releases. Claim: Permissions.Releases.View. */
export function listReleases(options?: CallOptions) {
  return settle(client.GET('/api/v1/Releases', { ...requestInit(options, 'releases') }));
}

/** Adds a release, with its first item on request. An item needs the claims of its direct call. Source: decisions/054-releases. Claim: Permissions.Releases.Create. */
export function createRelease(body: components['schemas']['ReleaseCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Releases', { body, ...requestInit(options, 'releases') }));
}

/** Renames a release, sets or cancels its moment, and says what happens to items that may not go live. A moment needs the claims of the direct call of each item. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function updateRelease(body: components['schemas']['ReleaseUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Releases', { body, ...requestInit(options, 'releases') }));
}

/** One release, each item with its present state. Source: decisions/054-releases. Claim: Permissions.Releases.View. */
export function getRelease(path: operations['getRelease']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Releases/{id}', { params: { path }, ...requestInit(options, 'releases') }));
}

/** Deletes a release; its records stay as they are. Source: decisions/054-releases. Claim: Permissions.Releases.Delete. */
export function deleteRelease(path: operations['deleteRelease']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Releases/{id}', { params: { path }, ...requestInit(options, 'releases') }));
}

/** Puts a record into a release; refused while it stands in another open one. Needs the claims of the direct call. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function addReleaseItem(path: operations['addReleaseItem']['parameters']['path'], body: components['schemas']['ReleaseItemInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Releases/{id}/items', { params: { path }, body, ...requestInit(options, 'releases') }));
}

/** Records that a release could take, last changed first, by a keyword. What the caller may view and may bring on- or offline directly, and is not in the release yet. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function listReleaseCandidates(path: operations['listReleaseCandidates']['parameters']['path'], query: NonNullable<operations['listReleaseCandidates']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/Releases/{id}/candidates', { params: { path, query }, ...requestInit(options, 'releaseSets') }));
}

/** Requests of the release's records that wait for the caller, whole and in the order of its items. Source: decisions/054-releases. Claim: Permissions.Approvals.View. */
export function getReleaseApprovals(path: operations['getReleaseApprovals']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Releases/{id}/approvals', { params: { path }, ...requestInit(options, 'releaseSets') }));
}

/** Requests the missing approvals of all its records with one mail for each approver. Each record is its own request and needs the claim of its unit; what waits unchanged is refused by name, so a repeated call sends nothing twice. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function requestReleaseApprovals(path: operations['requestReleaseApprovals']['parameters']['path'], body: components['schemas']['ReleaseRequest'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/Releases/{id}/approvals', { params: { path }, body, ...requestInit(options, 'releaseSets') }));
}

/** Takes an item that has not gone live out of its release. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function removeReleaseItem(path: operations['removeReleaseItem']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/Releases/items/{id}', { params: { path }, ...requestInit(options, 'releases') }));
}

/** Brings a release live now, in one transaction. An item stays behind without the claims of its direct call. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function runRelease(path: operations['runRelease']['parameters']['path'], body: components['schemas']['ReleaseRun'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Releases/{id}/run', { params: { path }, body, ...requestInit(options, 'releases') }));
}

/** Restores what was public before a release; records changed since stay. Source: decisions/054-releases. Claim: Permissions.Releases.Edit. */
export function undoRelease(path: operations['undoRelease']['parameters']['path'], body: components['schemas']['ReleaseUndo'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Releases/{id}/undo', { params: { path }, body, ...requestInit(options, 'releases') }));
}

/** The open release of a record, and the releases that it could join. Source: decisions/054-releases. Claim: Permissions.Releases.View. */
export function getReleaseOf(query: NonNullable<operations['getReleaseOf']['parameters']['query']>, options?: CallOptions) {
  return orWithout('releases', null, () => settle(client.GET('/api/v1/Releases/of', { params: { query }, ...requestInit(options) })));
}
