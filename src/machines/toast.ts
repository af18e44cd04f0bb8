import { type AnyActorRef, assertEvent, assign, sendTo, setup } from 'xstate';
import type { ApiResult } from '../api/result';
import { apiError, called } from './call';

export type ToastKind = 'success' | 'warning' | 'error' | 'loading';

/** Action of a toast, such as "undo"; runs at most once. */
export interface ToastAction {
  label: string;
  /**
   * Affected records, as `case-12`, or parts of them, as `case-12/status`. Another action on one of them invalidates
   * this one.
   */
  subjects: readonly string[];
  /** Owned by the toast, so that it completes after its screen was closed. */
  call: () => Promise<ApiResult<unknown>>;
  /** Text during the call. */
  running: string;
  /** Text after success, if it is to be said; failures are announced as for all calls. */
  done?: string;
}

interface ToastInput {
  id: string;
  /** Milliseconds; null until closed. */
  duration: number | null;
  /** Milliseconds since the epoch, by the clock of the delays. */
  now: () => number;
  /** Receives `ToastReport`. */
  queue: AnyActorRef;
}

export type ToastReport = {
  type: 'toast.running' | 'toast.done' | 'toast.closing' | 'toast.removed';
  id: string;
};

/** Milliseconds after which a toast is removed without the end of its animation (hidden tab). */
const TOAST_CLOSING_MS = 1000;

/**
 * One toast (specification 4, Toast). With an action it stays until closed, as slow users must reach it (WCAG
 * 2.2.1).
 */
export const toastMachine = setup({
  types: {} as {
    input: ToastInput;
    context: ToastInput & { remaining: number | null; countingSince: number };
    events:
      /** Milliseconds from now on; null until closed. */
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
