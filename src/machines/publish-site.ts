import { comparing, enabling, loading, publishing, savingCode, savingName } from './publish-site.calls';
import { publishSetup } from './publish-site.setup';

/**
 * The publish flow of a one-page site: design, code check, name, publish
 * (specification 4 One-page site, 5 Site name; decisions 5). One call at a time, as all share one rowVersion.
 */
export const publishSiteMachine = publishSetup.createMachine({
  id: 'publishSite',
  context: ({ input }) => ({
    ...input,
    site: input.site ?? null,
    codeDraft: null,
    nameDraft: null,
    found: null,
    themeId: null,
    error: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isLoaded', target: 'open' }, { target: 'loading' }] },
    loading,
    loadFailed: { tags: 'failed', on: { 'site.reload': 'loading' } },
    open: {
      tags: 'editable',
      initial: 'deciding',
      on: {
        'code.changed': {
          guard: { type: 'isAnotherCode', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'typeCode', params: ({ event }) => event },
        },
        'code.compare': [
          { guard: 'isCodeReady', target: 'comparing' },
          { guard: 'isCodeOpen', target: '.codeInvalid' },
        ],
        'code.save': { guard: 'isMatch', target: 'savingCode' },
        'name.changed': {
          guard: 'isNameOpen',
          target: '.deciding',
          actions: { type: 'typeName', params: ({ event }) => event },
        },
        'name.save': [
          { guard: 'isNameReady', target: 'savingName' },
          { guard: 'isNameOpen', target: '.nameInvalid' },
        ],
        'site.publish': {
          guard: { type: 'canPublish', params: ({ event }) => event },
          target: 'publishing',
          actions: { type: 'chooseTheme', params: ({ event }) => event },
        },
        'site.enable': { guard: 'canEnable', target: 'enabling' },
        'site.reload': 'loading',
      },
      states: {
        deciding: {
          always: [
            { guard: 'isMatch', target: 'codeMatch' },
            { guard: 'isCompared', target: 'codeMismatch' },
            { guard: 'isLive', target: 'published' },
            { guard: 'isNotEnabled', target: 'notEnabled' },
            { target: 'editing' },
          ],
        },
        editing: {},
        codeInvalid: { tags: ['failed', 'codeInvalid'] },
        codeMatch: { tags: 'codeMatch' },
        codeMismatch: { tags: ['failed', 'codeMismatch'] },
        codeNotFound: { tags: ['failed', 'codeNotFound'] },
        compareFailed: { tags: 'failed' },
        saveCodeFailed: { tags: 'failed' },
        nameInvalid: { tags: ['failed', 'nameInvalid'] },
        nameRefused: { tags: ['failed', 'nameRefused'] },
        saveNameFailed: { tags: 'failed' },
        publishFailed: { tags: 'failed' },
        // The page is online, the site is not: only enabling is tried again.
        enableFailed: { tags: 'failed' },
        notEnabled: {},
        published: { tags: 'published' },
      },
    },
    comparing,
    comparingFailed: {
      always: [{ guard: 'isRefused', target: 'open.codeNotFound' }, { target: 'open.compareFailed' }],
    },
    savingCode,
    savingCodeFailed: { always: [{ guard: 'isStale', target: 'stale' }, { target: 'open.saveCodeFailed' }] },
    savingName,
    savingNameFailed: {
      always: [
        { guard: 'isStale', target: 'stale' },
        { guard: 'isRefused', target: 'open.nameRefused' },
        { target: 'open.saveNameFailed' },
      ],
    },
    publishing,
    publishedDraft: {
      always: [{ guard: 'isEnabled', target: 'open', actions: 'sayPublished' }, { target: 'enabling' }],
    },
    publishingFailed: { always: [{ guard: 'isStale', target: 'stale' }, { target: 'open.publishFailed' }] },
    enabling,
    enablingFailed: { always: [{ guard: 'isStale', target: 'stale' }, { target: 'open.enableFailed' }] },
    // Somebody else saved first (409): nothing was written, and nothing can be before reading again.
    stale: { tags: ['failed', 'stale'], on: { 'site.reload': 'loading' } },
  },
});
