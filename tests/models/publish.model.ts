import { setup, type EventFrom, type StateValueFrom } from 'xstate';

/**
 * The publish flow as staff see it (specification 4 One-page site, 5 Site name; decisions/005-publish-flow).
 * No calls or timers, as Chromium walks it too.
 */
export const publishModel = setup({
  types: {
    events: {} as {
      type:
        /** The first block was added on the design page. */
        | 'design.make'
        | 'code.compareSame'
        | 'code.compareOther'
        | 'code.compareUnknown'
        | 'code.compareOffline'
        | 'code.compareEmpty'
        | 'code.change'
        | 'code.save'
        | 'code.saveOffline'
        /** Another user saved since the page was opened. */
        | 'code.saveStale'
        | 'name.save'
        /** Before the design and the code are complete. */
        | 'name.saveClosed'
        | 'name.saveInvalid'
        | 'name.saveTaken'
        | 'name.saveOffline'
        | 'name.saveStale'
        /** The last sample was edited or accepted. */
        | 'samples.confirm'
        | 'site.ask'
        | 'site.askOffline'
        | 'site.askTheme'
        | 'site.cancel'
        | 'site.publish'
        | 'site.publishOffline'
        | 'site.publishStale'
        /** Publishing succeeds, enabling the site fails. */
        | 'site.publishNotEnabled'
        | 'site.enable'
        | 'site.reload'
        /** A block changed after publishing. */
        | 'design.change'
        /** A schedule takes the site offline. */
        | 'schedule.set'
        /** Cancels the schedule and publishes. */
        | 'site.publishUnscheduled'
        /** A draft of another theme was created. */
        | 'draft.make'
        | 'page.openOffline';
    },
  },
}).createMachine({
  id: 'publishModel',
  initial: 'designMissing',
  states: {
    designMissing: {
      on: {
        'design.make': 'codeOpen',
        'name.saveClosed': 'designMissing',
        'page.openOffline': 'loadUnreachable',
      },
    },
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
        'name.saveClosed': 'codeMatch',
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
    /** After reloading, the comparison is still valid. */
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

    /** A page with samples cannot be published. */
    samplesLeft: { on: { 'samples.confirm': 'readyToPublish' } },
    readyToPublish: { on: { 'site.ask': 'firstAsked', 'site.askOffline': 'askUnreachable' } },
    askUnreachable: { on: { 'site.ask': 'firstAsked' } },
    /** Confirmation that shows the address and says that its name becomes final. */
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
    /** The page is online, the site disabled; the name is already final. */
    enableUnreachable: { on: { 'site.enable': 'live' } },
    live: { on: { 'design.change': 'changed', 'draft.make': 'drafted' } },
    /** Live, with unpublished changes. */
    changed: { on: { 'site.ask': 'changesAsked', 'schedule.set': 'scheduled' } },
    /** Unpublished changes, with a waiting schedule. */
    scheduled: { on: { 'site.ask': 'scheduleAsked' } },
    /** The dialog asks about the schedule before publishing. */
    scheduleAsked: { on: { 'site.publishUnscheduled': 'live' } },
    /** Confirmation comparing the draft with the live page. */
    changesAsked: { on: { 'site.publish': 'live', 'site.cancel': 'changed' } },
    /** Live, with a draft of another theme. */
    drafted: { on: { 'site.askTheme': 'themeAsked' } },
    /** Confirmation with both themes. */
    themeAsked: { on: { 'site.publish': 'live', 'site.cancel': 'drafted' } },
  },
});

export type PublishModelState = StateValueFrom<typeof publishModel>;
export type PublishModelEvent = EventFrom<typeof publishModel>['type'];
