import { and, assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import {
  type ApprovalAsking,
  approvalLife,
  type ApprovalLife,
  type ApprovalOf,
  type ApprovalSubject,
  isPublishingBlocked,
} from './approval.rules';
import { apiError, failedAs, notProvided } from './call';
import { known } from './known';

interface ApprovalContext {
  subject: ApprovalSubject;
  /** Last answer, shown while reloading; null until known. */
  of: ApprovalOf | null;
  /** Error of the last action. */
  error: ApiError | null;
  /** Roles reminded since the screen opened. */
  reminded: ReadonlySet<number>;
  /** Role of the running reminder. */
  reminding: number | null;
}

type ApprovalEvent =
  | { type: 'approval.reload' }
  /** Opens the dialog that sends a record, or its changed content again. */
  | { type: 'request.open' }
  | { type: 'request.close' }
  | { type: 'request.send'; asking: ApprovalAsking }
  | { type: 'withdrawal.open' }
  | { type: 'withdrawal.close' }
  | { type: 'withdrawal.confirm' }
  /** Publishes a record without its approvals. */
  | { type: 'emergency.open' }
  | { type: 'emergency.close' }
  | { type: 'emergency.confirm'; reason: string }
  | { type: 'approver.remind'; roleId: number };

/** All but the last, which is left when none of these applies. */
const lives: readonly Exclude<ApprovalLife, 'approved'>[] = [
  'unruled',
  'unneeded',
  'missing',
  'requested',
  'changesAsked',
  'needsAgain',
];

const request = setup({
  types: {} as {
    input: { subject: ApprovalSubject };
    context: ApprovalContext;
    events: ApprovalEvent;
    emitted: { type: 'approval.sent' } | { type: 'approval.withdrawn' } | { type: 'approval.overruled' };
    tags: 'asking' | 'sending' | 'withdrawing' | 'overruling';
  },
  actors: {
    loadApproval: notProvided<ApprovalOf, ApprovalSubject>('loadApproval'),
    sendRequest: notProvided<unknown, { of: ApprovalOf; asking: ApprovalAsking }>('sendRequest'),
    withdraw: notProvided<unknown, { id: number }>('withdraw'),
    overrule: notProvided<unknown, { of: ApprovalOf; reason: string }>('overrule'),
    remind: notProvided<unknown, { id: number; roleId: number }>('remind'),
  },
  guards: {
    isLife: ({ context }, life: ApprovalLife) => context.of !== null && approvalLife(context.of) === life,
    mayRequest: ({ context }) => context.of?.mayRequest === true,
    hasRequest: ({ context }) => context.of?.request != null,
    isBlocked: ({ context }) => isPublishingBlocked(context.of),
  },
  actions: {
    set: assign((_, of: ApprovalOf) => ({ of })),
    fail: assign((_, params: { error: unknown }) => ({ error: apiError(params.error) })),
    forgetError: assign({ error: null }),
    startReminder: assign((_, params: { roleId: number }) => ({ reminding: params.roleId })),
    keepReminder: assign(({ context: { reminded, reminding } }) => ({
      reminded: new Set([...reminded, ...(reminding === null ? [] : [reminding])]),
      reminding: null,
    })),
    endReminder: assign({ reminding: null }),
    // New content allows new reminders.
    forgetReminders: assign({ reminded: new Set<number>() }),
    saySent: emit({ type: 'approval.sent' }),
    sayOverruled: emit({ type: 'approval.overruled' }),
    sayWithdrawn: emit({ type: 'approval.withdrawn' }),
  },
});

const requestId = ({ of }: ApprovalContext): number => known(of?.request, 'the open request').id;

/** Loaded approval: sorts the answer into a state, and handles the allowed actions. */
const settled = request.createStateConfig({
  initial: 'sorting',
  on: {
    'approval.reload': 'reading',
    'withdrawal.open': {
      guard: and(['mayRequest', 'hasRequest']),
      target: 'asking',
      actions: 'forgetError',
    },
    'emergency.open': {
      guard: and(['mayRequest', 'isBlocked']),
      target: 'reasoning',
      actions: 'forgetError',
    },
    'approver.remind': {
      guard: and(['mayRequest', 'hasRequest']),
      target: 'reminding',
      actions: ['forgetError', { type: 'startReminder', params: ({ event }) => event }],
    },
  },
  states: {
    sorting: {
      always: [
        ...lives.map((life) => ({ guard: { type: 'isLife' as const, params: life }, target: life })),
        { target: 'approved' as const },
      ],
    },
    unruled: {},
    unneeded: {},
    missing: { on: { 'request.open': { guard: 'mayRequest', target: '#approval.composing' } } },
    requested: { on: { 'request.open': { guard: 'mayRequest', target: '#approval.composing' } } },
    changesAsked: { on: { 'request.open': { guard: 'mayRequest', target: '#approval.composing' } } },
    needsAgain: { on: { 'request.open': { guard: 'mayRequest', target: '#approval.composing' } } },
    approved: {},
  },
});

const sending = request.createStateConfig({
  tags: ['asking', 'sending'],
  entry: 'forgetError',
  invoke: {
    id: 'sendRequest',
    src: 'sendRequest',
    input: ({ context, event }) => {
      if (event.type !== 'request.send') throw new Error('Only what was said is sent');
      return { of: known(context.of, 'what is to be approved'), asking: event.asking };
    },
    onDone: { target: 'reading', actions: ['forgetReminders', 'saySent'] },
    onError: [
      {
        guard: failedAs('stale'),
        target: 'refreshing',
        actions: { type: 'fail', params: ({ event }) => event },
      },
      { target: 'refused', actions: { type: 'fail', params: ({ event }) => event } },
    ],
  },
});

// The record was saved meanwhile: the dialog shows the content that would be sent now.
const refreshing = request.createStateConfig({
  tags: 'asking',
  on: { 'request.close': { target: 'reading', actions: 'forgetError' } },
  invoke: {
    id: 'refresh',
    src: 'loadApproval',
    input: ({ context }) => context.subject,
    onDone: { target: 'refused', actions: { type: 'set', params: ({ event }) => event.output } },
    onError: { target: 'refused', actions: { type: 'fail', params: ({ event }) => event } },
  },
});

const overruling = request.createStateConfig({
  tags: 'overruling',
  entry: 'forgetError',
  invoke: {
    id: 'overrule',
    src: 'overrule',
    input: ({ context, event }) => {
      if (event.type !== 'emergency.confirm') throw new Error('Only what was said is sent');
      return { of: known(context.of, 'what goes public'), reason: event.reason };
    },
    onDone: { target: 'reading', actions: 'sayOverruled' },
    onError: { target: 'reasoning', actions: { type: 'fail', params: ({ event }) => event } },
  },
});

const reminding = request.createStateConfig({
  invoke: {
    id: 'remind',
    src: 'remind',
    input: ({ context }) => ({
      id: requestId(context),
      roleId: known(context.reminding, 'who is reminded'),
    }),
    onDone: { target: 'settled', actions: 'keepReminder' },
    onError: {
      target: 'settled',
      actions: ['endReminder', { type: 'fail', params: ({ event }) => event }],
    },
  },
});

/**
 * Approval of a record for its sender (decisions/050-approval): requirements, request, withdrawal and reminders. The
 * server stores the request's state; each answer selects a state here.
 */
export const approvalMachine = request.createMachine({
  id: 'approval',
  context: ({ input }) => ({
    subject: input.subject,
    of: null,
    error: null,
    reminded: new Set<number>(),
    reminding: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      // A save during loading makes the answer outdated.
      on: { 'approval.reload': { target: 'reading', reenter: true } },
      invoke: {
        id: 'loadApproval',
        src: 'loadApproval',
        input: ({ context }) => context.subject,
        onDone: { target: 'settled', actions: { type: 'set', params: ({ event }) => event.output } },
        onError: { target: 'unreadable', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    unreadable: { on: { 'approval.reload': { target: 'reading', actions: 'forgetError' } } },
    settled,
    composing: {
      tags: 'asking',
      entry: 'forgetError',
      on: { 'request.close': 'settled', 'request.send': 'sending' },
    },
    sending,
    // The dialog keeps the typed text.
    refused: {
      tags: 'asking',
      on: {
        // The dialog told its error, which does not concern the page.
        'request.close': { target: 'settled', actions: 'forgetError' },
        'request.send': 'sending',
      },
    },
    refreshing,
    asking: {
      on: {
        'withdrawal.close': { target: 'settled', actions: 'forgetError' },
        'withdrawal.confirm': { target: 'withdrawing', actions: 'forgetError' },
      },
    },
    withdrawing: {
      tags: 'withdrawing',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => ({ id: requestId(context) }),
        onDone: { target: 'reading', actions: 'sayWithdrawn' },
        onError: { target: 'asking', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    reasoning: {
      tags: 'overruling',
      on: {
        'emergency.close': { target: 'settled', actions: 'forgetError' },
        'emergency.confirm': 'overruling',
      },
    },
    overruling,
    reminding,
  },
});
