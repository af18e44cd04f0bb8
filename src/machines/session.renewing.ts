import { raise } from 'xstate';
import { dataOf, rejection } from './failure';
import { held, sessionSetup } from './session.setup';

/** Renewal ahead of time, for as long as somebody is signed in. */
export const tokensRegion = sessionSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      after: { renewal: 'renewing' },
      on: {
        // A sleeping computer stops timers: set it anew when the time has not come.
        'clock.woke': [
          { guard: 'isRenewalDue', target: 'renewing' },
          { target: 'idle', reenter: true },
        ],
        'expiry.learned': { target: 'idle', reenter: true },
        'tokens.adopted': { target: 'idle', reenter: true },
      },
    },
    renewing: {
      tags: 'renewing',
      after: { renewalPatience: { target: 'waiting', actions: 'countFailure' } },
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context }) => ({ refreshToken: held(context).refreshToken }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'renewed',
            target: 'idle',
            actions: { type: 'takeOutcome', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'adopted',
            target: 'idle',
            actions: [
              { type: 'takeOutcome', params: ({ event }) => event.output },
              raise({ type: 'tokens.adopted' }),
            ],
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
          { target: 'waiting', actions: 'countFailure' },
        ],
        onError: { target: 'waiting', actions: [({ event }) => void rejection(event.error), 'countFailure'] },
      },
    },
    waiting: {
      after: { backoff: 'renewing' },
      on: { 'clock.woke': 'renewing', 'tokens.adopted': 'idle' },
    },
  },
});

/** Name, role and claims, read again when they may have changed. */
export const accountRegion = sessionSetup.createStateConfig({
  initial: 'fresh',
  states: {
    fresh: { on: { 'account.refresh': 'refreshing', 'tokens.adopted': 'refreshing' } },
    refreshing: {
      on: { 'tokens.adopted': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshAccount',
        src: 'loadAccount',
        input: ({ context }) => ({ token: held(context).token }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'fresh',
            actions: [
              { type: 'announceOther', params: ({ event }) => dataOf(event.output) },
              { type: 'setAccount', params: ({ event }) => dataOf(event.output) },
              raise({ type: 'expiry.learned' }),
            ],
          },
          {
            guard: { type: 'isUnauthorized', params: ({ event }) => event.output },
            target: '#session.signedOut.expired',
            actions: { type: 'end', params: { reason: 'expired' } },
          },
          { target: 'fresh' },
        ],
        onError: { target: 'fresh', actions: ({ event }) => void rejection(event.error) },
      },
    },
  },
});
