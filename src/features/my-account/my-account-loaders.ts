import { listSessions } from '../../api/generated/operations';
import { getProfile } from '../../api/generated/sign-in-operations';
import type { components } from '../../../openapi/generated/types';
import { unwrap } from '../../calls/load';

export type Profile = components['schemas']['Profile'];
export type OwnProof = components['schemas']['OwnProof'];
export type Session = components['schemas']['SessionList'][number];

/** One's own account and where it is signed in; no sessions while a second factor is due, as nothing else is allowed. Throws LoadError. */
export async function loadMyAccount(): Promise<{ profile: Profile; sessions: Session[] }> {
  const profile = await unwrap(getProfile());
  return { profile, sessions: isDue(profile) ? [] : await unwrap(listSessions()) };
}

/** How the server asks for a proof; one that does not say asks for the password alone. */
export function proofOf({ ownProof, hasPassword }: Profile): OwnProof {
  return ownProof ?? (hasPassword ? 'password' : 'signIn');
}

/** True while the role demands a second factor that is not set up. */
export function isDue({ secondFactor }: Profile): boolean {
  return secondFactor.isRequired && secondFactor.since === null;
}
