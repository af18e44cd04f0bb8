import { fromPromise } from 'xstate';
import { mustBeProvided, NotProvidedError } from './failure';
import type { RenewalOutcome } from './session-renewal';
import type { Credentials, SessionAccount } from './session.types';
import { clearTokens, type StoredTokens, type TokenPair, type TokenStorage } from './token-storage';

/** The calls of the session; all but those on local storage must be provided. */
export const sessionActors = {
  signIn: mustBeProvided<TokenPair, Credentials>('signIn'),
  loadAccount: mustBeProvided<SessionAccount, { token: string }>('loadAccount'),
  revoke: mustBeProvided<unknown, StoredTokens>('revoke'),
  renew: fromPromise<RenewalOutcome, { refreshToken: string }>(() => {
    throw new NotProvidedError('renew');
  }),
  storeTokens: fromPromise<void, { storage: TokenStorage; tokens: StoredTokens }>(async ({ input }) => {
    input.storage.write(input.tokens);
  }),
  // An actor and not an action: XState starts actors after the events emitted before them, but runs actions earlier.
  clearStorage: fromPromise<void, { storage: TokenStorage }>(async ({ input }) => clearTokens(input.storage)),
};
