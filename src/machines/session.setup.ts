import { assign, emit, enqueueActions, setup } from 'xstate';
import { failureKind } from './failure';
import { sessionActors } from './session.actors';
import { backoff, renewalDelay, SHORTEST_LIFE_MS, tokenTimes } from './session-time';
import type {
  Credentials,
  EndingReason,
  RenewalOutcome,
  SessionAccount,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionTag,
  StoredTokens,
  TokenPair,
} from './session.types';
import type { ApiError, ApiResult } from '../api/result';
import { readTokens } from './token-storage';

/** Milliseconds after which signing out no longer waits for the server. */
export const REVOKE_PATIENCE_MS = 5_000;
/** Milliseconds after which a renewal without an answer is tried again. */
export const RENEWAL_PATIENCE_MS = 60_000;

/** Types, guards and actions of the session machine. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as SessionTag,
  },
  actors: sessionActors,
  delays: {
    renewal: ({ context }) => renewalDelay(context.times, context.now()),
    backoff: ({ context }) => backoff(context.failures),
    renewalPatience: RENEWAL_PATIENCE_MS,
    revokePatience: REVOKE_PATIENCE_MS,
  },
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    isRenewalDue: ({ context }) => context.times !== null && context.now() >= context.times.renewAt,
    isOurToken: ({ context }, params: { token?: string }) =>
      params.token === undefined || params.token === context.tokens?.token,
    isCleared: (_, params: { tokens: StoredTokens | null }) => params.tokens === null,
    isOtherPair: ({ context }, params: { tokens: StoredTokens | null }) =>
      params.tokens !== null && params.tokens.refreshToken !== context.tokens?.refreshToken,
    isUnauthorized: (_, result: ApiResult<unknown>) => !result.ok && failureKind(result.error) === 'unauthorized',
  },
  actions: {
    readStorage: assign(({ context }) => ({ tokens: readTokens(context.storage), times: null, shortestLife: 0 })),
    takePair: assign(({ context }, params: { tokens: TokenPair }) => pairOf(params.tokens, context.now())),
    takeOutcome: enqueueActions(({ context, enqueue }, outcome: RenewalOutcome) => {
      if (outcome.kind === 'renewed') enqueue.assign(pairOf(outcome.tokens, context.now()));
      if (outcome.kind === 'adopted') enqueue.assign(adopted(context, outcome.tokens));
      if (outcome.kind === 'storageFailed') enqueue.assign({ tokens: outcome.tokens ?? context.tokens });
      if (outcome.kind === 'failed') enqueue.assign({ error: outcome.error });
    }),
    adopt: assign(({ context }, params: { tokens: StoredTokens | null }) => adopted(context, params.tokens)),
    setAccount: assign(({ context }, account: SessionAccount) => ({
      account,
      error: null,
      times: context.times ?? tokenTimes(account.tokenExpiresOn, context.now(), context.shortestLife),
    })),
    // Must stand before setAccount, which overwrites the account it compares with.
    announceOther: enqueueActions(({ context, enqueue }, account: SessionAccount) => {
      if (context.account !== null && context.account.id !== account.id) {
        enqueue.emit({ type: 'account.changed', accountId: account.id });
      }
    }),
    announceStart: enqueueActions(({ context, enqueue }) => {
      if (context.account !== null) enqueue.emit({ type: 'session.started', accountId: context.account.id });
    }),
    fail: assign((_, params: { error: ApiError }) => ({ error: params.error })),
    announceFailure: emit((_, params: { error: ApiError }) => ({ type: 'call.failed' as const, error: params.error })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    setCredentials: assign((_, params: { credentials: Credentials }) => ({ credentials: params.credentials, error: null })),
    forgetPassword: assign({ credentials: null }),
    end: enqueueActions(({ context, enqueue }, { reason }: { reason: EndingReason }) => {
      enqueue.emit({ type: 'session.ending', accountId: context.account?.id ?? null, reason });
      // Another tab has cleared it, and somebody may have signed in there since.
      if (reason !== 'elsewhere') enqueue.spawnChild('clearStorage', { input: { storage: context.storage } });
      if (reason === 'expired' || reason === 'storageFailed') enqueue.emit({ type: 'toast', key: reason });
      enqueue.emit({ type: 'navigate', to: '/logout' });
      enqueue.assign({ account: null, credentials: null, error: null, times: null, failures: 0 });
      // Kept until they are revoked.
      if (reason === 'expired' || reason === 'elsewhere') enqueue.assign({ tokens: null });
    }),
    forgetTokens: assign({ tokens: null }),
    forbid: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'toast', key: 'forbidden' });
      enqueue.emit({ type: 'navigate', to: '/' });
    }),
  },
});

function pairOf({ token, refreshToken, tokenExpiresOn }: TokenPair, now: number): Partial<SessionContext> {
  return { tokens: { token, refreshToken }, times: tokenTimes(tokenExpiresOn, now, SHORTEST_LIFE_MS), failures: 0 };
}

function adopted(context: SessionContext, tokens: StoredTokens | null): Partial<SessionContext> {
  if (tokens === null || tokens.refreshToken === context.tokens?.refreshToken) return {};
  return { tokens, times: null, shortestLife: SHORTEST_LIFE_MS, failures: 0 };
}

/** The tokens of a state that can't be entered without them. */
export function held(context: SessionContext): StoredTokens {
  if (context.tokens === null) throw new Error('This state holds tokens');
  return context.tokens;
}
