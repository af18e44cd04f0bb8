import { and, assign, emit, enqueueActions, fromPromise, raise, setup, type SnapshotFrom } from 'xstate';
import type { Feature } from '../../openapi/generated/enums';
import type { components } from '../../openapi/generated/types';
import type { ApiError } from '../api/result';
import { apiError, failedAs, notProvided } from './call';
import type { RenewalOutcome } from './session-renewal';
import { backoff, renewalDelay, SHORTEST_LIFE_MS, type TokenTimes, tokenTimes } from './session-time';
import { clearTokens, readTokens, type StoredTokens, type TokenStorage } from './token-storage';
import { known } from './known';

export type Credentials =
  | { account: string; password: string }
  | { platformKey: string }
  | { passwordLink: string; newPassword: string }
  | OtherWayAnswer
  | SecondStepAnswer;

/** A passkey, or the end of a sign-in by the company (decisions/058-passkeys-and-company-sign-in). */
export type OtherWayAnswer = Extract<
  components['schemas']['TokenRequest'],
  { passkey: unknown } | { companyKey: unknown }
>;

/** The second step of a sign-in: a passcode of the authenticator app, or a recovery code. */
interface SecondStepAnswer {
  challenge: string;
  code: string;
}

/** Answer of a sign-in: tokens, or a second step first. */
export type SignInAnswer = StoredTokens | { challenge: string };

/** The answer of `GET /api/identity/account/me`. */
export interface SessionAccount {
  name: string;
  roleName: string;
  roleClaims: { value: string; selected: boolean }[];
  /** Account id; keys the local safety copies. Optional: older servers omit it. */
  id?: number;
  account?: string;
  department?: string;
  avatarUrl?: string | null;
  /** Expiry of the sent access token, ISO 8601; optional, as some servers omit it. */
  tokenExpiresOn?: string | null;
  /** A required second factor is missing; nothing else is allowed until it is set up. */
  isSecondFactorDue?: boolean;
  /** Origin of the public pages; null or omitted: this host. */
  publicOrigin?: string | null;
  website?: string | null;
  websiteName?: string;
  /** Groups of the menu that were left open; null if none was ever folded, omitted by servers that forget. */
  openGroups?: readonly string[] | null;
  /** Parts of the server beyond the specification; omitted by servers without any. */
  features?: readonly Feature[];
}

interface SessionInput {
  storage: TokenStorage;
  /** Milliseconds since the epoch. */
  now: () => number;
}

interface SessionContext extends SessionInput {
  tokens: StoredTokens | null;
  /** Null while the expiry is unknown. */
  times: TokenTimes | null;
  /** Consecutive failures of renewals. */
  failures: number;
  account: SessionAccount | null;
  credentials: Credentials | null;
  /** Challenge of the second step; null outside of it. */
  challenge: string | null;
  error: ApiError | null;
}

type SessionEvent =
  | { type: 'password.submit'; account: string; password: string }
  | { type: 'platformKey.submit'; platformKey: string }
  /** Sets a password by a link, and signs in with it. */
  | { type: 'link.submit'; passwordLink: string; newPassword: string }
  | { type: 'otherWay.submit'; answer: OtherWayAnswer }
  | { type: 'passcode.submit'; passcode: string }
  /** Returns from the second step to the password. */
  | { type: 'secondStep.cancel' }
  | { type: 'signOut.request' }
  | { type: 'account.retry' }
  | { type: 'account.refresh' }
  /** HTTP 401; `token` is the sent one, so that a late answer does not end a newer session. */
  | { type: 'unauthorized.received'; token?: string }
  | { type: 'forbidden.received' }
  /** Local storage after a write by another tab. */
  | { type: 'storage.changed'; tokens: StoredTokens | null }
  /** The page became visible, or the computer woke up. */
  | { type: 'clock.woke' }
  /** Internal: adopted another tab's tokens. */
  | { type: 'tokens.adopted' }
  /** Internal: a renewal ended the session. */
  | { type: 'renewal.ended'; reason: EndingReason };

export type EndingReason = 'signedOut' | 'expired' | 'elsewhere' | 'storageFailed';

export type SessionEmitted =
  /** Emitted before anything is cleared, so that input is saved. */
  | { type: 'session.ending'; accountId: number | null; reason: EndingReason }
  | { type: 'session.started'; accountId: number | null }
  | { type: 'navigate'; to: '/' | '/logout' }
  /** A sign-in failed; the client leaves the message to the session. */
  | { type: 'call.failed'; error: ApiError }
  | { type: 'toast'; key: 'expired' | 'forbidden' | 'storageFailed' };

