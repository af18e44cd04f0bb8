import { assign, emit, not, setup, stateIn } from 'xstate';
import type { ApiError } from '../api/result';
import { apiError, failedAs, notProvided } from './call';
import {
  type Approval,
  type ChangeRequestInput,
  isOver,
  isSeen,
  type Marks,
  mayApprove,
  ownBlocks,
} from './review.rules';
import { known } from './known';

interface ReviewContext {
  approval: Approval;
  /** Not stored yet. */
  marks: Marks;
  /** Sent with the running call. */
  sent: Marks;
  error: ApiError | null;
  /** Key of the block on which the reviewer stood on asking for changes. */
  meant: string | null;
  asking: ChangeRequestInput | null;
}

type ReviewEvent =
  | { type: 'block.mark'; key: string; isSeen: boolean }
  | { type: 'approval.open' }
  /** By key with the block on which one stands; a pointer stands nowhere. */
  | { type: 'change.open'; meant?: string | null }
  | { type: 'decision.close' }
  | { type: 'approval.confirm'; note: string }
  | { type: 'change.send'; asking: ChangeRequestInput }
  /** Request loaded by the screen's route. */
  | { type: 'review.loaded'; approval: Approval };

interface Decision {
  approval: Approval;
  note: string;
  asking: ChangeRequestInput | null;
}

const review = setup({
  types: {} as {
    input: { approval: Approval };
    context: ReviewContext;
    events: ReviewEvent;
    /** Decided by this account, or withdrawn or published meanwhile. */
    emitted: { type: 'review.ended' };
    tags: 'approving' | 'asking' | 'deciding';
  },
  actors: {
    loadReview: notProvided<Approval, { id: number }>('loadReview'),
    markSeen: notProvided<unknown, { approval: Approval; keys: readonly string[]; isSeen: boolean }>(
      'markSeen',
    ),
    decide: notProvided<unknown, Decision>('decide'),
  },
  guards: {
    hasMarks: ({ context }) => context.marks.size > 0,
    isOpen: ({ context }) => !isOver(context.approval),
    isRead: stateIn('#review.marks.idle'),
    mayApprove: ({ context }) => mayApprove(context.approval, context.marks),
    mayAsk: ({ context }) => context.approval.mayDecide && ownBlocks(context.approval).length > 0,
    isOver: (_, approval: Approval) => isOver(approval),
  },
  actions: {
    set: assign(({ context }, approval: Approval) => ({
      approval,
      marks: ofUnchanged(context.marks, context.approval, approval),
      sent: ofUnchanged(context.sent, context.approval, approval),
    })),
    mark: assign(({ context: { marks } }, params: { key: string; isSeen: boolean }) => ({
      marks: new Map([...marks, [params.key, params.isSeen]]),
      error: null,
    })),
    takeMarks: assign(({ context: { marks } }) => {
      // A call has marks of one direction only.
      const [first] = marks.values();
      return { sent: new Map([...marks].filter(([, isOn]) => isOn === first)) };
    }),
    storeMarks: assign(({ context: { approval, marks, sent } }) => ({
      approval: {
        ...approval,
        blocks: approval.blocks.map((block) => ({ ...block, isSeen: isSeen(block, sent) })),
      },
      marks: left(marks, sent),
      sent: new Map(),
    })),
    dropMarks: assign({ marks: new Map(), sent: new Map() }),
    fail: assign((_, params: { error: unknown }) => ({ error: apiError(params.error) })),
    forgetError: assign({ error: null }),
    keepMeant: assign((_, params: { meant?: string | null }) => ({ meant: params.meant ?? null })),
    keepAsking: assign((_, params: { asking: ChangeRequestInput }) => ({ asking: params.asking })),
    forgetAsking: assign({ asking: null }),
    sayEnded: emit({ type: 'review.ended' }),
  },
});

/** Marks not sent yet, or changed during the call. */
function left(marks: Marks, sent: Marks): Marks {
  return new Map([...marks].filter(([key, isOn]) => sent.get(key) !== isOn));
}

/** Marks of blocks that are as they were: a changed one has not been seen. */
function ofUnchanged(marks: Marks, before: Approval, after: Approval): Marks {
  const seen = new Map(before.blocks.map(({ key, hash }) => [key, hash]));
  const isUnchanged = new Set(after.blocks.flatMap(({ key, hash }) => (seen.get(key) === hash ? [key] : [])));
  return new Map([...marks].filter(([key]) => isUnchanged.has(key)));
}

