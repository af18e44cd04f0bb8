import { and, assign, emit, not, or, setup, stateIn } from 'xstate';
import type { ApiError } from '../api/result';
import { apiError, failedAs, notProvided } from './call';
import {
  canEnable,
  canPublish,
  closedBecause,
  codeShown,
  type CodeWork,
  isMatch,
  type PublishPages,
  type SalesCase,
  type SiteTheme,
  themeToPublish,
  type Website,
} from './publish-site.rules';

interface PublishInput {
  site: Website;
  /** The rules come from the contract. */
  isCodeValid: (code: string) => boolean;
  isNameValid: (name: string) => boolean;
}

/** The website and, by region, what is typed and what went wrong. */
interface PublishContext extends PublishInput {
  code: CodeWork & { error: ApiError | null };
  name: { typed: string | null; error: ApiError | null };
  publication: {
    themeId: number | null;
    /** What would be published and what it would replace; read when it is asked for. */
    pages: PublishPages | null;
    error: ApiError | null;
  };
  /** Why the website could not be read again. */
  readError: ApiError | null;
}

type PublishEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.compare' }
  | { type: 'code.save' }
  | { type: 'name.changed'; name: string }
  | { type: 'name.save' }
  /** Shows what would be published, and asks. Without a theme: the active one, or the first that has a block. */
  | { type: 'site.publish'; themeId?: number }
  /** Publishes what is shown, and nothing that was saved since. */
  | { type: 'publish.confirm' }
  | { type: 'publish.cancel' }
  /** Enables a published site; the way on when publishing it has failed half-way. */
  | { type: 'site.enable' }
  /** Reads the site again, as after a change from beside the flow. */
  | { type: 'site.reload' }
  /** Somebody else has read it. */
  | { type: 'site.loaded'; site: Website };

const nothingFound = { found: null, near: [], error: null };

/**
 * The publish flow of a one-page site: code check, name, publication (specification 4 One-page site, 5 Site name;
 * decisions 5). It owns the website from the moment its screen opens: each save answers the site as it stands
 * afterwards. Each region keeps its own message; one save runs at a time, as all share one version of the record.
 */
