import { setup, type EventFrom, type StateValueFrom } from 'xstate';

/**
 * An edited record as staff see it (specification 4 Forms, 5 error dialog; decisions/002-wire-format,
 * decisions/006-session). Another user edits in a second browser.
 */
export const recordModel = setup({
  types: {
    events: {} as {
      type:
        | 'draft.type'
        | 'draft.saveEmpty'
        | 'draft.correct'
        | 'draft.save'
        /** The request does not reach the server. */
        | 'draft.saveCut'
        /** The server saves, and its answer is lost. */
        | 'draft.saveUnanswered'
        /** Another user saved since the page was opened. */
        | 'draft.saveTooLate'
        /** Another user saved, and the newest version fails to load. */
        | 'draft.saveTooLateOffline'
        | 'latest.retry'
        | 'versions.look'
        | 'versions.back'
        | 'theirs.take'
        | 'mine.keep'
        | 'choice.postpone'
        | 'page.leave'
        | 'leave.stay'
        | 'leave.save'
        | 'leave.discard'
        /** The tab crashes, and the page opens again. */
        | 'tab.crash'
        /** The tab crashes, and another user saves before the page opens again. */
        | 'tab.crashMeanwhile'
        | 'copy.restore'
        | 'copy.discard';
    },
  },
}).createMachine({
  id: 'recordModel',
  initial: 'loaded',
  states: {
    loaded: { on: { 'draft.type': 'typed' } },
    typed: {
      on: {
        'draft.saveEmpty': 'incomplete',
        'draft.save': 'saved',
        'draft.saveCut': 'cut',
        'draft.saveUnanswered': 'unanswered',
        'draft.saveTooLate': 'tooLate',
        'draft.saveTooLateOffline': 'latestUnreachable',
        'page.leave': 'leaving',
        'tab.crash': 'offered',
        'tab.crashMeanwhile': 'offeredOnOlder',
      },
    },
    incomplete: { on: { 'draft.correct': 'typed' } },
    saved: { on: { 'draft.type': 'typed' } },
    cut: { on: { 'draft.save': 'saved' } },
    unanswered: { on: { 'draft.save': 'saved' } },
    latestUnreachable: { on: { 'latest.retry': 'tooLate' } },
    tooLate: {
      on: {
        'versions.look': 'looking',
        'theirs.take': 'theirs',
        'mine.keep': 'saved',
        'choice.postpone': 'postponed',
      },
    },
    looking: { on: { 'versions.back': 'tooLate', 'theirs.take': 'theirs', 'mine.keep': 'saved' } },
    /** Based on an older version: the next save asks again. */
    postponed: { on: { 'draft.save': 'tooLate' } },
    theirs: { on: { 'draft.type': 'typed' } },
    leaving: { on: { 'leave.stay': 'typed', 'leave.save': 'leftSaved', 'leave.discard': 'leftUnsaved' } },
    leftSaved: {},
    leftUnsaved: {},
    offered: { on: { 'copy.restore': 'typed', 'copy.discard': 'loaded' } },
    offeredOnOlder: { on: { 'copy.restore': 'postponed', 'copy.discard': 'theirs' } },
  },
});

export type RecordModelState = StateValueFrom<typeof recordModel>;
export type RecordModelEvent = EventFrom<typeof recordModel>['type'];
