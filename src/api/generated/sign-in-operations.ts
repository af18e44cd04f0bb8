// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, orWithout, requestInit, settle, type CallOptions } from '../client';
import type { components, operations } from '../../../openapi/generated/types';

/** Signs in or renews. Source: specification 7, decisions/003-calls-beyond-the-specification. Claim: public. */
export function createToken(body: components['schemas']['TokenRequest'], options?: CallOptions) {
  return settle(client.POST('/api/identity/token', { body, ...requestInit(options) }));
}

/** Revokes the refresh token at logout. Source: decisions/003-calls-beyond-the-specification. Claim: public. */
export function revokeToken(body: components['schemas']['RevokeRequest'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/token', { body, ...requestInit(options) }));
}

/** The current account. Source: specification 7. Claim: own-account. */
export function getMe(options?: CallOptions) {
  return settle(client.GET('/api/identity/account/me', { ...requestInit(options) }));
}

/** My account. Source: decisions/015-own-account. Claim: own-account. */
export function getProfile(options?: CallOptions) {
  return settle(client.GET('/api/identity/account/profile', { ...requestInit(options, 'ownAccount') }));
}

/** Creates a secret for an authenticator app; inactive until confirmed. Source: decisions/015-own-account. Claim: own-account. */
export function startSecondFactor(options?: CallOptions) {
  return settle(client.POST('/api/identity/account/second-factor', { ...requestInit(options, 'ownAccount') }));
}

/** Enables the second factor, or moves it to another app; requires a code of that app. Source: decisions/015-own-account. Claim: own-account. */
export function confirmSecondFactor(body: components['schemas']['SecondFactorConfirmation'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/second-factor', { body, ...requestInit(options, 'ownAccount') }));
}

/** Mails a link that resets a forgotten password; the same answer for every account. Source: decisions/015-own-account. Claim: public. */
export function requestPasswordLink(body: components['schemas']['PasswordLinkRequest'], options?: CallOptions) {
  return settle(client.POST('/api/identity/password-link', { body, ...requestInit(options, 'accountRecovery') }));
}

/** The account whose password a link sets; refused when used, withdrawn or expired. Source: decisions/015-own-account. Claim: public. */
export function checkPasswordLink(body: components['schemas']['PasswordLinkCheck'], options?: CallOptions) {
  return settle(client.POST('/api/identity/password-link/check', { body, ...requestInit(options, 'accountRecovery') }));
}

/** Begins a sign-in by passkey; the same answer for everybody. Source: decisions/058-passkeys-and-company-sign-in. Claim: public. */
export function startPasskeySignIn(options?: CallOptions) {
  return settle(client.POST('/api/identity/passkey-sign-in', { ...requestInit(options, 'passkeys') }));
}

/** Begins a sign-in by the company's own account; the browser goes to the answered address. Source: decisions/058-passkeys-and-company-sign-in. Claim: public. */
export function startCompanySignIn(options?: CallOptions) {
  return settle(client.POST('/api/identity/company-sign-in', { ...requestInit(options, 'companySignIn') }));
}

/** Passkeys of the own account, oldest first. Source: decisions/058-passkeys-and-company-sign-in. Claim: own-account. */
export function listPasskeys(options?: CallOptions) {
  return orWithout('passkeys', null, () => settle(client.GET('/api/identity/account/passkeys', { ...requestInit(options) })));
}

/** Adds a passkey that the browser has made for a challenge of `startPasskey`. Source: decisions/058-passkeys-and-company-sign-in. Claim: own-account. */
export function addPasskey(body: components['schemas']['NewPasskey'], options?: CallOptions) {
  return settle(client.POST('/api/identity/account/passkeys', { body, ...requestInit(options, 'passkeys') }));
}

/** Begins a new passkey after a proof of identity. Source: decisions/058-passkeys-and-company-sign-in. Claim: own-account. */
export function startPasskey(body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.POST('/api/identity/account/passkeys/start', { body, ...requestInit(options, 'passkeys') }));
}

/** An enquiry from a public page. Source: decisions/003-calls-beyond-the-specification. Claim: public. */
export function createContact(body: components['schemas']['ContactCreate'], options?: CallOptions) {
  return settle(client.POST('/api/v1/contact', { body, ...requestInit(options) }));
}

/** Published blocks of a theme (front-side). Source: specification 7, decisions/004-entities. Claim: public. */
export function getPublishedSiteTheme(path: operations['getPublishedSiteTheme']['parameters']['path'], options?: CallOptions) {
  return settle(client.GET('/api/v1/SiteThemes/content/{id}', { params: { path }, ...requestInit(options) }));
}

/** The process is alive. Source: decisions/003-calls-beyond-the-specification. Claim: public. */
export function getHealth(options?: CallOptions) {
  return settle(client.GET('/healthz', { ...requestInit(options) }));
}

/** The database answers and lets calls in; `status` is ready, or read-only while writes are refused. Source: decisions/003-calls-beyond-the-specification. Claim: public. */
export function getReadiness(options?: CallOptions) {
  return settle(client.GET('/readyz', { ...requestInit(options) }));
}
