import { assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';

export type BatchAction = 'online' | 'offline' | 'delete';

export interface BatchItem {
  id: number;
  name: string;
}

/** How a batch came out: each of its records is in one of these. */
export interface BatchResult {
  action: BatchAction;
  done: readonly BatchItem[];
  failed: readonly { item: BatchItem; error: ApiError }[];
  /** Not tried any more: stopped before. */
  left: readonly BatchItem[];
}

interface BatchContext extends Omit<BatchResult, 'action'> {
  action: BatchAction | null;
  /** What is under way is the last. */
  isStopping: boolean;
}

type Start = { action: BatchAction; items: readonly BatchItem[] };

/**
 * One action on many records: a deletion is asked for first, then one call after the other. A call that fails is kept
 * with its record's name and the others go on; where the server cannot be reached, or the session has ended, the rest is left.
 */
export const batchMachine = setup({
  types: {} as {
    context: BatchContext;
    events: ({ type: 'batch.start' } & Start) | { type: 'batch.confirm' } | { type: 'batch.stop' };
    emitted: { type: 'batch.ended'; result: BatchResult };
  },
  actors: { callItem: notProvided<unknown, { action: BatchAction; id: number }>('callItem') },
  guards: {
    isNothing: (_, { items }: Start) => items.length === 0,
    isDeletion: (_, { action }: Start) => action === 'delete',
    isLast: ({ context }) => context.isStopping || context.left.length === 1,
    isHopeless: (_, error: ApiError) =>
      error.kind === 'network' || (error.kind === 'status' && [401, 403, 503].includes(error.status)),
  },
  actions: {
    take: assign((_, { action, items }: Start) => ({
      action,
      left: items,
      done: [],
      failed: [],
      isStopping: false,
    })),
    stop: assign({ isStopping: true }),
    countDone: assign(({ context: { left, done } }) => ({
      left: left.slice(1),
      done: [...done, ...left.slice(0, 1)],
    })),
    countFailed: assign(({ context: { left, failed } }, error: ApiError) => ({
      left: left.slice(1),
      failed: [...failed, ...left.slice(0, 1).map((item) => ({ item, error }))],
    })),
    tell: emit(({ context: { action, done, failed, left } }) => ({
      type: 'batch.ended' as const,
      result: { action: action ?? 'online', done, failed, left },
    })),
  },
}).createMachine({
  id: 'batch',
  context: { action: null, left: [], done: [], failed: [], isStopping: false },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'batch.start': [
          { guard: { type: 'isNothing', params: ({ event }) => event } },
          {
            guard: { type: 'isDeletion', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    asking: { on: { 'batch.confirm': 'running', 'batch.stop': 'idle' } },
    running: {
      tags: 'busy',
      on: { 'batch.stop': { actions: 'stop' } },
      invoke: {
        id: 'callItem',
        src: 'callItem',
        input: ({ context }) => ({ action: context.action ?? 'online', id: context.left[0]?.id ?? 0 }),
        onDone: [
          { guard: 'isLast', target: 'ended', actions: 'countDone' },
          { target: 'running', reenter: true, actions: 'countDone' },
        ],
        onError: [
          {
            guard: { type: 'isHopeless', params: ({ event }) => apiError(event.error) },
            target: 'ended',
            actions: { type: 'countFailed', params: ({ event }) => apiError(event.error) },
          },
          {
            guard: 'isLast',
            target: 'ended',
            actions: { type: 'countFailed', params: ({ event }) => apiError(event.error) },
          },
          {
            target: 'running',
            reenter: true,
            actions: { type: 'countFailed', params: ({ event }) => apiError(event.error) },
          },
        ],
      },
    },
    ended: { entry: 'tell', always: 'idle' },
  },
});
