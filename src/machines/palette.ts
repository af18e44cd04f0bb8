import { assign, emit, setup } from 'xstate';
import type { components } from '../../openapi/generated/types';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';

export type SearchAnswer = components['schemas']['SearchAnswer'];

/** Where what is chosen opens. */
export type Way = 'here' | 'tab';

/** Milliseconds without a key before the server is asked. */
const pause = 180;

interface PaletteContext {
  /** As it is typed. */
  keyword: string;
  /** The last answer; it stays in sight while the next is waited for, until nothing is typed. */
  answer: SearchAnswer | null;
  error: ApiError | null;
  /** The option that an arrow key or the pointer has chosen, whichever place it has; null: what comes first in the answer. */
  active: string | null;
}

/**
 * The search over screens and records: asked after a pause in typing, each question cancelling the one before. Enter
 * opens what is marked, and an answer that comes meanwhile does not change what was chosen. Before the answer nothing is
 * marked unless it was chosen: Enter then only ends the pause.
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
    /** `busy`: an answer is waited for. */
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
