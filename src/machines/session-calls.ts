import { type ActorRefFrom, waitFor } from 'xstate';
import {
  accountOf,
  isSignedIn,
  ownerOf,
  type sessionMachine,
  type SessionSnapshot,
  tokenOf,
} from './session';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** False during a renewal or while the token's account is loading; calls wait for that. */
export function isSettled(snapshot: SessionSnapshot): boolean {
  return !snapshot.hasTag('renewing') && !snapshot.hasTag('confirming');
}

/**
 * Access token for a call: renewed if it expired (such as during sleep), and confirmed if another tab stored it.
 * Awaited by all calls except the session's own. Throws AbortError if the call's account has signed out, another error
 * if the server cannot be asked.
 */
export async function usableToken(session: SessionActor): Promise<string | null> {
  const before = session.getSnapshot();
  const { now, times } = before.context;
  const caller = accountOf(before);
  if (isSignedIn(before) && times !== null && now() >= times.usableUntil) {
    session.send({ type: 'clock.woke' });
  }
  if (before.hasTag('unconfirmed')) session.send({ type: 'account.retry' });
  const snapshot = await waitFor(session, isSettled);
  const account = accountOf(snapshot);
  if (caller !== null && (account === null || ownerOf(account) !== ownerOf(caller))) {
    throw new DOMException('Another account is signed in', 'AbortError');
  }
  if (snapshot.hasTag('unconfirmed')) throw new Error('The account is not known');
  return tokenOf(snapshot);
}

/**
 * Runs a series of calls that may outlive its screen. `isOver`: its session has ended, also by a sign-in in another
 * tab, so the remaining calls must not be sent.
 */
export async function inSession<T>(
  session: SessionActor,
  series: (isOver: () => boolean) => Promise<T>,
): Promise<T> {
  let isOver = false;
  const { unsubscribe } = session.on('session.ending', () => {
    isOver = true;
  });
  try {
    return await series(() => isOver);
  } finally {
    unsubscribe();
  }
}
