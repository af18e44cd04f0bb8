import { assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';
import { known } from './known';

export interface BatchItem {
  id: number | string;
  name: string;
}

/** Action on a record, with the record's name on the screen. */
export interface BatchCall {
  action: string;
  id: BatchItem['id'];
}

/** Result of a batch: each record is in one list. */
export interface BatchResult {
  action: string;
  done: readonly BatchItem[];
  failed: readonly { item: BatchItem; error: ApiError }[];
  /** Not tried, because the batch stopped. */
  left: readonly BatchItem[];
}

interface BatchContext extends BatchResult {
  /** Excluded from the batch; the question names them. */
  excluded: readonly BatchItem[];
  /** Stops after the running call. */
  isStopping: boolean;
}

type Start = { action: string; items: readonly BatchItem[]; isAsked: boolean };

/**
 * One action on many records, called one by one. Failed records are listed; without server or session the
 * rest is skipped.
 */
export const batchMachine = setup({
  types: {} as {
    context: BatchContext;
    events: ({ type: 'batch.start' } & Start) | { type: 'batch.confirm' } | { type: 'batch.stop' };
    emitted: { type: 'batch.ended'; result: BatchResult } | { type: 'batch.unsorted'; error: ApiError };
  },
  actors: {
    callItem: notProvided<unknown, BatchCall>('callItem'),
    /** Resolves to the ids to exclude. */
    findExcluded: notProvided<
      readonly BatchItem['id'][],
      { action: string; ids: readonly BatchItem['id'][] }
    >('findExcluded'),
  },
  guards: {
    isNothing: (_, { items }: Start) => items.length === 0,
    isAsked: (_, { isAsked }: Start) => isAsked,
    isSomethingLeft: ({ context }) => context.left.length > 0,
    isLast: ({ context }) => context.isStopping || context.left.length === 1,
    isHopeless: (_, error: ApiError) =>
      error.kind === 'network' || (error.kind === 'status' && [401, 403, 503].includes(error.status)),
  },
  actions: {
    take: assign((_, { action, items }: Start) => ({
      action,
      left: items,
      excluded: [],
      done: [],
      failed: [],
      isStopping: false,
    })),
    exclude: assign(({ context: { left } }, ids: readonly BatchItem['id'][]) => ({
      left: left.filter(({ id }) => !ids.includes(id)),
      excluded: left.filter(({ id }) => ids.includes(id)),
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
    emitEnded: emit(({ context: { action, done, failed, left } }) => ({
      type: 'batch.ended' as const,
      result: { action, done, failed, left },
    })),
    emitUnsorted: emit((_, error: ApiError) => ({ type: 'batch.unsorted' as const, error })),
  },
}).createMachine({
  id: 'batch',
  context: { action: '', left: [], excluded: [], done: [], failed: [], isStopping: false },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'batch.start': [
          { guard: { type: 'isNothing', params: ({ event }) => event } },
          {
            guard: { type: 'isAsked', params: ({ event }) => event },
            target: 'sorting',
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    sorting: {
      tags: 'asked',
      on: { 'batch.stop': 'idle' },
      invoke: {
        id: 'findExcluded',
        src: 'findExcluded',
        input: ({ context: { action, left } }) => ({ action, ids: left.map(({ id }) => id) }),
        onDone: {
          target: 'asking',
          actions: { type: 'exclude', params: ({ event }) => event.output },
        },
        onError: {
          target: 'idle',
          actions: { type: 'emitUnsorted', params: ({ event }) => apiError(event.error) },
        },
      },
    },
    asking: {
      tags: 'asked',
      on: { 'batch.confirm': { guard: 'isSomethingLeft', target: 'running' }, 'batch.stop': 'idle' },
    },
    running: {
      tags: 'busy',
      on: { 'batch.stop': { actions: 'stop' } },
      invoke: {
        id: 'callItem',
        src: 'callItem',
        input: ({ context: { action, left } }) => ({ action, id: known(left[0], 'record').id }),
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
    ended: { entry: 'emitEnded', always: 'idle' },
  },
});
