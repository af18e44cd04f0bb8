import { type ActorRef, assign, enqueueActions, setup, type Snapshot } from 'xstate';

export type ToastKind = 'success' | 'error' | 'info' | 'loading';

/** What a toast offers beside its text, "undo" for one; run at most once. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastInput {
  id: string;
  /** Milliseconds; null never closes by itself. */
  duration: number | null;
  action: ToastAction | null;
  /** Milliseconds since the epoch, on the clock that drives the delays. */
  now: () => number;
  /** Is told how far the toast is. */
  queue: ActorRef<Snapshot<unknown>, { type: 'toast.closing' | 'toast.removed'; id: string }>;
}

/** Milliseconds after which a toast goes even if the screen never reports the end of the animation (hidden tab). */
export const TOAST_CLOSING_MS = 1000;

/** One toast: shown, auto-closes after its duration, removed after the close animation (specification 4, Toast). */
export const toastMachine = setup({
  types: {
    input: {} as ToastInput,
    context: {} as ToastInput & { remaining: number; countingSince: number },
    events: {} as
      | { type: 'toast.repeat' }
      | { type: 'toast.dismiss' }
      | { type: 'animation.end' }
      | { type: 'action.run' }
      | { type: 'pointer.enter' }
      | { type: 'pointer.leave' },
    tags: {} as 'shown' | 'paused' | 'closing',
  },
  delays: { remaining: ({ context }) => context.remaining, closing: TOAST_CLOSING_MS },
  guards: { isSticky: ({ context }) => context.duration === null, hasAction: ({ context }) => context.action !== null },
  actions: {
    startCounting: assign({ countingSince: ({ context }) => context.now() }),
    stopCounting: assign({
      remaining: ({ context }) => Math.max(0, context.remaining - (context.now() - context.countingSince)),
    }),
    refill: assign({ remaining: ({ context }) => context.duration ?? 0 }),
    runAction: enqueueActions(({ context, enqueue }) => {
      const action = context.action;
      if (action !== null) enqueue(() => action.run());
    }),
    reportClosing: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.queue, { type: 'toast.closing', id: context.id });
    }),
    reportRemoved: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo(context.queue, { type: 'toast.removed', id: context.id });
    }),
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({ ...input, remaining: input.duration ?? 0, countingSince: 0 }),
  initial: 'shown',
  states: {
    shown: {
      tags: 'shown',
      initial: 'deciding',
      on: {
        'toast.dismiss': 'closing',
        'action.run': { guard: 'hasAction', target: 'closing', actions: 'runAction' },
      },
      states: {
        deciding: { always: [{ guard: 'isSticky', target: 'sticky' }, { target: 'counting' }] },
        sticky: {},
        counting: {
          entry: 'startCounting',
          after: { remaining: '#toast.closing' },
          on: {
            'pointer.enter': { target: 'paused', actions: 'stopCounting' },
            'toast.repeat': { target: 'counting', reenter: true, actions: 'refill' },
          },
        },
        paused: {
          tags: 'paused',
          on: { 'pointer.leave': 'counting', 'toast.repeat': { actions: 'refill' } },
        },
      },
    },
    closing: {
      tags: 'closing',
      entry: 'reportClosing',
      after: { closing: 'removed' },
      on: { 'animation.end': 'removed', 'toast.repeat': { target: 'shown', actions: 'refill' } },
    },
    removed: { type: 'final', entry: 'reportRemoved' },
  },
});
