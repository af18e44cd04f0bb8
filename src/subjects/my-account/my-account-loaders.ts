import { listSessions } from '../../api/generated/operations';
import { getProfile, listPasskeys } from '../../api/generated/sign-in-operations';
import type { components } from '../../../openapi/generated/types';
import { unwrap } from '../../base/calls/load';

export type Profile = components['schemas']['Profile'];
export type OwnProof = components['schemas']['OwnProof'];
export type Passkey = components['schemas']['Passkey'];
export type Session = components['schemas']['SessionList'][number];

/**
 * Own account, sessions and passkeys; no sessions while a second factor is due, as the server refuses other calls. Throws
 * LoadError.
 */
export async function loadMyAccount(): Promise<{
  profile: Profile;
  sessions: Session[];
  passkeys: Passkey[] | null;
}> {
  const profile = await unwrap(getProfile());
  const [sessions, passkeys] = await Promise.all([
    isDue(profile) ? [] : unwrap(listSessions()),
    unwrap(listPasskeys()),
  ]);
  return { profile, sessions, passkeys };
}

/** Required proof; servers that omit it accept only the password. */
export function proofOf({ ownProof, hasPassword }: Profile): OwnProof {
  return ownProof ?? (hasPassword ? 'password' : 'signIn');
}

/** True while a required second factor is missing. */
export function isDue({ isSecondFactorDue, secondFactor }: Profile): boolean {
  return isSecondFactorDue ?? (secondFactor.isRequired && secondFactor.since === null);
}
