import { createActor, fromPromise } from 'xstate';
import { createToken, getMe, revokeToken } from '../api/generated/operations';
import type { Credentials, SessionAccount, StoredTokens, TokenPair } from './session.types';
import { sessionMachine } from './session';
import { renewOnce, type RenewalOutcome, type RenewalTools } from './session-renewal';
import { createTokenStorage } from './token-storage';
import { toastsMachine } from './toasts';
import type { ApiResult } from '../api/result';

const storage = createTokenStorage(() => window.localStorage);

/** One tab renews for all; without Web Locks (an insecure address) each tab does, and the server gives all of them the same pair. */
const lock: RenewalTools['lock'] = async (task) => (navigator.locks ? await navigator.locks.request('renew-session', task) : await task());

/** The session of this tab, joined to the API (decisions.md 6). */
export const session = createActor(
  sessionMachine.provide({
    actors: {
      signIn: fromPromise<ApiResult<TokenPair>, Credentials>(({ input }) => createToken(input)),
      loadAccount: fromPromise<ApiResult<SessionAccount>, { token: string }>(({ input, signal }) => getMe({ token: input.token, signal })),
      revoke: fromPromise<ApiResult<unknown>, StoredTokens>(({ input }) => revokeToken({ refreshToken: input.refreshToken })),
      renew: fromPromise<RenewalOutcome, { refreshToken: string }>(({ input }) => renewOnce({ lock, storage, renew: (refreshToken) => createToken({ refreshToken }) }, input.refreshToken)),
    },
  }),
  { input: { storage, now: () => Date.now() } },
);

/** The toasts of this tab. */
export const toasts = createActor(toastsMachine, { input: { now: () => Date.now() } });

/** Tells the session what other tabs write, and when the computer wakes. */
export function watchBrowser(): void {
  window.addEventListener('storage', () => session.send({ type: 'storage.changed', tokens: storage.read() }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.send({ type: 'clock.woke' });
  });
}
