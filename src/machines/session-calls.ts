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

/** False while a token is being renewed, or the server is asked whose it is: calls wait for that. */
export function isSettled(snapshot: SessionSnapshot): boolean {
  return !snapshot.hasTag('renewing') && !snapshot.hasTag('confirming');
}

/**
 * The access token that a call may carry: renewed first when it ran out (the computer slept), and where another tab has
 * stored it only once it is known to be of the same account. Every call but the session's own awaits it. Throws an
 * AbortError when the account that the call was made under is no longer signed in, and another error when the server
 * can't be asked who is.
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
 * Runs a series of calls, which may go on when its screen has gone. `isOver` tells when the session that it began in has
 * ended, also by another account's sign-in in another tab: the rest must not go out under that account.
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