const marks = review.createStateConfig({
  initial: 'idle',
  on: { 'block.mark': { guard: 'isOpen', actions: { type: 'mark', params: ({ event }) => event } } },
  states: {
    idle: { always: { guard: 'hasMarks', target: 'saving' } },
    saving: {
      entry: 'takeMarks',
      invoke: {
        id: 'markSeen',
        src: 'markSeen',
        input: ({ context: { approval, sent } }) => ({
          approval,
          keys: [...sent.keys()],
          isSeen: [...sent.values()][0] === true,
        }),
        onDone: { target: 'idle', actions: 'storeMarks' },
        onError: [
          // A block changed, or the request was closed: the present state applies.
          { guard: failedAs('stale', 'refused'), target: 'rereading', actions: 'dropMarks' },
          { target: 'idle', actions: ['dropMarks', { type: 'fail', params: ({ event }) => event }] },
        ],
      },
    },
    rereading: {
      invoke: {
        id: 'reread',
        src: 'loadReview',
        input: ({ context }) => ({ id: context.approval.id }),
        onDone: {
          target: 'idle',
          actions: { type: 'set', params: ({ event }) => event.output },
        },
        onError: { target: 'idle', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
  },
});

const sending = review.createStateConfig({
  tags: ['asking', 'deciding'],
  invoke: {
    id: 'askChanges',
    src: 'decide',
    input: ({ context: { approval, asking } }) => ({
      approval,
      note: known(asking, 'the asked change').note,
      asking,
    }),
    onDone: { target: 'decided', actions: 'sayEnded' },
    onError: [
      // The dialog keeps the typed text and sends it for the present blocks.
      {
        guard: failedAs('stale', 'refused'),
        target: 'refreshing',
        actions: { type: 'fail', params: ({ event }) => event },
      },
      { target: 'composing', actions: { type: 'fail', params: ({ event }) => event } },
    ],
  },
});

/** Reads the review anew after a refusal, and goes on where the reviewer was. */
const readAnew = (id: string, tag: 'asking' | 'deciding', then: 'composing' | 'open') =>
  review.createStateConfig({
    tags: tag,
    invoke: {
      id,
      src: 'loadReview',
      input: ({ context }) => ({ id: context.approval.id }),
      onDone: [
        {
          guard: { type: 'isOver', params: ({ event }) => event.output },
          target: 'decided',
          actions: 'sayEnded',
        },
        { target: then, actions: { type: 'set', params: ({ event }) => event.output } },
      ],
      onError: { target: then, actions: { type: 'fail', params: ({ event }) => event } },
    },
  });

const decision = review.createStateConfig({
  initial: 'open',
  on: {
    'review.loaded': { actions: { type: 'set', params: ({ event }) => event.approval } },
  },
  states: {
    open: {
      on: {
        'approval.open': { guard: 'mayApprove', target: 'confirming', actions: 'forgetError' },
        'change.open': {
          guard: 'mayAsk',
          target: 'composing',
          actions: ['forgetError', { type: 'keepMeant', params: ({ event }) => event }],
        },
      },
    },
    confirming: {
      tags: 'approving',
      // Content that was read anew may have changed.
      always: { guard: not('mayApprove'), target: 'open' },
      on: { 'decision.close': 'open', 'approval.confirm': { target: 'approving', actions: 'forgetAsking' } },
    },
    composing: {
      tags: 'asking',
      on: {
        'decision.close': 'open',
        'change.send': { target: 'sending', actions: { type: 'keepAsking', params: ({ event }) => event } },
      },
    },
    approving: {
      tags: ['approving', 'deciding'],
      invoke: {
        id: 'approve',
        src: 'decide',
        input: ({ context, event }) => ({
          approval: context.approval,
          note: event.type === 'approval.confirm' ? event.note : '',
          asking: null,
        }),
        onDone: { target: 'decided', actions: 'sayEnded' },
        onError: [
          { guard: failedAs('stale', 'refused'), target: 'rereading' },
          { target: 'confirming', actions: { type: 'fail', params: ({ event }) => event } },
        ],
      },
    },
    sending,
    refreshing: readAnew('refresh', 'asking', 'composing'),
    rereading: readAnew('reload', 'deciding', 'open'),
    // The screen navigates away.
    decided: { type: 'final' },
  },
});

/**
 * Review of a request by an approver (decisions/050-approval). Blocks changed meanwhile lose their marks, so
 * that only reviewed content is approved.
 */
export const reviewMachine = review.createMachine({
  id: 'review',
  context: ({ input }) => ({
    approval: input.approval,
    marks: new Map(),
    sent: new Map(),
    error: null,
    meant: null,
    asking: null,
  }),
  type: 'parallel',
  states: { marks, decision },
});
