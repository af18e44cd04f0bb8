import { startRegistration } from '@simplewebauthn/browser';
import type { components } from '../../../openapi/generated/types';

type Schemas = components['schemas'];

/** ES256 and RS256, which all authenticators have; EdDSA where they have it. */
const algorithms = [-8, -7, -257] as const;

/** A new passkey on a device that the person chooses; undefined if they cancel, or if the device has one already. */
export async function newPasskey({
  challenge,
  rpId,
  rpName,
  userId,
  account,
  name,
  known,
}: Schemas['PasskeyCreation']): Promise<Omit<Schemas['NewPasskey'], 'name'> | undefined> {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user: { id: userId, name: account, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((each) => ({ type: 'public-key', id: each })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  } catch {
    return undefined;
  }
}
