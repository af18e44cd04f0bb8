// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, settleBlob, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Accounts. Source: specification 7. Claim: Permissions.Users.View. */
export function listAccounts(query: NonNullable<operations['listAccounts']['parameters']['query']> = {}, options?: CallOptions) {
  return settle(client.GET('/api/identity/user', { params: { query }, ...requestInit(options) }));
}

/** Saves an account. Source: specification 7. Claim: Permissions.Users.Edit. */
export function updateAccount(body: components['schemas']['AccountUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/user', { body, ...requestInit(options) }));
}

/** The filtered accounts as CSV. Source: decisions/034-second-week. Claim: Permissions.Users.View. */
export function exportAccounts(query: NonNullable<operations['exportAccounts']['parameters']['query']> = {}, options?: CallOptions) {
  return settleBlob(client.GET('/api/identity/user/export', { params: { query }, parseAs: 'blob', ...requestInit(options, 'listExports') }));
}

/** One account. Source: specification 7. Claim: Permissions.Users.View. */
export function getAccount(path: operations['getAccount']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/identity/user/{id}', { params: { path }, ...requestInit(options) }));
}

/** Creates a link that sets an account's password. Source: decisions/015-own-account. Claim: Permissions.Users.Edit. */
export function createPasswordLink(path: operations['createPasswordLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/identity/user/{id}/password-link', { params: { path }, ...requestInit(options, 'accountRecovery') }));
}

/** Removes an account's lost second factor and ends its sessions. Source: decisions/015-own-account. Claim: Permissions.Users.Edit. */
export function resetSecondFactor(path: operations['resetSecondFactor']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/user/{id}/second-factor', { params: { path }, ...requestInit(options, 'accountRecovery') }));
}

/** Invitations that wait to be accepted. Source: decisions/015-own-account. Claim: Permissions.Users.View. */
export function listInvitations(options?: CallOptions) {
  return settle(client.GET('/api/identity/invitation', { ...requestInit(options, 'invitations') }));
}

/** Invites a colleague, by mail if the server sends mails. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function createInvitation(body: components['schemas']['InvitationCreate'], options?: CallOptions) {
  return settle(client.POST('/api/identity/invitation', { body, ...requestInit(options, 'invitations') }));
}

/** Withdraws an invitation; its links become invalid. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function withdrawInvitation(path: operations['withdrawInvitation']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/invitation/{id}', { params: { path }, ...requestInit(options, 'invitations') }));
}

/** Creates a new link of an invitation; its period restarts. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function createInvitationLink(path: operations['createInvitationLink']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/identity/invitation/{id}/link', { params: { path }, ...requestInit(options, 'invitations') }));
}

/** Mails an invitation again; its period restarts. Source: decisions/015-own-account. Claim: Permissions.Users.Create. */
export function resendInvitation(path: operations['resendInvitation']['parameters']['path'], options?: CallOptions) {
  return settle(client.POST('/api/identity/invitation/{id}/mail', { params: { path }, ...requestInit(options, 'invitations') }));
}
