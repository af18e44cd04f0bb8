// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Shared blocks, each with the number of pages that use it. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.View. */
export function listSharedBlocks(query: NonNullable<operations['listSharedBlocks']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/v1/SharedBlocks/list', { params: { query }, ...requestInit(options, 'sharedBlocks') }));
}

/** Shared blocks with their present content, for the editor of a page. Source: decisions/059-shared-blocks. Claim: Permissions.Cases.OnePage.View. */
export function listSharedBlockChoices(options?: CallOptions) {
  return settle(client.GET('/api/v1/SharedBlocks/choices', { ...requestInit(options, 'sharedBlocks') }));
}

/** Puts the present content of a shared block into drafts, and publishes it where that is allowed. A draft needs the claims of its own save, a public page those of its publication and its approvals. A draft that was saved since it was listed is left out. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.Edit. */
export function updateSharedBlockPages(body: components['schemas']['SharedBlockPagesUpdate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SharedBlocks/update-pages', { body, ...requestInit(options, 'sharedBlocks') }));
}

/** Deletes a shared block that drafts use, with another one in its place. Refused as a whole if one draft cannot be changed. Public pages follow as for an update. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.Delete. */
export function replaceSharedBlock(body: components['schemas']['SharedBlockReplace'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SharedBlocks/replace', { body, ...requestInit(options, 'sharedBlocks') }));
}

/** A shared block with the pages that use it. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.View. */
export function getSharedBlock(path: operations['getSharedBlock']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SharedBlocks/{id}', { params: { path }, ...requestInit(options, 'sharedBlocks') }));
}

/** Moves a shared block that no draft uses to the trash. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.Delete. */
export function deleteSharedBlock(path: operations['deleteSharedBlock']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SharedBlocks/{id}', { params: { path }, ...requestInit(options, 'sharedBlocks') }));
}

/** Adds a shared block. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.Create. */
export function createSharedBlock(body: components['schemas']['SharedBlockCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SharedBlocks', { body, ...requestInit(options, 'sharedBlocks') }));
}

/** Saves a shared block; pages keep what they show. Source: decisions/059-shared-blocks. Claim: Permissions.Shared.Edit. */
export function updateSharedBlock(body: components['schemas']['SharedBlockUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SharedBlocks', { body: offeredBody(body, {"versionNote":"versionNotes"}), ...requestInit(options, 'sharedBlocks') }));
}
