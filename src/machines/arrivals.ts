import { assign, setup } from 'xstate';
import type { components, operations } from '../../openapi/generated/types';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';

/** A list of enquiries as it stands on the screen. */
export interface ShownList {
  /** The enquiry that stands first, 0 where there is none; null when the list does not show its beginning. */
  newest: number | null;
  /** The filter, as the call takes it. */
  filter: Omit<NonNullable<operations['getWaitingContacts']['parameters']['query']>, 'after'>;
}

/** Query to the server. */
export interface ArrivalsQuestion {
  list: ShownList | null;
}

/** Answer: how many wait, which is the newest, and how many stand before the list's first. */
export type ArrivalsAnswer = components['schemas']['WaitingContacts'];

interface ArrivalsContext {
  /** Not handled yet; null until it is known. */
  count: number | null;
  /** Came in since the list was read. */
  arrived: number;
  list: ShownList | null;
  /** Looks that failed one after the other. */
  failures: number;
}

const PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 300_000;
const nothing: ArrivalsContext = { count: null, arrived: 0, list: null, failures: 0 };

/**
 * The enquiries that came in: one number of those that wait, for menu, home and list alike, and how many the list on
 * the screen lacks (decisions/020-enquiries). It looks every 20 seconds while the page can be seen, less often after
 * failures, and rests where the answer says that asking again is of no use.
 */
export const arrivalsMachine = setup({
  types: {} as {
    context: ArrivalsContext;
    events:
      /** Somebody who may see enquiries is signed in. */
      | { type: 'watch.start'; isVisible: boolean }
      | { type: 'watch.stop' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      | ({ type: 'list.shown' } & ShownList)
      | { type: 'list.left' }
      /** Something was changed here. */
      | { type: 'look.request' };
  },
  actors: { look: notProvided<ArrivalsAnswer, ArrivalsQuestion>('look') },
  delays: {
    pause: ({ context }) => Math.min(PAUSE_MS * 2 ** context.failures, LONGEST_PAUSE_MS),
  },
  guards: {
    isVisible: (_, { isVisible }: { isVisible: boolean }) => isVisible,
    /** The session or the permission has gone, or the server does not know the call. */
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
          // A list that is read anew, or a change, makes what is under way too old.
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
