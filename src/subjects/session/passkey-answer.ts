import { startAuthentication } from '@simplewebauthn/browser';
import type { components } from '../../../openapi/generated/types';

type Schemas = components['schemas'];

/** Answer of a passkey that the person chooses; undefined if they cancel or have none. */
export async function answerOf({
  challenge,
  rpId,
}: Schemas['PasskeyChallenge']): Promise<Schemas['PasskeyAnswer'] | undefined> {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required' },
    });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, clientDataJSON, authenticatorData, signature };
  } catch {
    // Cancelled, timed out, or no passkey for this site: browsers do not say which.
    return undefined;
  }
}
