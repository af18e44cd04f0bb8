// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Hits in the next records of those that the caller may view. A cursor goes through all records, so that a long search shows its progress and stops at any time. Source: decisions/056-replace. Claim: Permissions.Replace.View. */
export function findReplaceHits(query: NonNullable<operations['findReplaceHits']['parameters']['query']>, options?: CallOptions) {
  return settle(client.GET('/api/v1/Replace/hits', { params: { query }, ...requestInit(options, 'replace') }));
}

/** Replacements of the last 30 days, newest first. Source: decisions/056-replace. Claim: Permissions.Replace.View. */
export function listReplacements(options?: CallOptions) {
  return settle(client.GET('/api/v1/Replace', { ...requestInit(options, 'replace') }));
}

/** Replaces the chosen hits in one transaction, each record at the version that was shown. A record needs the claims of its own save; a public page those of its publication. Source: decisions/056-replace. Claim: Permissions.Replace.Create. */
export function createReplacement(body: components['schemas']['ReplacementCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Replace', { body, ...requestInit(options, 'replace') }));
}

/** A replacement with what happened to each record. Source: decisions/056-replace. Claim: Permissions.Replace.View. */
export function getReplacement(path: operations['getReplacement']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/Replace/{id}', { params: { path }, ...requestInit(options, 'replace') }));
}

/** Restores the texts before a replacement; records changed since stay. A record needs the claims of its own save. Source: decisions/056-replace. Claim: Permissions.Replace.Edit. */
export function undoReplacement(path: operations['undoReplacement']['parameters']['path'], body: components['schemas']['ReplacementUndo'], options?: CallOptions) {
  return settle(client.POST('/api/v1/Replace/{id}/undo', { params: { path }, body, ...requestInit(options, 'replace') }));
}
