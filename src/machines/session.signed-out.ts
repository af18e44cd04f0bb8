import { dataOf, errorOf, rejection } from './failure';
import { held, sessionSetup } from './session.setup';

/** The sign-in form, and why it is shown. */
export const signedOut = sessionSetup.createStateConfig({
  tags: 'signedOut',
  initial: 'idle',
  on: {
    'password.submit': {
      target: 'signingIn',
      actions: { type: 'setCredentials', params: ({ event: { account, password } }) => ({ credentials: { account, password } }) },
    },
    'platformKey.submit': {
      target: 'signingIn',
      actions: { type: 'setCredentials', params: ({ event: { platformKey } }) => ({ credentials: { platformKey } }) },
    },
    'storage.changed': {
      guard: { type: 'isOtherPair', params: ({ event }) => event },
      target: 'active.restoring',
      actions: { type: 'adopt', params: ({ event }) => event },
    },
  },
  states: {
    idle: {},
    expired: { tags: 'expired' },
    signInFailed: { tags: 'failed' },
    storageFailed: {
      tags: 'failed',
      // Nobody will be able to use them.
      invoke: {
        id: 'discard',
        src: 'revoke',
        input: ({ context }) => held(context),
        onDone: { actions: 'forgetTokens' },
        onError: { actions: [({ event }) => void rejection(event.error), 'forgetTokens'] },
      },
    },
  },
});

/** The call with the password or the ticket of the platform. */
export const signingIn = sessionSetup.createStateConfig({
  tags: ['busy', 'signedOut'],
  exit: 'forgetPassword',
  invoke: {
    id: 'signIn',
    src: 'signIn',
    input: ({ context }) => context.credentials ?? { platformKey: '' },
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'storing',
        actions: { type: 'takePair', params: ({ event }) => ({ tokens: dataOf(event.output) }) },
      },
      {
        target: 'signedOut.signInFailed',
        actions: [{ type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) }, { type: 'announceFailure', params: ({ event }) => ({ error: errorOf(event.output) }) }],
      },
    ],
    onError: {
      target: 'signedOut.signInFailed',
      actions: [{ type: 'fail', params: ({ event }) => ({ error: rejection(event.error) }) }, { type: 'announceFailure', params: ({ event }) => ({ error: rejection(event.error) }) }],
    },
  },
});

/** Local storage may refuse: then nobody is signed in. */
export const storing = sessionSetup.createStateConfig({
  tags: ['busy', 'signedOut'],
  invoke: {
    id: 'storeTokens',
    src: 'storeTokens',
    input: ({ context }) => ({ storage: context.storage, tokens: held(context) }),
    onDone: 'active.loadingAccount',
    onError: { target: 'signedOut.storageFailed', actions: { type: 'end', params: { reason: 'storageFailed' } } },
  },
});

/** Everything is cleared already; the server is told. */
export const signingOut = sessionSetup.createStateConfig({
  tags: ['busy', 'signedOut'],
  exit: 'forgetTokens',
  after: { revokePatience: 'signedOut' },
  invoke: {
    id: 'revoke',
    src: 'revoke',
    input: ({ context }) => held(context),
    onDone: 'signedOut',
    onError: { target: 'signedOut', actions: ({ event }) => void rejection(event.error) },
  },
});
