import { createActor, fromPromise } from 'xstate';
import { createToken, getMe, revokeToken } from '../api/generated/sign-in-operations';
import type { ApiResult } from '../api/result';
import { called } from './call';
import { type Credentials, type SessionAccount, sessionMachine, type SignInAnswer } from './session';
import { renewOnce, type RenewalOutcome, type RenewalTools } from './session-renewal';
import { toastsMachine } from './toasts';
import { createTokenStorage, type StoredTokens } from './token-storage';

const storage = createTokenStorage(() => window.localStorage);

/** Milliseconds in which what a tab has sent reaches the server, also over a connection that it must open first. */
const arrivalMs = 500;

/**
 * One tab renews for all. Without Web Locks (an insecure address) each tab does, and the server gives all of them the
 * same pair until it is used: so none of them uses it before the others' renewals have arrived (docs/security.md).
 */
const lock: RenewalTools['lock'] = async (task) => {
  if (navigator.locks) return await navigator.locks.request('renew-session', task);
  const outcome = await task();
  await new Promise((resolve) => setTimeout(resolve, arrivalMs));
  return outcome;
};

/** The session of this tab, joined to the API (decisions 6). */
export const session = createActor(
  sessionMachine.provide({
    actors: {
      signIn: called<SignInAnswer, Credentials>((credentials) => createToken(credentials)),
      loadAccount: called<SessionAccount, { token: string }>(({ token }, { signal }) =>
        getMe({ token, signal }),
      ),
      revoke: called(({ refreshToken }: StoredTokens) => revokeToken({ refreshToken })),
      renew: fromPromise<RenewalOutcome, { refreshToken: string }>(({ input }) =>
        renewOnce(
          { lock, storage, renew: async (refreshToken) => onlyTokens(await createToken({ refreshToken })) },
          input.refreshToken,
        ),
      ),
    },
  }),
  { input: { storage, now: () => Date.now() } },
);

/** A renewal has no second step. */
function onlyTokens(answer: ApiResult<SignInAnswer>): ApiResult<StoredTokens> {
  if (!answer.ok) return answer;
  const { data } = answer;
  return 'challenge' in data ? { ok: false, error: { kind: 'refused', messages: [] } } : { ...answer, data };
}

/** The toasts of this tab. */
export const toasts = createActor(toastsMachine, { input: { now: () => Date.now() } });

/** Tells the session what other tabs write, and when the computer wakes. */
export function watchBrowser(): void {
  const tell = () => session.send({ type: 'storage.changed', tokens: storage.read() });
  window.addEventListener('storage', () => {
    // Signing out is told at once, a renewed pair waits as one of our own does.
    if (navigator.locks || storage.read() === null) tell();
    else setTimeout(tell, arrivalMs);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.send({ type: 'clock.woke' });
  });
}
