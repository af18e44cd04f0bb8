import { type AnyActorRef, assertEvent, assign, sendTo, setup } from 'xstate';
import type { ApiResult } from '../api/result';
import { apiError, called } from './call';

export type ToastKind = 'success' | 'error' | 'loading';

/** Action of a toast, such as "undo"; made at most once. */
export interface ToastAction {
  label: string;
  /** Records that it would change: each `case-12`, or a part of it as `case-12/status`. Another action on one of them makes this one impossible. */
  subjects: readonly string[];
  /** The call belongs to the toast, so that it ends also when the screen that offered it has gone. */
  call: () => Promise<ApiResult<unknown>>;
  /** Shown while the call runs. */
  running: string;
  /** Shown when it has succeeded; a call that fails is announced like every other. */
  done: string;
}

interface ToastInput {
  id: string;
  /** Milliseconds; null stays until it is closed. */
  duration: number | null;
  /** Milliseconds since the epoch, on the clock that drives the delays. */
  now: () => number;
  /** Is told how far the toast is, by `ToastReport`. */
  queue: AnyActorRef;
}

export type ToastReport = {
  type: 'toast.running' | 'toast.done' | 'toast.closing' | 'toast.removed';
  id: string;
};

/** Milliseconds after which a toast goes even if the screen never reports the end of the animation (hidden tab). */
const TOAST_CLOSING_MS = 1000;

/**
 * One toast: shown, auto-closes after its duration, removed after the close animation (specification 4, Toast).
 * One that offers something stays until it is closed: whoever is slow must reach it too (WCAG 2.2.1).
 * While its own call runs it is of the loading kind, which never closes by itself.
 */
export const toastMachine = setup({
  types: {} as {
    input: ToastInput;
    context: ToastInput & { remaining: number | null; countingSince: number };
    events:
      /** Milliseconds that it stays from now on; null stays until it is closed. */
      | { type: 'toast.repeat'; duration: number | null }
      | { type: 'toast.dismiss' }
      | { type: 'animation.end' }
      | { type: 'action.run'; call: ToastAction['call'] }
      | { type: 'pointer.enter' }
      | { type: 'pointer.leave' };
  },
  actors: { run: called((call: ToastAction['call']) => call()) },
  guards: { stays: ({ context }) => context.remaining === null },
  delays: { remaining: ({ context }) => context.remaining ?? 0, closing: TOAST_CLOSING_MS },
  actions: {
    startCounting: assign({ countingSince: ({ context }) => context.now() }),
    stopCounting: assign({
      remaining: ({ context }) =>
        context.remaining === null
          ? null
          : Math.max(0, context.remaining - (context.now() - context.countingSince)),
    }),
    refill: assign((_, params: { duration: number | null }) => ({
      duration: params.duration,
      remaining: params.duration,
    })),
    report: sendTo(
      ({ context }) => context.queue,
      ({ context }, type: ToastReport['type']): ToastReport => ({ type, id: context.id }),
    ),
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({ ...input, remaining: input.duration, countingSince: 0 }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'counting',
      on: { 'toast.dismiss': 'closing', 'action.run': 'running' },
      states: {
        counting: {
          entry: 'startCounting',
          always: { guard: 'stays', target: 'staying' },
          after: { remaining: '#toast.closing' },
          on: {
            'pointer.enter': { target: 'paused', actions: 'stopCounting' },
            'toast.repeat': {
              target: 'counting',
              reenter: true,
              actions: { type: 'refill', params: ({ event }) => event },
            },
          },
        },
        staying: {
          on: {
            'toast.repeat': { target: 'counting', actions: { type: 'refill', params: ({ event }) => event } },
          },
        },
        paused: {
          on: {
            'pointer.leave': 'counting',
            'toast.repeat': { actions: { type: 'refill', params: ({ event }) => event } },
          },
        },
      },
    },
    running: {
      entry: { type: 'report', params: 'toast.running' },
      invoke: {
        id: 'run',
        src: 'run',
        input: ({ event }) => {
          assertEvent(event, 'action.run');
          return event.call;
        },
        onDone: { target: 'closing', actions: { type: 'report', params: 'toast.done' } },
        onError: { target: 'closing', actions: ({ event }) => void apiError(event.error) },
      },
    },
    closing: {
      entry: { type: 'report', params: 'toast.closing' },
      after: { closing: 'removed' },
      on: {
        'animation.end': 'removed',
        'toast.repeat': { target: 'shown', actions: { type: 'refill', params: ({ event }) => event } },
      },
    },
    removed: { type: 'final', entry: { type: 'report', params: 'toast.removed' } },
  },
});
