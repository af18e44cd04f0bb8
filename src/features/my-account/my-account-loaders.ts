import { listSessions } from '../../api/generated/operations';
import { getProfile } from '../../api/generated/sign-in-operations';
import type { components } from '../../../openapi/generated/types';
import { unwrap } from '../../calls/load';

export type Profile = components['schemas']['Profile'];
export type OwnProof = components['schemas']['OwnProof'];
export type Session = components['schemas']['SessionList'][number];

/**
 * Own account and sessions; no sessions while a second factor is due, as the server refuses other calls. Throws
 * LoadError.
 */
export async function loadMyAccount(): Promise<{ profile: Profile; sessions: Session[] }> {
  const profile = await unwrap(getProfile());
  return { profile, sessions: isDue(profile) ? [] : await unwrap(listSessions()) };
}

/** Required proof; servers that omit it accept only the password. */
export function proofOf({ ownProof, hasPassword }: Profile): OwnProof {
  return ownProof ?? (hasPassword ? 'password' : 'signIn');
}

/** True while a required second factor is missing. */
export function isDue({ secondFactor }: Profile): boolean {
  return secondFactor.isRequired && secondFactor.since === null;
}