/** Maximum milliseconds that signing out waits for the server. */
const REVOKE_PATIENCE_MS = 5_000;
/** Milliseconds after which an unanswered renewal is tried again. */
const RENEWAL_PATIENCE_MS = 60_000;

const flow = setup({
  types: {} as {
    input: SessionInput;
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    tags:
      /** The screen waits. */
      | 'busy'
      /** Shows a message. */
      | 'failed'
      /** Shows sign-in. */
      | 'signedOut'
      /** Asks for the passcode. */
      | 'secondStep'
      | 'signedIn'
      /** Has a token. */
      | 'authorized'
      | 'renewing'
      /** Asks the server for the token's account. */
      | 'confirming'
      /** The token's account must be known before calls use it. */
      | 'unconfirmed';
  },
  actors: {
    signIn: notProvided<SignInAnswer, Credentials>('signIn'),
    loadAccount: notProvided<SessionAccount, { token: string }>('loadAccount'),
    revoke: notProvided<unknown, StoredTokens>('revoke'),
    renew: notProvided<RenewalOutcome, { refreshToken: string }>('renew'),
    storeTokens: fromPromise<void, { storage: TokenStorage; tokens: StoredTokens }>(async ({ input }) => {
      input.storage.write(input.tokens);
    }),
    // An actor instead of an action: XState starts actors after earlier emitted events, but runs actions
    // before them.
    clearStorage: fromPromise<void, { storage: TokenStorage }>(async ({ input }) =>
      clearTokens(input.storage),
    ),
  },
  delays: {
    renewal: ({ context }) => renewalDelay(context.times, context.now()),
    backoff: ({ context }) => backoff(context.failures),
    renewalPatience: RENEWAL_PATIENCE_MS,
    revokePatience: REVOKE_PATIENCE_MS,
  },
  guards: {
    hasTokens: ({ context }) => context.tokens !== null,
    isExpired: ({ context }) => context.times !== null && context.now() >= context.times.usableUntil,
    isRenewalDue: ({ context }) => context.times !== null && context.now() >= context.times.renewAt,
    /** A server without expiry may lack renewal too; its 401 decides. */
    isExpiryUnknown: ({ context }) => context.times === null,
    isLateAnswer: ({ context }, params: { token?: string }) =>
      params.token !== undefined && params.token !== context.tokens?.token,
    /** Another tab signed in again; its `storage` event has not arrived yet. */
    isReplaced: ({ context }) => {
      const stored = readTokens(context.storage);
      return stored !== null && stored.refreshToken !== context.tokens?.refreshToken;
    },
    needsSecondStep: (_, params: { answer: SignInAnswer }) => 'challenge' in params.answer,
    isCleared: (_, params: { tokens: StoredTokens | null }) => params.tokens === null,
    isOtherPair: ({ context }, params: { tokens: StoredTokens | null }) =>
      params.tokens !== null && params.tokens.refreshToken !== context.tokens?.refreshToken,
  },
  actions: {
    readStorage: assign(({ context }) => {
      const tokens = readTokens(context.storage);
      return { tokens, times: tokenTimes(tokens?.tokenExpiresOn, context.now()), failures: 0 };
    }),
    takeTokens: assign(({ context }, params: { tokens: StoredTokens | null }) => ({
      tokens: params.tokens,
      times: tokenTimes(params.tokens?.tokenExpiresOn, context.now(), SHORTEST_LIFE_MS),
      failures: 0,
    })),
    endRenewal: enqueueActions(({ context, enqueue }, outcome: RenewalOutcome) => {
      // The newest tokens, to be revoked.
      enqueue.assign({ tokens: tokensOf(outcome).tokens ?? context.tokens });
      enqueue.raise({ type: 'renewal.ended', reason: endingOf(outcome) });
    }),
    setAccount: assign(({ context }, account: SessionAccount) => withAccount(context, account)),
    confirmAccount: enqueueActions(({ context, enqueue }, account: SessionAccount) => {
      const before = context.account;
      const isOther = before !== null && ownerOf(before) !== ownerOf(account);
      // Another account signed in in another tab, so the displayed data belongs to a different account.
      if (isOther) {
        enqueue.emit({ type: 'session.ending', accountId: before.id ?? null, reason: 'elsewhere' });
      }
      enqueue.assign({ ...withAccount(context, account), failures: 0 });
      if (isOther) enqueue.emit({ type: 'session.started', accountId: account.id ?? null });
    }),
    announceStart: enqueueActions(({ context, enqueue }) => {
      if (context.account !== null) {
        enqueue.emit({ type: 'session.started', accountId: context.account.id ?? null });
      }
    }),
    announceFailure: emit((_, params: { error: ApiError }) => ({
      type: 'call.failed' as const,
      error: params.error,
    })),
    fail: assign((_, params: { error: ApiError }) => ({ error: params.error })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    setCredentials: assign((_, params: { credentials: Credentials }) => ({
      credentials: params.credentials,
      error: null,
    })),
    forgetPassword: assign({ credentials: null }),
    keepChallenge: assign((_, params: { answer: SignInAnswer }) => ({
      challenge: 'challenge' in params.answer ? params.answer.challenge : null,
    })),
    setPasscode: assign(({ context }, params: { passcode: string }) => ({
      credentials: {
        challenge: known(context.challenge, 'the challenge of the second step'),
        code: params.passcode,
      },
      error: null,
    })),
    forgetChallenge: assign({ challenge: null, error: null }),
    end: enqueueActions(({ context, enqueue }, { reason }: { reason: EndingReason }) => {
      enqueue.emit({ type: 'session.ending', accountId: context.account?.id ?? null, reason });
      // Another tab cleared the storage, which may already hold a new session.
      if (reason !== 'elsewhere') enqueue.spawnChild('clearStorage', { input: { storage: context.storage } });
      if (reason === 'expired' || reason === 'storageFailed') enqueue.emit({ type: 'toast', key: reason });
      enqueue.emit({ type: 'navigate', to: '/logout' });
      enqueue.assign({ account: null, credentials: null, error: null, times: null, failures: 0 });
      // Kept until revoked.
      if (reason === 'expired' || reason === 'elsewhere') enqueue.assign({ tokens: null });
    }),
    forgetTokens: assign({ tokens: null }),
    forbid: enqueueActions(({ enqueue }) => {
      enqueue.emit({ type: 'toast', key: 'forbidden' });
      enqueue.emit({ type: 'navigate', to: '/' });
    }),
    throwForgotten: (_, params: { reason: unknown }) => void apiError(params.reason),
  },
});

/** Sign-in form with the reason of the sign-out. */
const signedOut = flow.createStateConfig({
  tags: 'signedOut',
  initial: 'idle',
  on: {
    'password.submit': {
      target: 'signingIn',
      actions: {
        type: 'setCredentials',
        params: ({ event: { account, password } }) => ({ credentials: { account, password } }),
      },
    },
    'platformKey.submit': {
      target: 'signingIn',
      actions: {
        type: 'setCredentials',
        params: ({ event: { platformKey } }) => ({ credentials: { platformKey } }),
      },
    },
    'link.submit': {
      target: 'signingIn',
      actions: {
        type: 'setCredentials',
        params: ({ event: { passwordLink, newPassword } }) => ({
          credentials: { passwordLink, newPassword },
        }),
      },
    },
    'otherWay.submit': {
      target: 'signingIn',
      actions: { type: 'setCredentials', params: ({ event: { answer } }) => ({ credentials: answer }) },
    },
    'storage.changed': {
      guard: { type: 'isOtherPair', params: ({ event }) => event },
      target: 'active',
      actions: { type: 'takeTokens', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    expired: {},
    signInFailed: { tags: 'failed' },
    storageFailed: {
      tags: 'failed',
      // The next sign-in does not wait for the revocation.
      exit: 'forgetTokens',
      // Tokens that could not be stored are useless, so they are revoked.
      invoke: {
        id: 'discard',
        src: 'revoke',
        input: ({ context }) => tokensIn(context),
        onDone: { actions: 'forgetTokens' },
        onError: {
          actions: [
            { type: 'throwForgotten', params: ({ event }) => ({ reason: event.error }) },
            'forgetTokens',
          ],
        },
      },
    },
  },
});

/** Sign-in by password, link, platform ticket, passkey or the company. */
const signingIn = flow.createStateConfig({
  tags: ['busy', 'signedOut'],
  exit: 'forgetPassword',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => context.credentials ?? { platformKey: '' },
    onDone: [
      {
        guard: { type: 'needsSecondStep', params: ({ event }) => ({ answer: event.output }) },
        target: 'secondStep',
        actions: { type: 'keepChallenge', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'storing',
        actions: { type: 'takeTokens', params: ({ event }) => tokensFrom(event.output) },
      },
    ],
    onError: {
      target: 'signedOut.signInFailed',
      actions: [
        { type: 'fail', params: ({ event }) => ({ error: apiError(event.error) }) },
        { type: 'announceFailure', params: ({ event }) => ({ error: apiError(event.error) }) },
      ],
    },
  },
});

/** The password was correct; a passcode is required. An expired challenge returns to the password. */
const secondStep = flow.createStateConfig({
  tags: ['signedOut', 'secondStep'],
  initial: 'asking',
  exit: 'forgetChallenge',
  on: {
    'secondStep.cancel': 'signedOut',
    'storage.changed': {
      guard: { type: 'isOtherPair', params: ({ event }) => event },
      target: 'active',
      actions: { type: 'takeTokens', params: ({ event }) => event },
    },
  },
  states: {
    asking: {
      on: {
        'passcode.submit': {
          target: 'checking',
          actions: { type: 'setPasscode', params: ({ event }) => event },
        },
      },
    },
    refused: {
      tags: 'failed',
      on: {
        'passcode.submit': {
          target: 'checking',
          actions: { type: 'setPasscode', params: ({ event }) => event },
        },
      },
    },
    checking: {
      tags: 'busy',
      exit: 'forgetPassword',
      invoke: {
        id: 'checkCode',
        src: 'signIn',
        input: ({ context }) => context.credentials ?? { platformKey: '' },
        onDone: {
          target: '#session.storing',
          actions: { type: 'takeTokens', params: ({ event }) => tokensFrom(event.output) },
        },
        onError: [
          {
            guard: failedAs('unauthorized'),
            target: '#session.signedOut.signInFailed',
            actions: [
              { type: 'fail', params: ({ event }) => ({ error: apiError(event.error) }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: apiError(event.error) }) },
            ],
          },
          {
            target: 'refused',
            actions: [
              { type: 'fail', params: ({ event }) => ({ error: apiError(event.error) }) },
              { type: 'announceFailure', params: ({ event }) => ({ error: apiError(event.error) }) },
            ],
          },
        ],
      },
    },
  },
});

/** If local storage refuses the tokens, the sign-in fails. */
const storing = flow.createStateConfig({
  tags: ['busy', 'signedOut'],
  invoke: {
    id: 'storeTokens',
    src: 'storeTokens',
    input: ({ context }) => ({ storage: context.storage, tokens: tokensIn(context) }),
    onDone: 'active',
    onError: {
      target: 'signedOut.storageFailed',
      actions: { type: 'end', params: { reason: 'storageFailed' } },
    },
  },
});

/** The access token expired while the app was closed; the refresh token may be valid. */
const renewingFirst = flow.createStateConfig({
  tags: ['busy', 'renewing'],
  on: { 'unauthorized.received': {} },
  invoke: {
    id: 'renewFirst',
    src: 'renew',
    input: ({ context }) => ({ refreshToken: tokensIn(context).refreshToken }),
    onDone: [
      {
        guard: ({ event }) => event.output.kind === 'renewed' || event.output.kind === 'adopted',
        target: 'loadingAccount',
        actions: { type: 'takeTokens', params: ({ event }) => tokensOf(event.output) },
      },
      {
        guard: ({ event }) => event.output.kind === 'failed',
        target: 'accountFailed',
        actions: { type: 'fail', params: ({ event }) => errorOf(event.output) },
      },
      { actions: { type: 'endRenewal', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'accountFailed',
      actions: { type: 'fail', params: ({ event }) => ({ error: apiError(event.error) }) },
    },
  },
});

/** Loads the account, whose claims decide what the screens show. */
const loadingAccount = flow.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'loadAccount',
    src: 'loadAccount',
    input: ({ context }) => ({ token: tokensIn(context).token }),
    onDone: {
      target: 'signedIn',
      actions: { type: 'setAccount', params: ({ event }) => event.output },
    },
    onError: [
      { guard: failedAs('unauthorized'), target: '#session.active.unauthorized' },
      {
        target: 'accountFailed',
        actions: { type: 'fail', params: ({ event }) => ({ error: apiError(event.error) }) },
      },
    ],
  },
});

/** Renewal before expiry. */
const tokenUpkeep = flow.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      after: { renewal: 'renewing' },
      on: {
        // Sleep stops timers, so the timer restarts unless renewal is due.
        'clock.woke': [
          { guard: 'isRenewalDue', target: 'renewing' },
          { target: 'idle', reenter: true },
        ],
        'tokens.adopted': { target: 'idle', reenter: true },
      },
    },
    renewing: {
      tags: 'renewing',
      after: { renewalPatience: { target: 'waiting', actions: 'countFailure' } },
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context }) => ({ refreshToken: tokensIn(context).refreshToken }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'renewed',
            target: 'idle',
            actions: { type: 'takeTokens', params: ({ event }) => tokensOf(event.output) },
          },
          {
            guard: ({ event }) => event.output.kind === 'adopted',
            target: 'idle',
            actions: [
              { type: 'takeTokens', params: ({ event }) => tokensOf(event.output) },
              raise({ type: 'tokens.adopted' }),
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'failed',
            target: 'waiting',
            actions: 'countFailure',
          },
          {
            guard: and(['isExpiryUnknown', ({ event }) => event.output.kind === 'refused']),
            target: 'idle',
          },
          { actions: { type: 'endRenewal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'waiting',
          actions: [
            { type: 'throwForgotten', params: ({ event }) => ({ reason: event.error }) },
            'countFailure',
          ],
        },
      },
    },
    waiting: {
      after: { backoff: 'renewing' },
      on: { 'clock.woke': 'renewing', 'tokens.adopted': 'idle' },
    },
  },
});

