// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import { toFormData } from '../../form-data';
import type { components, operations } from '../../../../openapi/generated/types';

/** Saves the own name, e-mail and picture. Source: decisions/015-own-account. Claim: signed-in. */
export function updateProfile(body: components['schemas']['ProfileInput'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/profile', { body, bodySerializer: toFormData, ...requestInit(options, 'ownAccount') }));
}

/** Remembers which groups of the menu the caller opened. Source: decisions/018-undo-focus-and-home-page. Claim: signed-in. */
export function keepOpenGroups(body: components['schemas']['OpenGroups'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/menu', { body, ...requestInit(options, 'menuMemory') }));
}

/** Changes the own password and ends other sessions; requires the old password. Source: decisions/015-own-account. Claim: signed-in. */
export function updateOwnPassword(body: components['schemas']['OwnPasswordUpdate'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/password', { body, ...requestInit(options, 'ownAccount') }));
}

/** Sessions of the own account. Source: decisions/015-own-account. Claim: signed-in. */
export function listSessions(options?: CallOptions) {
  return settle(client.GET('/api/identity/account/sessions', { ...requestInit(options, 'ownAccount') }));
}

/** Ends all own sessions except this one. Source: decisions/015-own-account. Claim: signed-in. */
export function endOtherSessions(options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/sessions', { ...requestInit(options, 'ownAccount') }));
}

/** Ends one of the own sessions. Source: decisions/015-own-account. Claim: signed-in. */
export function endSession(path: operations['endSession']['parameters']['path'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/sessions/{sessionId}', { params: { path }, ...requestInit(options, 'ownAccount') }));
}

/** Disables the second factor, unless the role requires it. Source: decisions/015-own-account. Claim: signed-in. */
export function removeSecondFactor(body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/second-factor', { body, ...requestInit(options, 'ownAccount') }));
}

/** Creates new recovery codes; the old ones become invalid. Source: decisions/015-own-account. Claim: signed-in. */
export function renewRecoveryCodes(body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.POST('/api/identity/account/recovery-codes', { body, ...requestInit(options, 'ownAccount') }));
}
