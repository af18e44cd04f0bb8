// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
import { client, requestInit, settle, type CallOptions } from '../../client';
import type { components, operations } from '../../../../openapi/generated/types';

/** Renames a passkey. Source: decisions/058-passkeys-and-company-sign-in. Claim: signed-in. */
export function renamePasskey(path: operations['renamePasskey']['parameters']['path'], body: components['schemas']['PasskeyName'], options?: CallOptions) {
  return settle(client.PUT('/api/identity/account/passkeys/{passkeyId}', { params: { path }, body, ...requestInit(options, 'passkeys') }));
}

/** Removes a passkey and ends all other sessions; requires a proof of identity. Source: decisions/058-passkeys-and-company-sign-in. Claim: signed-in. */
export function removePasskey(path: operations['removePasskey']['parameters']['path'], body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/passkeys/{passkeyId}', { params: { path }, body, ...requestInit(options, 'passkeys') }));
}

/** Unlinks the company account; requires a proof of identity. Source: decisions/058-passkeys-and-company-sign-in. Claim: signed-in. */
export function removeCompanyLink(body: components['schemas']['OwnPasswordProof'], options?: CallOptions) {
  return settle(client.DELETE('/api/identity/account/company-link', { body, ...requestInit(options, 'companySignIn') }));
}