/** Name, role and claims, reloaded when they may have changed. */
const accountUpkeep = flow.createStateConfig({
  initial: 'fresh',
  on: { 'tokens.adopted': '.confirming' },
  states: {
    fresh: { on: { 'account.refresh': 'refreshing' } },
    refreshing: {
      on: {
        // The running answer may be older than the change.
        'account.refresh': { target: 'refreshing', reenter: true },
      },
      invoke: {
        id: 'refreshAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ token: tokensIn(context).token }),
        onDone: {
          target: 'fresh',
          actions: { type: 'setAccount', params: ({ event }) => event.output },
        },
        onError: [
          { guard: failedAs('unauthorized'), target: '#session.active.unauthorized' },
          { target: 'fresh' },
        ],
      },
    },
    // Another tab's tokens may belong to another account; screens' calls wait until that is
    // known.
    confirming: {
      tags: ['unconfirmed', 'confirming'],
      on: { 'account.refresh': { target: 'confirming', reenter: true } },
      invoke: {
        id: 'confirmAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ token: tokensIn(context).token }),
        onDone: {
          target: 'fresh',
          actions: { type: 'confirmAccount', params: ({ event }) => event.output },
        },
        onError: [
          { guard: failedAs('unauthorized'), target: '#session.active.unauthorized' },
          { target: 'unconfirmed', actions: 'countFailure' },
        ],
      },
    },
    unconfirmed: {
      tags: 'unconfirmed',
      after: { backoff: 'confirming' },
      on: {
        'account.retry': 'confirming',
        'account.refresh': 'confirming',
        'clock.woke': 'confirming',
      },
    },
  },
});

