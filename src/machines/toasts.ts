import { type ActorRefFrom, assign, emit, enqueueActions, setup } from 'xstate';
import { type ToastAction, type ToastKind, toastMachine, type ToastReport } from './toast';

/** Default milliseconds of a toast (specification 9). */
const TOAST_MS = 3000;
/** Milliseconds of an error (specification 8 and 9) or a warning. */
const TOAST_ERROR_MS = 5000;
/** Maximum toasts with actions; a further one closes the oldest. */
const maxOffers = 3;

export interface ToastRequest {
  kind: Exclude<ToastKind, 'loading'>;
  text: string;
  /** Milliseconds instead of the kind's default. */
  duration?: number;
  /** With an action the toast stays until closed. */
  action?: ToastAction;
}

interface ToastItem {
  id: string;
  kind: ToastKind;
  text: string;
  action: ToastAction | null;
  closing: boolean;
  ref: ActorRefFrom<typeof toastMachine>;
}

type ToastEvent =
  | ({ type: 'toast.show' } & ToastRequest)
  | { type: 'toast.close'; id: string }
  | { type: 'action.run'; id: string }
  | { type: 'action.newest' }
  | { type: 'animation.end'; id: string }
  | { type: 'toasts.pause' }
  | { type: 'toasts.resume' }
  /** Invalidates actions on these subjects, or all. */
  | { type: 'action.void'; subjects?: readonly string[] }
  | ToastReport;

