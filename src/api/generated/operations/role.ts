// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, offeredBody, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** All roles. Source: specification 7. Claim: Permissions.Roles.View. */
export function listRoles(options?: CallOptions) {
  return settle(client.GET('/api/identity/role', { ...requestInit(options) }));
}

/** Adds a role. Source: specification 7. Claim: Permissions.Roles.Create. */
export function createRole(body: components['schemas']['RoleCreate'], options?: CallOptions) {
  return settle(client.POST('/api/identity/role', { body: offeredBody(body, {"needsSecondFactor":"ownAccount"}), ...requestInit(options) }));
}

/** Saves a role. Source: specification 7. Claim: Permissions.Roles.Edit. */
export function updateRole(body: components['schemas']['RoleUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/role', { body: offeredBody(body, {"needsSecondFactor":"ownAccount"}), ...requestInit(options) }));
}

/** The filtered roles as CSV. Source: decisions/034-second-week. Claim: Permissions.Roles.View. */
export function exportRoles(query: NonNullable<operations['exportRoles']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/identity/role/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** One role. Source: specification 7. Claim: Permissions.Roles.View. */
export function getRole(path: operations['getRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/identity/role/{id}', { params: { path }, ...requestInit(options) }));
}

/** Moves a role that no account has to the trash. Source: specification 7. Claim: Permissions.Roles.Delete. */
export function deleteRole(path: operations['deleteRole']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/role/{id}', { params: { path }, ...requestInit(options) }));
}
