import { assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/generated/types';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';

export type SearchAnswer = components['schemas']['SearchAnswer'];

/** Window in which a chosen option opens. */
export type Way = 'here' | 'tab';

/** Milliseconds of a typing pause before a query. */
const pause = 180;

interface PaletteContext {
  /** Unprocessed input. */
  keyword: string;
  /** Last answer; stays visible during the next query, until the input is empty. */
  answer: SearchAnswer | null;
  error: ApiError | null;
  /** Option chosen by arrow key or pointer, even if it moves; null: the default. */
  active: string | null;
}

/**
 * Search over screens and records after a typing pause. Before the answer no option is the default, so Enter
 * only ends the pause.
 */
export const paletteMachine = setup({
  types: {} as {
    context: PaletteContext;
    events:
      | { type: 'keyword.change'; keyword: string }
      | { type: 'search.retry' }
      | { type: 'active.set'; active: string }
      | { type: 'choice.request'; way: Way };
    emitted: { type: 'choice.made'; way: Way };
    /** `busy`: a query is running. */
    tags: 'busy';
  },
  actors: { search: notProvided<SearchAnswer, { keyword: string }>('search') },
  delays: { pause },
  guards: {
    isBlank: (_, keyword: string) => keyword.trim() === '',
    isSame: ({ context }, keyword: string) => keyword.trim() === context.keyword.trim(),
    isChosen: ({ context }) => context.active !== null,
  },
  actions: {
    type: assign((_, keyword: string) => ({ keyword })),
    begin: assign((_, keyword: string) => ({ keyword, active: null, error: null })),
    empty: assign((_, keyword: string) => ({ keyword, active: null, error: null, answer: null })),
    choose: assign((_, active: string) => ({ active })),
    take: assign((_, answer: SearchAnswer) => ({ answer })),
    fail: assign((_, error: ApiError) => ({ error, answer: null })),
    forget: assign({ error: null }),
    open: emit((_, way: Way) => ({ type: 'choice.made' as const, way })),
  },
}).createMachine({
  id: 'palette',
  context: { keyword: '', answer: null, error: null, active: null },
  initial: 'empty',
  on: {
    'keyword.change': [
      {
        guard: { type: 'isSame', params: ({ event }) => event.keyword },
        actions: { type: 'type', params: ({ event }) => event.keyword },
      },
      {
        guard: { type: 'isBlank', params: ({ event }) => event.keyword },
        target: '.empty',
        actions: { type: 'empty', params: ({ event }) => event.keyword },
      },
      { target: '.waiting', actions: { type: 'begin', params: ({ event }) => event.keyword } },
    ],
    'active.set': { actions: { type: 'choose', params: ({ event }) => event.active } },
    'choice.request': { actions: { type: 'open', params: ({ event }) => event.way } },
  },
  states: {
    empty: {},
    waiting: {
      tags: 'busy',
      on: {
        'choice.request': [
          { guard: 'isChosen', actions: { type: 'open', params: ({ event }) => event.way } },
          { target: 'asking' },
        ],
      },
      after: { pause: 'asking' },
    },
    asking: {
      tags: 'busy',
      on: {
        'choice.request': [
          { guard: 'isChosen', actions: { type: 'open', params: ({ event }) => event.way } },
          {},
        ],
      },
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => ({ keyword: context.keyword.trim() }),
        onDone: { target: 'found', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => apiError(event.error) },
        },
      },
    },
    found: {},
    failed: { on: { 'search.retry': { target: 'asking', actions: 'forget' } } },
  },
});