/** The account is known; tokens and account are kept up to date side by side. */
const signedIn = flow.createStateConfig({
  type: 'parallel',
  tags: 'signedIn',
  entry: 'announceStart',
  on: {
    'forbidden.received': { actions: ['forbid', raise({ type: 'account.refresh' })] },
    'storage.changed': [
      {
        guard: { type: 'isCleared', params: ({ event }) => event },
        target: '#session.signedOut',
        actions: { type: 'end', params: { reason: 'elsewhere' } },
      },
      {
        guard: { type: 'isOtherPair', params: ({ event }) => event },
        actions: [{ type: 'takeTokens', params: ({ event }) => event }, raise({ type: 'tokens.adopted' })],
      },
    ],
  },
  states: {
    tokens: tokenUpkeep,
    account: accountUpkeep,
  },
});

/** Has tokens: an account is signed in, or about to be. */
const active = flow.createStateConfig({
  tags: 'authorized',
  initial: 'starting',
  on: {
    'unauthorized.received': [
      { guard: { type: 'isLateAnswer', params: ({ event }) => event } },
      { target: '.unauthorized' },
    ],
    'renewal.ended': [
      {
        guard: ({ event }) => event.reason === 'elsewhere',
        target: 'signedOut',
        actions: { type: 'end', params: ({ event }) => event },
      },
      {
        guard: ({ event }) => event.reason === 'storageFailed',
        target: 'signedOut.storageFailed',
        actions: { type: 'end', params: ({ event }) => event },
      },
      { target: 'signedOut.expired', actions: { type: 'end', params: ({ event }) => event } },
    ],
    'storage.changed': [
      {
        guard: { type: 'isCleared', params: ({ event }) => event },
        target: 'signedOut',
        actions: { type: 'end', params: { reason: 'elsewhere' } },
      },
      {
        guard: { type: 'isOtherPair', params: ({ event }) => event },
        target: '.starting',
        actions: { type: 'takeTokens', params: ({ event }) => event },
      },
    ],
    'signOut.request': {
      target: 'signingOut',
      actions: { type: 'end', params: { reason: 'signedOut' } },
    },
  },
  states: {
    starting: { always: [{ guard: 'isExpired', target: 'renewingFirst' }, { target: 'loadingAccount' }] },
    // A 401 belongs to an ended session; another tab may have a new one.
    unauthorized: {
      always: [
        { guard: 'isReplaced', target: 'starting', actions: 'readStorage' },
        {
          target: '#session.signedOut.expired',
          actions: { type: 'end', params: { reason: 'expired' } },
        },
      ],
    },
    renewingFirst,
    loadingAccount,
    accountFailed: { tags: 'failed', on: { 'account.retry': 'starting', 'clock.woke': 'starting' } },
    signedIn,
  },
});

