import { raise } from 'xstate';
import { loadingAccount, restoring, reviving } from './session.loading';
import { accountRegion, tokensRegion } from './session.renewing';
import { sessionSetup } from './session.setup';
import { signedOut, signingIn, signingOut, storing } from './session.signed-out';

/**
 * The session: tokens, their renewal, the account, and every way out (specification 4 Session, 6, 8; decisions 6).
 * A missing network never signs out, however long it is missing; only an answer does.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    tokens: null,
    times: null,
    shortestLife: 0,
    failures: 0,
    account: null,
    credentials: null,
    error: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      entry: 'readStorage',
      always: [{ guard: 'hasTokens', target: 'active.restoring' }, { target: 'signedOut' }],
    },
    signedOut,
    signingIn,
    storing,
    active: {
      tags: 'authorized',
      initial: 'restoring',
      on: {
        'unauthorized.received': {
          guard: { type: 'isOurToken', params: ({ event }) => event },
          target: 'signedOut.expired',
          actions: { type: 'end', params: { reason: 'expired' } },
        },
        'storage.changed': [
          {
            guard: { type: 'isCleared', params: ({ event }) => event },
            target: 'signedOut',
            actions: { type: 'end', params: { reason: 'elsewhere' } },
          },
          {
            guard: { type: 'isOtherPair', params: ({ event }) => event },
            target: '.restoring',
            actions: { type: 'adopt', params: ({ event }) => event },
          },
        ],
        'signOut.request': { target: 'signingOut', actions: { type: 'end', params: { reason: 'signedOut' } } },
      },
      states: {
        restoring,
        reviving,
        loadingAccount,
        accountFailed: {
          tags: 'failed',
          on: { 'account.retry': 'restoring', 'clock.woke': 'restoring' },
        },
        signedIn: {
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
                actions: [{ type: 'adopt', params: ({ event }) => event }, raise({ type: 'tokens.adopted' })],
              },
            ],
          },
          states: {
            tokens: tokensRegion,
            account: accountRegion,
          },
        },
      },
    },
    signingOut,
  },
});