/** Queue of toasts, oldest first; equal text and kind is shown once, and so is a text that continues another (specification 4, 8, 9). */
export const toastsMachine = setup({
  types: {} as {
    input: { now: () => number };
    context: { now: () => number; toasts: ToastItem[]; shownCount: number };
    events: ToastEvent;
    /** An action succeeded, so the screen is outdated. */
    emitted: { type: 'action.done' };
  },
  actors: { toast: toastMachine },
  guards: {
    isShownAlready: ({ context }, params: ToastRequest) => same(context.toasts, params) !== undefined,
    isLast: ({ context }, params: { id: string }) => context.toasts.every((item) => item.id === params.id),
  },
  actions: {
    add: assign(
      (
        { context, spawn, self },
        {
          kind,
          text,
          duration,
          action = null,
        }: Omit<ToastRequest, 'action'> & { action?: ToastAction | null },
      ) => {
        const id = `toast-${context.shownCount}`;
        const ref = spawn('toast', {
          id,
          input: {
            id,
            duration: durationOf({ kind, duration, action }),
            now: context.now,
            queue: self,
          },
        });
        return {
          toasts: [...context.toasts, { id, kind, text, action, closing: false, ref }],
          shownCount: context.shownCount + 1,
        };
      },
    ),
    join: enqueueActions(({ context, enqueue }, params: ToastRequest) => {
      const shown = same(context.toasts, params);
      if (shown === undefined) return;
      // A newer action takes precedence, as the older one may belong to a closed screen.
      enqueue.assign({
        toasts: replaced(context.toasts, shown.id, {
          closing: false,
          text: params.text,
          action: params.action ?? null,
        }),
      });
      enqueue.sendTo(shown.ref, { type: 'toast.repeat', duration: durationOf(params) });
    }),
    pass: enqueueActions(
      ({ context, enqueue }, params: { id: string; type: 'toast.dismiss' | 'animation.end' }) => {
        const item = context.toasts.find(({ id }) => id === params.id);
        if (item !== undefined) enqueue.sendTo(item.ref, { type: params.type });
      },
    ),
    run: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      const item = context.toasts.find(({ id }) => id === params.id);
      if (item?.action) enqueue.sendTo(item.ref, { type: 'action.run', call: item.action.call });
    }),
    runNewest: enqueueActions(({ context, enqueue }) => {
      const newest = offering(context.toasts).at(-1);
      if (newest?.action) enqueue.sendTo(newest.ref, { type: 'action.run', call: newest.action.call });
    }),
    dismissOldest: enqueueActions(({ context, enqueue }) => {
      for (const { ref } of offering(context.toasts).slice(0, -maxOffers)) {
        enqueue.sendTo(ref, { type: 'toast.dismiss' });
      }
    }),
    sendToAll: enqueueActions(({ context, enqueue }, type: 'pointer.enter' | 'pointer.leave') => {
      // A closing toast has no clock to stop, and may be gone already.
      for (const { ref, closing } of context.toasts) if (!closing) enqueue.sendTo(ref, { type });
    }),
    dismissVoid: enqueueActions(({ context, enqueue }, params: { subjects?: readonly string[] }) => {
      for (const { ref } of voided(context.toasts, params.subjects)) {
        enqueue.sendTo(ref, { type: 'toast.dismiss' });
      }
    }),
    markRunning: assign(({ context }, params: { id: string }) => ({
      toasts: context.toasts.map((item) =>
        item.id === params.id
          ? { ...item, kind: 'loading' as const, text: item.action?.running ?? item.text }
          : item,
      ),
    })),
    sayDone: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      const item = context.toasts.find(({ id }) => id === params.id);
      if (item?.action?.done) enqueue.raise({ type: 'toast.show', kind: 'success', text: item.action.done });
    }),
    announceDone: emit({ type: 'action.done' }),
    markClosing: assign(({ context }, params: { id: string }) => ({
      toasts: replaced(context.toasts, params.id, { closing: true }),
    })),
    drop: assign(({ context }, params: { id: string }) => ({
      toasts: context.toasts.filter((item) => item.id !== params.id),
    })),
  },
}).createMachine({
  id: 'toasts',
  context: ({ input }) => ({ now: input.now, toasts: [], shownCount: 0 }),
  initial: 'running',
  on: {
    'toast.show': [
      {
        guard: { type: 'isShownAlready', params: ({ event }) => event },
        actions: [{ type: 'join', params: ({ event }) => event }, 'dismissOldest'],
      },
      {
        actions: [{ type: 'add', params: ({ event }) => event }, 'dismissOldest'],
      },
    ],
    'action.void': { actions: { type: 'dismissVoid', params: ({ event }) => event } },
    'toast.close': {
      actions: { type: 'pass', params: ({ event }) => ({ id: event.id, type: 'toast.dismiss' }) },
    },
    'action.run': { actions: { type: 'run', params: ({ event }) => event } },
    'action.newest': { actions: 'runNewest' },
    'animation.end': { actions: { type: 'pass', params: ({ event }) => event } },
    'toast.running': { actions: { type: 'markRunning', params: ({ event }) => event } },
    'toast.done': { actions: [{ type: 'sayDone', params: ({ event }) => event }, 'announceDone'] },
    'toast.closing': { actions: { type: 'markClosing', params: ({ event }) => event } },
    'toast.removed': { actions: { type: 'drop', params: ({ event }) => event } },
  },
  states: {
    running: { on: { 'toasts.pause': 'paused' } },
    paused: {
      entry: { type: 'sendToAll', params: 'pointer.enter' },
      exit: { type: 'sendToAll', params: 'pointer.leave' },
      on: {
        'toasts.resume': 'running',
        // A toast that arrives while the pointer is on others waits with them.
        'toast.show': [
          {
            guard: { type: 'isShownAlready', params: ({ event }) => event },
            actions: [
              { type: 'join', params: ({ event }) => event },
              'dismissOldest',
              { type: 'sendToAll', params: 'pointer.enter' },
            ],
          },
          {
            actions: [
              { type: 'add', params: ({ event }) => event },
              'dismissOldest',
              { type: 'sendToAll', params: 'pointer.enter' },
            ],
          },
        ],
        // A toast that disappears under the pointer fires no leave event.
        'toast.removed': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'running',
            actions: { type: 'drop', params: ({ event }) => event },
          },
          { actions: { type: 'drop', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/**
 * Open toasts whose action concerns these subjects or their parts; all with an action if undefined. Running actions are
 * excluded.
 */
function voided(toasts: readonly ToastItem[], changed: readonly string[] | undefined): ToastItem[] {
  return offering(toasts).filter(
    ({ action }) =>
      changed === undefined ||
      action?.subjects.some((subject) =>
        changed.some((whole) => subject === whole || subject.startsWith(`${whole}/`)),
      ),
  );
}

function offering(toasts: readonly ToastItem[]): ToastItem[] {
  return toasts.filter(({ action, kind, closing }) => action !== null && kind !== 'loading' && !closing);
}

function durationOf({
  kind,
  duration,
  action,
}: {
  kind: ToastKind;
  duration?: number | undefined;
  action?: ToastAction | null | undefined;
}): number | null {
  if (action) return null;
  return duration ?? (kind === 'success' ? TOAST_MS : TOAST_ERROR_MS);
}

/** Toast with this text, or with its beginning: the server says that it saved, the app goes on with what it merged. */
function same(toasts: ToastItem[], { kind, text }: ToastRequest): ToastItem | undefined {
  return toasts.find(
    (item) => item.kind === kind && (item.text === text || text.startsWith(`${item.text}，`)),
  );
}

function replaced(toasts: ToastItem[], id: string, change: Partial<ToastItem>): ToastItem[] {
  return toasts.map((item) => (item.id === id ? { ...item, ...change } : item));
}