/** Local state is cleared; the server is notified. */
const signingOut = flow.createStateConfig({
  tags: ['busy', 'signedOut'],
  exit: 'forgetTokens',
  after: { revokePatience: 'signedOut' },
  invoke: {
    id: 'revoke',
    src: 'revoke',
    input: ({ context }) => tokensIn(context),
    onDone: 'signedOut',
    onError: {
      target: 'signedOut',
      actions: { type: 'throwForgotten', params: ({ event }) => ({ reason: event.error }) },
    },
  },
});

/**
 * The session (specification 4, 6, 8; decisions/006-session, decisions/007-messages). Each 401 signs out, so
 * tokens are renewed before calls; a missing network never signs out.
 */
export const sessionMachine = flow.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    tokens: null,
    times: null,
    failures: 0,
    account: null,
    credentials: null,
    challenge: null,
    error: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'readStorage',
      always: [{ guard: 'hasTokens', target: 'active' }, { target: 'signedOut' }],
    },
    signedOut,
    signingIn,
    secondStep,
    storing,
    active,
    signingOut,
  },
});

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** True when the account is known; false while loading. */
export function isSignedIn(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('signedIn');
}

/** The signed-in account, else null. */
export function accountOf(snapshot: SessionSnapshot): SessionAccount | null {
  return snapshot.hasTag('signedIn') ? snapshot.context.account : null;
}

