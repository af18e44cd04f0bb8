import { createActor, fromPromise } from 'xstate';
import { createToken, getMe, revokeToken } from '../api/generated/sign-in-operations';
import type { ApiResult } from '../api/result';
import { called } from './call';
import { type Credentials, type SessionAccount, sessionMachine, type SignInAnswer } from './session';
import { renewForAllTabs, type RenewalOutcome, type RenewalTools } from './session-renewal';
import { toastsMachine } from './toasts';
import { createTokenStorage, type StoredTokens } from './token-storage';

const storage = createTokenStorage(() => window.localStorage);

/** One tab renews for all (docs/evidence/security.md). Insecure origins lack Web Locks. */
const lock: RenewalTools['lock'] = async (task) => {
  if (navigator.locks) return await navigator.locks.request('renew-session', task);
  const { underLease } = await import('./renewal-lease');
  return underLease(task);
};

/** Session of this tab, connected to the API (decisions/006-session). */
export const session = createActor(
  sessionMachine.provide({
    actors: {
      signIn: called<SignInAnswer, Credentials>((credentials) => createToken(credentials)),
      loadAccount: called<SessionAccount, { token: string }>(({ token }, { signal }) =>
        getMe({ token, signal }),
      ),
      revoke: called(({ refreshToken }: StoredTokens) => revokeToken({ refreshToken })),
      renew: fromPromise<RenewalOutcome, { refreshToken: string }>(({ input }) =>
        renewForAllTabs(
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

export const toasts = createActor(toastsMachine, { input: { now: () => Date.now() } });

/** Reports writes of other tabs and waking of the computer to the session. */
export function watchBrowser(): void {
  window.addEventListener('storage', () => session.send({ type: 'storage.changed', tokens: storage.read() }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.send({ type: 'clock.woke' });
  });
}
