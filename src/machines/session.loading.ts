import { dataOf, errorOf, rejection } from './failure';
import { held, sessionSetup } from './session.setup';

/** Tokens of unknown age: they were in local storage when the app started. */
export const restoring = sessionSetup.createStateConfig({
  tags: 'busy',
  // The access token may have expired while the app was closed: that alone ends nothing yet.
  on: {
    'unauthorized.received': {
      guard: { type: 'isOurToken', params: ({ event }) => event },
      target: 'reviving',
    },
  },
  invoke: {
    id: 'restoreAccount',
    src: 'loadAccount',
    input: ({ context }) => ({ token: held(context).token }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'signedIn',
        actions: { type: 'setAccount', params: ({ event }) => dataOf(event.output) },
      },
      { guard: { type: 'isUnauthorized', params: ({ event }) => event.output }, target: 'reviving' },
      { target: 'accountFailed', actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) } },
    ],
    onError: {
      target: 'accountFailed',
      actions: { type: 'fail', params: ({ event }) => ({ error: rejection(event.error) }) },
    },
  },
});

/** The stored access token was too old; the refresh token may still do. */
export const reviving = sessionSetup.createStateConfig({
  tags: 'busy',
  on: { 'unauthorized.received': {} },
  invoke: {
    id: 'revive',
    src: 'renew',
    input: ({ context }) => ({ refreshToken: held(context).refreshToken }),
    onDone: [
      {
        guard: ({ event }) => event.output.kind === 'renewed' || event.output.kind === 'adopted',
        target: 'loadingAccount',
        actions: { type: 'takeOutcome', params: ({ event }) => event.output },
      },
      {
        guard: ({ event }) => event.output.kind === 'signedOut',
        target: '#session.signedOut',
        actions: { type: 'end', params: { reason: 'elsewhere' } },
      },
      {
        guard: ({ event }) => event.output.kind === 'storageFailed',
        target: '#session.signedOut.storageFailed',
        actions: [
          { type: 'takeOutcome', params: ({ event }) => event.output },
          { type: 'end', params: { reason: 'storageFailed' } },
        ],
      },
      {
        guard: ({ event }) => event.output.kind === 'refused',
        target: '#session.signedOut.expired',
        actions: { type: 'end', params: { reason: 'expired' } },
      },
      { target: 'accountFailed', actions: { type: 'takeOutcome', params: ({ event }) => event.output } },
    ],
    onError: {
      target: 'accountFailed',
      actions: { type: 'fail', params: ({ event }) => ({ error: rejection(event.error) }) },
    },
  },
});

/** Tokens that are new for certain: a 401 answer ends the session. */
export const loadingAccount = sessionSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'loadAccount',
    src: 'loadAccount',
    input: ({ context }) => ({ token: held(context).token }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'signedIn',
        actions: { type: 'setAccount', params: ({ event }) => dataOf(event.output) },
      },
      {
        guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
        target: '#session.signedOut.expired',
        actions: { type: 'end', params: { reason: 'expired' } },
      },
      { target: 'accountFailed', actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) } },
    ],
    onError: {
      target: 'accountFailed',
      actions: { type: 'fail', params: ({ event }) => ({ error: rejection(event.error) }) },
    },
  },
});
