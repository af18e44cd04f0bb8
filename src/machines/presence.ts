import { assign, setup } from 'xstate';
import type { components } from '../../openapi/generated/types';
import type { ApiError } from '../api/result';
import { apiError, notProvided } from './call';

type Schemas = components['schemas'];

/** An opened record. */
export type PresentAt = Pick<Schemas['Beat'], 'kind' | 'recordId'>;
export type PresentPerson = Schemas['PresentPerson'];
/** A beat without the tab id. */
export type BeatInput = Omit<Schemas['Beat'], 'tab'>;

interface PresenceContext {
  now: () => number;
  at: PresentAt | null;
  /** Block with the user's focus. */
  partId: number | null;
  isHidden: boolean;
  /** Time of the last key in milliseconds; null for none. */
  typedOn: number | null;
  /** State reported by the last beat. */
  sentState: BeatInput['state'];
  others: readonly PresentPerson[];
  /** Consecutive beats without an answer. */
  failures: number;
}

const BEAT_MS = 15_000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds after which a beat counts as lost: a cut connection may answer nothing for minutes. */
const PATIENCE_MS = 15_000;
/** Milliseconds that typing lasts after the last key. */
const TYPING_MS = 12_000;
/** Milliseconds in which a form may close and reopen without leaving the record, such as between its tabs. */
const GRACE_MS = 800;

const nowhere = {
  at: null,
  partId: null,
  typedOn: null,
  others: [],
  failures: 0,
  sentState: 'reading',
} as const;

const stateOf = ({ typedOn, isHidden, now }: PresenceContext): 'typing' | 'reading' =>
  typedOn !== null && !isHidden && now() - typedOn < TYPING_MS ? 'typing' : 'reading';

const isAt = (at: PresentAt | null, { kind, recordId }: PresentAt) =>
  at?.kind === kind && at.recordId === recordId;

/**
 * Other accounts with the record open (decisions/048-comments-and-presence). Sends beats every 15 seconds,
 * also in a hidden tab, and at once after changes.
 */
export const presenceMachine = setup({
  types: {} as {
    context: PresenceContext;
    input: { now: () => number };
    events:
      | ({ type: 'record.opened'; partId: number | null; isHidden: boolean } & PresentAt)
      | ({ type: 'record.left' } & PresentAt)
      | { type: 'part.entered'; partId: number | null }
      | { type: 'key.typed' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' }
      /** The page closes, or is kept for the back button. */
      | { type: 'page.left' };
  },
  actors: { beat: notProvided<Schemas['Presence'], BeatInput>('beat') },
  delays: {
    pause: ({ context: { failures } }) => Math.min(BEAT_MS * 2 ** failures, LONGEST_PAUSE_MS),
    patience: PATIENCE_MS,
    grace: GRACE_MS,
  },
  guards: {
    isSameRecord: ({ context }, at: PresentAt) => isAt(context.at, at),
    isOtherPart: ({ context }, partId: number | null) => context.partId !== partId,
    isTypingSent: ({ context }) => context.sentState === 'typing',
    /** Session or permission ended, or the server lacks the call. */
    isHopeless: (_, error: ApiError) =>
      error.kind === 'status' && [400, 401, 403, 404, 405].includes(error.status),
  },
  actions: {
    open: assign(({ context }, { kind, recordId, partId, isHidden }: Omit<BeatInput, 'state'>) => ({
      ...(isAt(context.at, { kind, recordId }) ? {} : nowhere),
      at: { kind, recordId },
      partId,
      isHidden,
    })),
    enter: assign((_, partId: number | null) => ({ partId })),
    type: assign({ typedOn: ({ context }) => context.now() }),
    show: assign({ isHidden: false }),
    hide: assign({ isHidden: true, typedOn: null }),
    markSent: assign({ sentState: ({ context }) => stateOf(context) }),
    take: assign((_, { others }: Schemas['Presence']) => ({ others, failures: 0 })),
    lose: assign({ others: [], failures: ({ context }) => context.failures + 1 }),
    forgetOthers: assign({ others: [] }),
    forget: assign(() => nowhere),
    /** Reports leaving the record, without waiting for an answer; provided by src/records/presence. */
    sayLeft: (_, at: PresentAt | null) => void at,
  },
}).createMachine({
  id: 'presence',
  context: ({ input: { now } }) => ({ ...nowhere, now, isHidden: false }),
  initial: 'off',
  on: {
    'record.opened': { target: '.here', actions: { type: 'open', params: ({ event }) => event } },
  },
  states: {
    off: { entry: 'forget' },
    here: {
      initial: 'sending',
      on: {
        'record.left': {
          guard: { type: 'isSameRecord', params: ({ event }) => event },
          target: 'leaving',
        },
        'part.entered': {
          guard: { type: 'isOtherPart', params: ({ event }) => event.partId },
          target: '.sending',
          actions: { type: 'enter', params: ({ event }) => event.partId },
        },
        'key.typed': [
          { guard: 'isTypingSent', actions: 'type' },
          { target: '.sending', actions: 'type' },
        ],
        'page.shown': { target: '.sending', actions: 'show' },
        'page.hidden': { target: '.sending', actions: 'hide' },
        'page.left': 'away',
      },
      states: {
        sending: {
          entry: 'markSent',
          invoke: {
            id: 'beat',
            src: 'beat',
            input: ({ context }) => ({
              kind: 'theme',
              recordId: 0,
              ...context.at,
              partId: context.partId,
              state: stateOf(context),
              isHidden: context.isHidden,
            }),
            onDone: { target: 'waiting', actions: { type: 'take', params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: 'isHopeless', params: ({ event }) => apiError(event.error) },
                target: '#presence.resting',
              },
              { target: 'waiting', actions: 'lose' },
            ],
          },
          after: { patience: { target: 'waiting', actions: 'lose' } },
        },
        waiting: { after: { pause: 'sending' } },
      },
    },
    /** A form may open the same record again immediately. */
    leaving: {
      on: {
        'page.left': {
          target: 'off',
          actions: { type: 'sayLeft', params: ({ context }) => context.at },
        },
      },
      after: {
        grace: {
          target: 'off',
          actions: { type: 'sayLeft', params: ({ context }) => context.at },
        },
      },
    },
    away: {
      entry: { type: 'sayLeft', params: ({ context }) => context.at },
      on: {
        // Meanwhile others may have left.
        'page.shown': { target: 'here', actions: ['show', 'forgetOthers'] },
        'record.left': 'off',
      },
    },
    resting: { entry: 'forget' },
  },
});

/** True while beats get no answer, so other people are unknown. */
export const isLost = ({ context: { failures } }: { context: Pick<PresenceContext, 'failures'> }) =>
  failures > 0;
