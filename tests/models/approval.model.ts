import { type EventFrom, setup, type StateValueFrom } from 'xstate';

/**
 * The approval of a website's content as its sender sees it (decisions/050-approval). One department approves; another
 * account decides for it.
 */
export const approvalModel = setup({
  types: {
    events: {} as {
      type:
        | 'page.edit'
        | 'request.open'
        | 'request.cancel'
        | 'request.send'
        | 'request.sendOffline'
        /** Another user saved since the dialog was opened. */
        | 'request.sendStale'
        | 'request.sendAgain'
        | 'approver.approve'
        | 'approver.askChanges'
        | 'withdrawal.open'
        | 'withdrawal.cancel'
        | 'withdrawal.confirm'
        | 'emergency.open'
        | 'emergency.cancel'
        | 'emergency.confirm'
        | 'page.publish';
    },
  },
}).createMachine({
  id: 'approvalModel',
  initial: 'unneeded',
  states: {
    /** The draft is what visitors see. */
    unneeded: { on: { 'page.edit': 'missing' } },
    missing: { on: { 'request.open': 'composing', 'emergency.open': 'reasoning' } },
    composing: {
      on: {
        'request.cancel': 'missing',
        'request.send': 'requested',
        'request.sendOffline': 'unsent',
        'request.sendStale': 'outdated',
      },
    },
    unsent: { on: { 'request.send': 'requested', 'request.cancel': 'missing' } },
    outdated: { on: { 'request.send': 'requested' } },
    requested: {
      on: {
        // Content that nobody has approved yet waits on, as it is now.
        'page.edit': 'requested',
        'approver.approve': 'approved',
        'approver.askChanges': 'changesAsked',
        'withdrawal.open': 'withdrawing',
      },
    },
    withdrawing: { on: { 'withdrawal.cancel': 'requested', 'withdrawal.confirm': 'missing' } },
    changesAsked: { on: { 'page.edit': 'changesAsked', 'request.sendAgain': 'requested' } },
    approved: { on: { 'page.edit': 'needsAgain', 'page.publish': 'unneeded' } },
    needsAgain: {
      on: {
        'request.sendAgain': 'needsAgain',
        'approver.approve': 'approved',
        'approver.askChanges': 'changesAsked',
      },
    },
    reasoning: { on: { 'emergency.cancel': 'missing', 'emergency.confirm': 'unneeded' } },
  },
});

export type ApprovalModelState = StateValueFrom<typeof approvalModel>;
export type ApprovalModelEvent = EventFrom<typeof approvalModel>['type'];
