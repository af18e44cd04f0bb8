import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type ToastAction, type ToastKind, toastMachine } from './toast';

/** Milliseconds a toast stays by default (specification 9). */
export const TOAST_MS = 3000;
/** Milliseconds an error stays (specification 8 and 9). */
export const TOAST_ERROR_MS = 5000;

export interface ToastRequest {
  kind: ToastKind;
  text: string;
  /** Names the toast for a later `toast.close`; the way to end a loading toast. */
  id?: string;
  /** Milliseconds instead of the kind's own; a loading toast has none. */
  duration?: number;
  action?: ToastAction;
}

export interface ToastItem {
  id: string;
  kind: ToastKind;
  text: string;
  action: ToastAction | null;
  closing: boolean;
  /** Everyone who asked for this toast; it closes when the last one asks. */
  holders: string[];
  ref: ActorRefFrom<typeof toastMachine>;
}

/** The queue of toasts, oldest first; the same text and kind is shown once (specification 4, 8, 9). */
export const toastsMachine = setup({
  types: {
    input: {} as { now: () => number },
    context: {} as { now: () => number; toasts: ToastItem[]; shownCount: number },
    events: {} as
      | ({ type: 'toast.show' } & ToastRequest)
      | { type: 'toast.close'; id: string }
      | { type: 'action.run'; id: string }
      | { type: 'animation.end'; id: string }
      | { type: 'toasts.pause' }
      | { type: 'toasts.resume' }
      | { type: 'toasts.clear' }
      | { type: 'toast.closing'; id: string }
      | { type: 'toast.removed'; id: string },
    tags: {} as 'paused',
  },
  actors: { toast: toastMachine },
  guards: {
    isShownAlready: ({ context }, params: ToastRequest) => same(context.toasts, params) !== undefined,
    isLast: ({ context }, params: { id: string }) => context.toasts.every((item) => item.id === params.id),
  },
  actions: {
    add: assign(({ context, spawn, self }, params: ToastRequest) => {
      const id = `toast-${context.shownCount}`;
      const action = params.action ?? null;
      const ref = spawn('toast', {
        id,
        input: { id, duration: durationOf(params), action, now: context.now, queue: self },
      });
      const item = { id, kind: params.kind, text: params.text, action, closing: false, holders: [params.id ?? id], ref };
      return { toasts: [...context.toasts, item], shownCount: context.shownCount + 1 };
    }),
    join: enqueueActions(({ context, enqueue }, params: ToastRequest) => {
      const shown = same(context.toasts, params);
      if (shown === undefined) return;
      const holders = params.id === undefined ? shown.holders : [...new Set([...shown.holders, params.id])];
      enqueue.assign({ toasts: replace(context.toasts, { ...shown, closing: false, holders }) });
      enqueue.sendTo(shown.ref, { type: 'toast.repeat' });
    }),
    release: enqueueActions(({ context, enqueue }, params: { id: string }) => {
      const item = context.toasts.find(({ id, holders }) => id === params.id || holders.includes(params.id));
      if (item === undefined) return;
      const holders = item.holders.filter((holder) => holder !== params.id);
      if (item.id === params.id || holders.length === 0) enqueue.sendTo(item.ref, { type: 'toast.dismiss' });
      else enqueue.assign({ toasts: replace(context.toasts, { ...item, holders }) });
    }),
    pass: enqueueActions(({ context, enqueue }, params: { id: string; type: 'action.run' | 'animation.end' }) => {
      const item = context.toasts.find(({ id }) => id === params.id);
      if (item !== undefined) enqueue.sendTo(item.ref, { type: params.type });
    }),
    tellAll: enqueueActions(
      ({ context, enqueue }, params: { type: 'toast.dismiss' | 'pointer.enter' | 'pointer.leave' }) => {
        for (const item of context.toasts) enqueue.sendTo(item.ref, { type: params.type });
      },
    ),
    markClosing: assign(({ context }, params: { id: string }) => ({
      toasts: context.toasts.map((item) => (item.id === params.id ? { ...item, closing: true } : item)),
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
        actions: { type: 'join', params: ({ event }) => event },
      },
      { actions: { type: 'add', params: ({ event }) => event } },
    ],
    'toast.close': { actions: { type: 'release', params: ({ event }) => event } },
    'action.run': { actions: { type: 'pass', params: ({ event }) => event } },
    'animation.end': { actions: { type: 'pass', params: ({ event }) => event } },
    'toasts.clear': { actions: { type: 'tellAll', params: { type: 'toast.dismiss' } } },
    'toast.closing': { actions: { type: 'markClosing', params: ({ event }) => event } },
    'toast.removed': { actions: { type: 'drop', params: ({ event }) => event } },
  },
  states: {
    running: { on: { 'toasts.pause': 'paused' } },
    paused: {
      tags: 'paused',
      entry: { type: 'tellAll', params: { type: 'pointer.enter' } },
      exit: { type: 'tellAll', params: { type: 'pointer.leave' } },
      on: {
        'toasts.resume': 'running',
        // A toast that comes while the pointer rests on the others waits with them.
        'toast.show': [
          {
            guard: { type: 'isShownAlready', params: ({ event }) => event },
            actions: [{ type: 'join', params: ({ event }) => event }, { type: 'tellAll', params: { type: 'pointer.enter' } }],
          },
          {
            actions: [{ type: 'add', params: ({ event }) => event }, { type: 'tellAll', params: { type: 'pointer.enter' } }],
          },
        ],
        // What vanishes under the pointer sends no leave event.
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

function same(toasts: ToastItem[], request: ToastRequest): ToastItem | undefined {
  return toasts.find((item) => item.kind === request.kind && item.text === request.text);
}

function replace(toasts: ToastItem[], next: ToastItem): ToastItem[] {
  return toasts.map((item) => (item.id === next.id ? next : item));
}

function durationOf(request: ToastRequest): number | null {
  if (request.kind === 'loading') return null;
  return request.duration ?? (request.kind === 'error' ? TOAST_ERROR_MS : TOAST_MS);
}