export const publishSiteMachine = setup({
  types: {} as {
    input: PublishInput;
    context: PublishContext;
    events: PublishEvent;
    emitted: { type: 'site.saved' } | { type: 'site.published' };
    tags: 'saving' | 'comparing' | 'codeInvalid' | 'nameInvalid' | 'asking' | 'publishing' | 'stale';
  },
  actors: {
    loadSite: notProvided<Website, { caseId: string }>('loadSite'),
    findNear: notProvided<SalesCase[], { code: string }>('findNear'),
    compareCode: notProvided<SalesCase, { code: string }>('compareCode'),
    saveCode: notProvided<Website, { site: Website; code: string }>('saveCode'),
    saveName: notProvided<Website, { site: Website; name: string }>('saveName'),
    loadPages: notProvided<PublishPages, { site: Website; themeId: number }>('loadPages'),
    publishTheme: notProvided<Website, { site: Website; draft: SiteTheme }>('publishTheme'),
    enableSite: notProvided<Website, { site: Website }>('enableSite'),
  },
  guards: {
    isFree: not(
      or([stateIn('#savingCode'), stateIn('#savingName'), stateIn('#publishing'), stateIn('#enabling')]),
    ),
    isCodeOpen: ({ context }) => closedBecause(context.site, 'code') === null,
    isCodeValid: ({ context }) => context.isCodeValid(codeShown(context.site, context.code)),
    isMatch: ({ context }) => isMatch(context.site, context.code),
    isNameOpen: ({ context }) => closedBecause(context.site, 'name') === null,
    isNameValid: ({ context }) => context.isNameValid(nameShown(context)),
    canConfirm: ({ context }) => canPublish(context.site, context.publication.themeId),
    canEnable: ({ context }) => canEnable(context.site),
  },
  actions: {
    setSite: assign((_, params: { site: Website }) => ({ site: params.site, readError: null })),
    typeCode: assign((_, params: { code: string }) => ({
      code: { typed: params.code, ...nothingFound },
    })),
    clearFound: assign(({ context }) => ({ code: { ...context.code, ...nothingFound } })),
    setFound: assign(({ context }, params: { salesCase: SalesCase }) => ({
      code: {
        ...context.code,
        found: { code: codeShown(context.site, context.code), salesCase: params.salesCase },
      },
    })),
    clearCode: assign({ code: { typed: null, ...nothingFound } }),
    setNear: assign(({ context }, params: { near: readonly SalesCase[] }) => ({
      code: { ...context.code, near: params.near },
    })),
    failCode: assign(({ context }, params: { error: ApiError }) => ({
      code: { ...context.code, error: params.error },
    })),
    typeName: assign((_, params: { name: string }) => ({ name: { typed: params.name, error: null } })),
    clearName: assign({ name: { typed: null, error: null } }),
    failName: assign(({ context }, params: { error: ApiError }) => ({
      name: { ...context.name, error: params.error },
    })),
    chooseTheme: assign(({ context }, params: { themeId?: number }) => ({
      publication: {
        themeId: themeToPublish(context.site, params.themeId ?? null),
        pages: null,
        error: null,
      },
    })),
    setPages: assign(({ context }, params: { pages: PublishPages }) => ({
      publication: { ...context.publication, pages: params.pages },
    })),
    clearPublication: assign({ publication: { themeId: null, pages: null, error: null } }),
    failPublication: assign(({ context }, params: { error: ApiError }) => ({
      publication: { ...context.publication, error: params.error },
    })),
    failReading: assign((_, params: { error: ApiError }) => ({ readError: params.error })),
    saySaved: emit({ type: 'site.saved' }),
    sayPublished: emit({ type: 'site.published' }),
  },
}).createMachine({
  id: 'publishSite',
  context: ({ input }) => ({
    ...input,
    code: { typed: null, ...nothingFound },
    name: { typed: null, error: null },
    publication: { themeId: null, pages: null, error: null },
    readError: null,
  }),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      on: {
        'site.reload': { guard: 'isFree', target: 'reading' },
        'site.loaded': { guard: 'isFree', actions: { type: 'setSite', params: ({ event }) => event } },
      },
      states: {
        code: {
          initial: 'idle',
          on: {
            'code.changed': {
              guard: and([
                'isCodeOpen',
                ({ context, event }) => event.code !== codeShown(context.site, context.code),
              ]),
              target: '.idle',
              actions: { type: 'typeCode', params: ({ event }) => event },
            },
            'code.compare': [
              { guard: and(['isCodeOpen', 'isCodeValid']), target: '.comparing' },
              { guard: 'isCodeOpen', target: '.invalid' },
            ],
            'code.save': { guard: and(['isFree', 'isCodeOpen', 'isMatch']), target: '.saving' },
          },
          states: {
            idle: {},
            invalid: { tags: 'codeInvalid', entry: 'clearFound' },
            // Typing on makes the answer worthless, and leaves.
            comparing: {
              tags: 'comparing',
              entry: 'clearFound',
              on: { 'code.compare': {} },
              invoke: {
                id: 'compareCode',
                src: 'compareCode',
                input: ({ context }) => ({ code: codeShown(context.site, context.code) }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'setFound', params: ({ event }) => ({ salesCase: event.output }) },
                },
                onError: [
                  {
                    guard: failedAs('refused'),
                    target: 'seeking',
                    actions: { type: 'failCode', params: ({ event }) => ({ error: apiError(event.error) }) },
                  },
                  {
                    target: 'failed',
                    actions: { type: 'failCode', params: ({ event }) => ({ error: apiError(event.error) }) },
                  },
                ],
              },
            },
            // The refusal is shown already; what is near comes beside it, or not at all.
            seeking: {
              invoke: {
                id: 'findNear',
                src: 'findNear',
                input: ({ context }) => ({ code: codeShown(context.site, context.code) }),
                onDone: {
                  target: 'failed',
                  actions: { type: 'setNear', params: ({ event }) => ({ near: event.output }) },
                },
                onError: { target: 'failed', actions: ({ event }) => void apiError(event.error) },
              },
            },
            saving: {
              id: 'savingCode',
              tags: 'saving',
              on: { 'code.changed': {}, 'code.compare': {} },
              invoke: {
                id: 'saveCode',
                src: 'saveCode',
                input: ({ context }) => ({ site: context.site, code: codeShown(context.site, context.code) }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
                    'clearCode',
                    'saySaved',
                  ],
                },
                onError: [
                  { guard: failedAs('stale'), target: '#publishSite.stale' },
                  {
                    target: 'failed',
                    actions: { type: 'failCode', params: ({ event }) => ({ error: apiError(event.error) }) },
                  },
                ],
              },
            },
            // Not compared, or compared and not saved: the comparison tells which.
            failed: {},
          },
        },
        name: {
          initial: 'idle',
          on: {
            'name.changed': {
              guard: 'isNameOpen',
              target: '.idle',
              actions: { type: 'typeName', params: ({ event }) => event },
            },
            'name.save': [
              { guard: and(['isFree', 'isNameOpen', 'isNameValid']), target: '.saving' },
              { guard: and(['isFree', 'isNameOpen']), target: '.invalid' },
            ],
          },
          states: {
            idle: {},
            invalid: { tags: 'nameInvalid' },
            saving: {
              id: 'savingName',
              tags: 'saving',
              on: { 'name.changed': {} },
              invoke: {
                id: 'saveName',
                src: 'saveName',
                input: ({ context }) => ({ site: context.site, name: nameShown(context) }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
                    'clearName',
                    'saySaved',
                  ],
                },
                onError: [
                  { guard: failedAs('stale'), target: '#publishSite.stale' },
                  {
                    target: 'failed',
                    actions: { type: 'failName', params: ({ event }) => ({ error: apiError(event.error) }) },
                  },
                ],
              },
            },
            failed: {},
          },
        },
        publication: {
          initial: 'idle',
          on: {
            'site.publish': {
              guard: and(['isFree', ({ context, event }) => canPublish(context.site, event.themeId ?? null)]),
              target: '.opening',
              actions: { type: 'chooseTheme', params: ({ event }) => event },
            },
            'site.enable': {
              guard: and(['isFree', 'canEnable']),
              target: '.enabling',
              actions: 'clearPublication',
            },
          },
          states: {
            idle: {},
            // The address is shown at once, what will change when it was read.
            opening: {
              tags: 'asking',
              on: { 'site.publish': {}, 'publish.cancel': 'idle' },
              invoke: {
                id: 'loadPages',
                src: 'loadPages',
                // `chooseTheme` has set it, and `canPublish` has seen that there is one.
                input: ({ context }) => ({ site: context.site, themeId: context.publication.themeId ?? 0 }),
                onDone: {
                  target: 'asking',
                  actions: { type: 'setPages', params: ({ event }) => ({ pages: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'failPublication',
                    params: ({ event }) => ({ error: apiError(event.error) }),
                  },
                },
              },
            },
            asking: {
              tags: 'asking',
              on: {
                'site.publish': {},
                'publish.cancel': 'idle',
                'publish.confirm': { guard: and(['isFree', 'canConfirm']), target: 'publishing' },
              },
            },
            // The draft becomes the live page; a site that is not enabled yet is enabled next.
            publishing: {
              id: 'publishing',
              tags: ['asking', 'saving', 'publishing'],
              invoke: {
                id: 'publishTheme',
                src: 'publishTheme',
                input: ({ context }) => ({ site: context.site, draft: draftAsked(context) }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.status === 0,
                    target: 'idle',
                    actions: [
                      { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
                      'sayPublished',
                    ],
                  },
                  {
                    target: 'enabling',
                    actions: { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
                  },
                ],
                onError: [
                  { guard: failedAs('stale'), target: '#publishSite.stale' },
                  {
                    target: 'failed',
                    actions: {
                      type: 'failPublication',
                      params: ({ event }) => ({ error: apiError(event.error) }),
                    },
                  },
                ],
              },
            },
            enabling: {
              id: 'enabling',
              tags: ['saving', 'publishing'],
              invoke: {
                id: 'enableSite',
                src: 'enableSite',
                input: ({ context }) => ({ site: context.site }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
                    'sayPublished',
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: {
                    type: 'failPublication',
                    params: ({ event }) => ({ error: apiError(event.error) }),
                  },
                },
              },
            },
            // Whether the page is online already is what the site itself says: then only enabling is left.
            failed: {},
          },
        },
      },
    },
    // Somebody else saved first (409): nothing was written, and nothing can be before reading again.
    stale: {
      tags: 'stale',
      on: {
        'site.reload': 'reading',
        'site.loaded': { target: 'open', actions: { type: 'setSite', params: ({ event }) => event } },
      },
    },
    // What is typed and not saved outlives it.
    reading: {
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        input: ({ context }) => ({ caseId: context.site.caseId }),
        onDone: {
          target: 'open',
          actions: { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
        },
        onError: {
          target: 'readFailed',
          actions: { type: 'failReading', params: ({ event }) => ({ error: apiError(event.error) }) },
        },
      },
    },
    readFailed: {
      on: {
        'site.reload': 'reading',
        'site.loaded': { target: 'open', actions: { type: 'setSite', params: ({ event }) => event } },
      },
    },
  },
});

/** The draft that was shown; the machine asks only once there is one. */
function draftAsked({ publication }: PublishContext): SiteTheme {
  if (!publication.pages) throw new Error('nothing was shown to publish');
  return publication.pages.draft;
}

/** The site name shown: what is typed, else what is saved. */
export function nameShown({ site, name }: Pick<PublishContext, 'site' | 'name'>): string {
  return name.typed ?? site.siteName ?? '';
}
