// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Adds one block to the draft. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function createSiteThemePart(body: components['schemas']['ThemePartInput'], options?: CallOptions) {
  return settle(client.POST('/api/v1/SiteThemeParts', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves one block of the draft. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function updateSiteThemePart(body: components['schemas']['ThemePartInput'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeParts', { body, bodySerializer: toFormData, ...requestInit(options) }));
}

/** Saves the order of the draft's blocks. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function sortSiteThemeParts(body: components['schemas']['ThemePartSort'], options?: CallOptions) {
  return settle(client.PUT('/api/v1/SiteThemeParts/edit-sort', { body, ...requestInit(options) }));
}

/** Deletes one block of the draft. Source: specification 7. Claim: Permissions.Cases.OnePage.Edit. */
export function deleteSiteThemePart(path: operations['deleteSiteThemePart']['parameters']['path'], query: NonNullable<operations['deleteSiteThemePart']['parameters']['query']>, options?: CallOptions) {
  return settle(client.DELETE('/api/v1/SiteThemeParts/{id}', { params: { path, query }, ...requestInit(options) }));
}
