import { type SnapshotFrom, waitFor, type ActorRefFrom } from 'xstate';
import type { sessionMachine } from './session';
import type { SessionAccount } from './session.types';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** True once the account is known; false while it is still loading. */
export function isSignedIn(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('signedIn');
}

/** The account signed in, else null. */
export function accountOf(snapshot: SessionSnapshot): SessionAccount | null {
  return snapshot.hasTag('signedIn') ? snapshot.context.account : null;
}

/** The access token that calls carry now, else null. */
export function tokenOf(snapshot: SessionSnapshot): string | null {
  return snapshot.hasTag('authorized') ? (snapshot.context.tokens?.token ?? null) : null;
}

/**
 * The access token, renewed first when it ran out (the computer slept). Every call but the session's own
 * awaits it, so that no call is sent with a token that is known to be dead.
 */
export async function usableToken(session: ActorRefFrom<typeof sessionMachine>): Promise<string | null> {
  const { now, times } = session.getSnapshot().context;
  if (!isSignedIn(session.getSnapshot()) || times === null || now() < times.usableUntil) {
    return tokenOf(session.getSnapshot());
  }
  session.send({ type: 'clock.woke' });
  return tokenOf(await waitFor(session, (snapshot) => !snapshot.hasTag('renewing')));
}