/** True if the server has the part; true also before sign-in, when it is unknown. */
export function hasFeature(snapshot: SessionSnapshot, feature: Feature): boolean {
  const account = accountOf(snapshot);
  return account === null || account.features?.includes(feature) === true;
}

/** Present access token, else null. */
export function tokenOf(snapshot: SessionSnapshot): string | null {
  return snapshot.hasTag('authorized') ? (snapshot.context.tokens?.token ?? null) : null;
}

/** Identifies an account, also from servers without ids. */
export function ownerOf({ id, account, name }: SessionAccount): string {
  return String(id ?? account ?? name);
}

/** Context changes after an answer about the account. */
function withAccount({ times, now }: SessionContext, account: SessionAccount) {
  return { account, error: null, times: times ?? tokenTimes(account.tokenExpiresOn, now()) };
}

/** Tokens, which this state guarantees. */
function tokensIn(context: SessionContext): StoredTokens {
  return known(context.tokens, 'the tokens');
}

/** Tokens of an answer with tokens. */
function tokensFrom(answer: SignInAnswer): { tokens: StoredTokens | null } {
  return { tokens: 'challenge' in answer ? null : answer };
}

function tokensOf(outcome: RenewalOutcome): { tokens: StoredTokens | null } {
  return { tokens: 'tokens' in outcome ? outcome.tokens : null };
}

function errorOf(outcome: RenewalOutcome): { error: ApiError } {
  return { error: outcome.kind === 'failed' ? outcome.error : { kind: 'network' } };
}

function endingOf(outcome: RenewalOutcome): EndingReason {
  if (outcome.kind === 'signedOut') return 'elsewhere';
  return outcome.kind === 'storageFailed' ? 'storageFailed' : 'expired';
}
