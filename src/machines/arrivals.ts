import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi/generated/types';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';

/** State of a displayed list of enquiries. */
export interface ShownList {
  /** First enquiry's id, 0 for an empty list; null if its beginning is not shown. */
  newest: number | null;
  /** Filter as query of the call. */
  filter: Omit<NonNullable<operations['getWaitingContacts']['parameters']['query']>, 'after'>;
}

/** Query to the server. */
export interface ArrivalsQuestion {
  list: ShownList | null;
}

/** Numbers of open enquiries and of those newer than the list's first, and the newest id. */
export type ArrivalsAnswer = components['schemas']['WaitingContacts'];

interface ArrivalsContext {
  /** Open enquiries; null until known. */
  count: number | null;
  /** Arrived since the list was loaded. */
  arrived: number;
  list: ShownList | null;
  /** Consecutive failures. */
  failures: number;
}

const PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 300_000;
/** Milliseconds after which a query counts as failed: a cut connection may answer nothing for minutes. */
const PATIENCE_MS = 30_000;
const nothing: ArrivalsContext = { count: null, arrived: 0, list: null, failures: 0 };

/**
 * New enquiries: number of open ones, and number missing from the displayed list (decisions/020-enquiries). Polls while
 * the page is visible, less often after failures.
 */
export const arrivalsMachine = setup({
  types: {} as {
    context: ArrivalsContext;
    events:
      /** A user with permission for enquiries is signed in. */
      | { type: 'watch.start'; isVisible: boolean }
      | { type: 'watch.stop' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | ({ type: 'list.shown' } & ShownList)
      | { type: 'list.left' }
      /** Enquiries were changed on this page. */
      | { type: 'look.request' };
  },
  actors: { look: notProvided<ArrivalsAnswer, ArrivalsQuestion>('look') },
  delays: {
    pause: ({ context }) => Math.min(PAUSE_MS * 2 ** context.failures, LONGEST_PAUSE_MS),
    patience: PATIENCE_MS,
  },
  guards: {
    isVisible: (_, { isVisible }: { isVisible: boolean }) => isVisible,
    /** Session or permission ended, or the server lacks the call. */
    isHopeless: (_, error: ApiError) =>
      error.kind === 'status' && [400, 401, 403, 404, 405].includes(error.status),
  },
  actions: {
    forget: assign(() => nothing),
    keepList: assign((_, { newest, filter }: ShownList) => ({ list: { newest, filter }, arrived: 0 })),
    leaveList: assign({ list: null, arrived: 0 }),
    take: assign(({ context: { list } }, { count, latestId, arrived }: ArrivalsAnswer) => ({
      count,
      arrived: list === null || list.newest === null ? 0 : arrived,
      list: list && { ...list, newest: list.newest ?? latestId },
      failures: 0,
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
}).createMachine({
  id: 'arrivals',
  context: nothing,
  initial: 'off',
  on: {
    'list.shown': { actions: { type: 'keepList', params: ({ event }) => event } },
    'list.left': { actions: 'leaveList' },
  },
  states: {
    off: {
      on: {
        'watch.start': [
          { guard: { type: 'isVisible', params: ({ event }) => event }, target: 'watching.looking' },
          { target: 'watching.hidden' },
        ],
      },
    },
    watching: {
      initial: 'looking',
      on: {
        'watch.stop': { target: 'off', actions: 'forget' },
        'page.hidden': '.hidden',
      },
      states: {
        looking: {
          // A new list or a change makes the running query outdated.
          on: {
            'list.shown': {
              target: 'looking',
              reenter: true,
              actions: { type: 'keepList', params: ({ event }) => event },
            },
            'look.request': { target: 'looking', reenter: true },
          },
          invoke: {
            id: 'look',
            src: 'look',
            input: ({ context: { list } }) => ({ list }),
            onDone: { target: 'waiting', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isHopeless', params: ({ event }) => apiError(event.error) },
                target: 'resting',
              },
              { target: 'waiting', actions: 'countFailure' },
            ],
          },
          after: { patience: { target: 'waiting', actions: 'countFailure' } },
        },
        waiting: {
          after: { pause: 'looking' },
          on: {
            'list.shown': {
              target: 'looking',
              actions: { type: 'keepList', params: ({ event }) => event },
            },
            'look.request': 'looking',
          },
        },
        resting: {
          on: {
            'list.shown': {
              target: 'looking',
              actions: { type: 'keepList', params: ({ event }) => event },
            },
            'look.request': 'looking',
          },
        },
        hidden: { on: { 'page.shown': 'looking' } },
      },
    },
  },
});
