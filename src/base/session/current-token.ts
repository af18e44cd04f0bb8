import { waitFor } from 'xstate';
import { session } from '../../machines/actors';
import { tokenOf } from '../../machines/session';
import { isSettled } from '../../machines/session-calls';

/** Present access token: polling waits for a running renewal, but starts none. Throws without a usable one. */
export async function currentToken(signal: AbortSignal): Promise<string> {
  const snapshot = await waitFor(session, isSettled, { signal });
  const { times, now } = snapshot.context;
  const token = tokenOf(snapshot);
  if (token === null || snapshot.hasTag('unconfirmed') || (times !== null && now() >= times.usableUntil)) {
    throw new Error('No token is of use now');
  }
  return token;
}
