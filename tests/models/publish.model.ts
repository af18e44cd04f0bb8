import { setup, type EventFrom, type StateValueFrom } from 'xstate';

/**
 * What a member of staff sees of the publish flow (specification 4 One-page site, 5 Site name;
 * decisions/005-publish-flow): one state per step and per message. No calls and no timers: the actor and Chromium walk
 * the same paths.
 */
export const publishModel = setup({
  types: {
    events: {} as {
      type:
        /** A first block was added on the design page. */
        | 'design.make'
        | 'code.compareSame'
        | 'code.compareOther'
        | 'code.compareUnknown'
        | 'code.compareOffline'
        | 'code.compareEmpty'
        | 'code.change'
        | 'code.save'
        | 'code.saveOffline'
        /** Somebody else has saved since the page was opened. */
        | 'code.saveStale'
        | 'name.save'
        | 'name.saveInvalid'
        | 'name.saveTaken'
        | 'name.saveOffline'
        | 'name.saveStale'
        /** What was still the template's is edited or confirmed. */
        | 'samples.confirm'
        | 'site.ask'
        | 'site.askOffline'
        | 'site.askTheme'
        | 'site.cancel'
        | 'site.publish'
        | 'site.publishOffline'
        | 'site.publishStale'
        /** Publishing succeeds, the call that enables the site does not. */
        | 'site.publishNotEnabled'
        | 'site.enable'
        | 'site.reload'
        /** A block was changed after publishing. */
        | 'design.change'
        /** The site is to be taken off at a time. */
        | 'schedule.set'
        /** Ends the schedule, and publishes. */
        | 'site.publishUnscheduled'
        /** A draft of another theme was made. */
        | 'draft.make'
        | 'page.openOffline';
    },
  },
}).createMachine({
  id: 'publishModel',
  initial: 'designMissing',
  states: {
    designMissing: { on: { 'design.make': 'codeOpen', 'page.openOffline': 'loadUnreachable' } },
    loadUnreachable: { on: { 'site.reload': 'designMissing' } },

    codeOpen: {
      on: {
        'code.compareSame': 'codeMatch',
        'code.compareOther': 'codeMismatch',
        'code.compareUnknown': 'codeNotFound',
        'code.compareOffline': 'compareUnreachable',
        'code.compareEmpty': 'codeInvalid',
      },
    },
    codeInvalid: { on: { 'code.compareSame': 'codeMatch' } },
    codeMatch: {
      on: {
        'code.change': 'codeOpen',
        'code.save': 'nameOpen',
        'code.saveOffline': 'saveCodeUnreachable',
        'code.saveStale': 'codeStale',
      },
    },
    codeMismatch: { on: { 'code.change': 'codeOpen', 'code.compareSame': 'codeMatch' } },
    codeNotFound: { on: { 'code.compareSame': 'codeMatch' } },
    compareUnreachable: { on: { 'code.compareSame': 'codeMatch' } },
    saveCodeUnreachable: { on: { 'code.save': 'nameOpen' } },
    /** Read again, the comparison that was made still stands. */
    codeStale: { on: { 'site.reload': 'codeMatch' } },

    nameOpen: {
      on: {
        'name.save': 'samplesLeft',
        'name.saveInvalid': 'nameInvalid',
        'name.saveTaken': 'nameTaken',
        'name.saveOffline': 'nameUnreachable',
        'name.saveStale': 'nameStale',
      },
    },
    nameInvalid: { on: { 'name.save': 'samplesLeft' } },
    nameTaken: { on: { 'name.save': 'samplesLeft' } },
    nameUnreachable: { on: { 'name.save': 'samplesLeft' } },
    nameStale: { on: { 'site.reload': 'nameOpen' } },

    /** A page that still says what its template said is not published. */
    samplesLeft: { on: { 'samples.confirm': 'readyToPublish' } },
    readyToPublish: { on: { 'site.ask': 'firstAsked', 'site.askOffline': 'askUnreachable' } },
    askUnreachable: { on: { 'site.ask': 'firstAsked' } },
    /** A dialog with the address, and that its name freezes. */
    firstAsked: {
      on: {
        'site.cancel': 'readyToPublish',
        'site.publish': 'live',
        'site.publishOffline': 'publishUnreachable',
        'site.publishStale': 'publishStale',
        'site.publishNotEnabled': 'enableUnreachable',
      },
    },
    publishUnreachable: { on: { 'site.ask': 'firstAsked' } },
    publishStale: { on: { 'site.reload': 'readyToPublish' } },
    /** The page is online, the site is not enabled; the name is frozen already. */
    enableUnreachable: { on: { 'site.enable': 'live' } },
    live: { on: { 'design.change': 'changed', 'draft.make': 'drafted' } },
    /** Live, with changes that visitors do not see yet. */
    changed: { on: { 'site.ask': 'changesAsked', 'schedule.set': 'scheduled' } },
    /** The same, with a schedule that waits. */
    scheduled: { on: { 'site.ask': 'scheduleAsked' } },
    /** The dialog asks what becomes of it, and publishes nothing before. */
    scheduleAsked: { on: { 'site.publishUnscheduled': 'live' } },
    /** A dialog that compares the draft with what is online. */
    changesAsked: { on: { 'site.publish': 'live', 'site.cancel': 'changed' } },
    /** Live, with a draft of another theme beside it. */
    drafted: { on: { 'site.askTheme': 'themeAsked' } },
    /** A dialog that shows both themes. */
    themeAsked: { on: { 'site.publish': 'live', 'site.cancel': 'drafted' } },
  },
});

export type PublishModelState = StateValueFrom<typeof publishModel>;
export type PublishModelEvent = EventFrom<typeof publishModel>['type'];
