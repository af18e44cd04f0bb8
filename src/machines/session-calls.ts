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
 * Access token for a call, renewed and confirmed first. Throws AbortError if the account has signed out,
 * another error without an answer.
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
 * Runs calls that may outlive their screen. After `isOver`, their session has ended, and the rest must not be
 * sent.
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
