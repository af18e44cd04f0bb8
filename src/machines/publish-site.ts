import { and, assertEvent, assign, emit, not, or, setup, stateIn } from 'xstate';
import type { ApiError, ApiResult } from '../api/result';
import { isReasonValid } from './approval.rules';
import { apiError, failedAs, notProvided } from './call';
import { known } from './known';
import {
  areSchedulesSettled,
  canEnable,
  canPublish,
  canPublishVersion,
  closedBecause,
  codeShown,
  type CodeWork,
  type ComparedPages,
  isEnabled,
  isMatch,
  isNoteValid,
  type PagePair,
  type Publishing,
  type PublishPages,
  type SalesCase,
  type ScheduleFate,
  selectedTheme,
  type SiteChange,
  themeOf,
  type ThemeVersion,
  type Site,
} from './publish-site.rules';

interface PublishInput {
  site: Site;
  /** From the contract's pattern. */
  isCodeValid: (code: string) => boolean;
  isNameValid: (name: string) => boolean;
}

/** One page of a theme's published versions. */
export interface VersionPage {
  items: ThemeVersion[];
  pageNumber: number;
  pageSize: number;
  totalCount: number;
}

/** The site; input and errors by region. */
interface PublishContext extends PublishInput {
  code: CodeWork & { error: ApiError | null };
  name: { typed: string | null; error: ApiError | null };
  publication: {
    /** Theme chosen for publishing; null for the default of the rules. */
    chosen: number | null;
    /** Theme of the open confirmation. */
    themeId: number | null;
    /** Comparison of draft and public page, loaded on demand. */
    pages: PublishPages | null;
    /** Earlier version to restore; null publishes the draft. */
    version: ThemeVersion | null;
    fates: ReadonlyMap<number, ScheduleFate>;
    error: ApiError | null;
    /** Note for the new version; kept after a failure. */
    note: string;
    /** Reason for publishing without the missing approvals; null otherwise. */
    emergencyReason: string | null;
  };
  /** The last page stays visible while the next one loads. */
  history: { page: VersionPage | null; error: ApiError | null };
  comparison: { of: ComparedPages | null; pages: PagePair | null; error: ApiError | null };
  /** Error of reloading the site. */
  readError: ApiError | null;
}

type PublishEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.compare' }
  | { type: 'code.save' }
  | { type: 'name.changed'; name: string }
  | { type: 'name.save' }
  | { type: 'theme.choose'; themeId: number }
  /** Confirms publishing of the selected theme; an emergency asks for a reason instead of approvals. */
  | { type: 'site.publish'; isEmergency?: boolean }
  /** Confirms publishing of an earlier version, which also becomes the draft. */
  | { type: 'version.publish'; version: ThemeVersion }
  | { type: 'note.changed'; note: string }
  /** Reason of an emergency; typing one for a version makes it an emergency. */
  | { type: 'reason.changed'; reason: string }
  | { type: 'schedule.settle'; scheduleId: number; fate: ScheduleFate }
  /** Publishes the displayed content, without later saves. */
  | { type: 'publish.confirm' }
  | { type: 'publish.cancel' }
  /** Enables a published site, after a publication that failed half-way. */
  | { type: 'site.enable' }
  /** Changes the site outside of the steps; `settle` receives the answer, also after unmounting. */
  | { type: 'change.make'; change: SiteChange; settle: (answer: ApiResult<unknown>) => void }
  | { type: 'history.open'; themeId: number; pageNumber: number }
  | { type: 'history.close' }
  | ({ type: 'comparison.open' } & ComparedPages)
  | { type: 'comparison.close' }
  /** Reloads the site, such as after a change outside the machine. */
  | { type: 'site.reload' }
  /** Site loaded by the screen's route. */
  | { type: 'site.loaded'; site: Site };

const nothingFound = { found: null, near: [], error: null };
const nothingAsked = {
  themeId: null,
  pages: null,
  version: null,
  fates: new Map(),
  error: null,
  emergencyReason: null,
};

const flow = setup({
  types: {} as {
    input: PublishInput;
    context: PublishContext;
    events: PublishEvent;
    emitted: { type: 'site.saved' } | { type: 'site.published' };
    tags: 'saving' | 'comparing' | 'codeInvalid' | 'nameInvalid' | 'asking' | 'publishing' | 'stale';
  },
  actors: {
    loadSite: notProvided<Site, { caseId: string }>('loadSite'),
    findNear: notProvided<SalesCase[], { code: string }>('findNear'),
    compareCode: notProvided<SalesCase, { code: string }>('compareCode'),
    saveCode: notProvided<Site, { site: Site; code: string }>('saveCode'),
    saveName: notProvided<Site, { site: Site; name: string }>('saveName'),
    loadPages: notProvided<PublishPages, { site: Site; themeId: number; versionId: number | null }>(
      'loadPages',
    ),
    publishTheme: notProvided<Site, Publishing>('publishTheme'),
    enableSite: notProvided<Site, { site: Site }>('enableSite'),
    makeChange: notProvided<
      unknown,
      { site: Site; change: SiteChange; settle: (answer: ApiResult<unknown>) => void }
    >('makeChange'),
    loadHistory: notProvided<VersionPage, { themeId: number; pageNumber: number }>('loadHistory'),
    loadComparison: notProvided<PagePair, ComparedPages>('loadComparison'),
  },
  guards: {
    isFree: not(
      or([
        stateIn('#savingCode'),
        stateIn('#savingName'),
        stateIn('#publishing'),
        stateIn('#enabling'),
        stateIn('#changing'),
        stateIn('#refreshing'),
      ]),
    ),
    isCodeOpen: ({ context }) => closedBecause(context.site, 'code') === null,
    isCodeValid: ({ context }) => context.isCodeValid(codeShown(context.site, context.code)),
    isMatch: ({ context }) => isMatch(context.site, context.code),
    isNameOpen: ({ context }) => closedBecause(context.site, 'name') === null,
    isNameValid: ({ context }) => context.isNameValid(nameShown(context)),
    canAsk: ({ context: { site, publication } }) => canPublish(site, selectedTheme(site, publication.chosen)),
    canAskVersion: ({ context }) => canPublishVersion(context.site),
    canConfirm: ({ context: { site, publication } }) =>
      areSchedulesSettled(site, publication.fates) &&
      isNoteValid(publication.note) &&
      isReasonValid(publication.emergencyReason) &&
      (publication.version ? canPublishVersion(site) : canPublish(site, themeOf(site, publication.themeId))),
    canEnable: ({ context }) => canEnable(context.site),
  },
  actions: {
    setSite: assign((_, params: { site: Site }) => ({ site: params.site, readError: null })),
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
    failCode: assign(({ context }, params: { error: unknown }) => ({
      code: { ...context.code, error: apiError(params.error) },
    })),
    typeName: assign((_, params: { name: string }) => ({ name: { typed: params.name, error: null } })),
    clearName: assign({ name: { typed: null, error: null } }),
    failName: assign(({ context }, params: { error: unknown }) => ({
      name: { ...context.name, error: apiError(params.error) },
    })),
    chooseTheme: assign(({ context }, params: { themeId: number }) => ({
      publication: { ...context.publication, chosen: params.themeId },
    })),
    askAboutTheme: assign(({ context: { site, publication } }, params: { isEmergency?: boolean }) => ({
      publication: {
        ...publication,
        ...nothingAsked,
        emergencyReason: params.isEmergency ? (publication.emergencyReason ?? '') : null,
        themeId: known(selectedTheme(site, publication.chosen), 'the theme to publish').themeId,
      },
    })),
    askAboutVersion: assign(({ context: { publication } }, params: { version: ThemeVersion }) => ({
      publication: {
        ...publication,
        ...nothingAsked,
        themeId: params.version.themeId,
        version: params.version,
      },
    })),
    typeNote: assign(({ context: { publication } }, params: { note: string }) => ({
      publication: { ...publication, note: params.note },
    })),
    typeReason: assign(({ context: { publication } }, params: { reason: string }) => ({
      publication: { ...publication, emergencyReason: params.reason },
    })),
    clearNote: assign(({ context: { publication } }) => ({
      publication: { ...publication, note: '', emergencyReason: null },
    })),
    settleSchedule: assign(
      ({ context: { publication } }, params: { scheduleId: number; fate: ScheduleFate }) => ({
        publication: {
          ...publication,
          fates: new Map([...publication.fates, [params.scheduleId, params.fate]]),
        },
      }),
    ),
    setPages: assign(({ context }, params: { pages: PublishPages }) => ({
      publication: { ...context.publication, pages: params.pages },
    })),
    clearPublication: assign(({ context }) => ({
      publication: { ...context.publication, ...nothingAsked },
    })),
    failPublication: assign(({ context }, params: { error: unknown }) => ({
      publication: { ...context.publication, error: apiError(params.error) },
    })),
    setHistory: assign((_, params: { page: VersionPage }) => ({
      history: { page: params.page, error: null },
    })),
    failHistory: assign(({ context }, params: { error: unknown }) => ({
      history: { ...context.history, error: apiError(params.error) },
    })),
    clearHistory: assign({ history: { page: null, error: null } }),
    compare: assign((_, { themeId, versionId }: ComparedPages) => ({
      comparison: { of: { themeId, versionId }, pages: null, error: null },
    })),
    setComparison: assign(({ context }, params: { pages: PagePair }) => ({
      comparison: { ...context.comparison, pages: params.pages },
    })),
    failComparison: assign(({ context }, params: { error: unknown }) => ({
      comparison: { ...context.comparison, error: apiError(params.error) },
    })),
    failReading: assign((_, params: { error: unknown }) => ({ readError: apiError(params.error) })),
    /** The error is shown elsewhere; this only detects actors that were not provided. */
    checkReason: (_, params: { error: unknown }) => void apiError(params.error),
    saySaved: emit({ type: 'site.saved' }),
    sayPublished: emit({ type: 'site.published' }),
  },
});

const code = flow.createStateConfig({
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
    // Typing invalidates the answer and leaves the state.
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
            actions: { type: 'failCode', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'failCode', params: ({ event }) => event } },
        ],
      },
    },
    // The rejection is already shown; similar codes are optional.
    seeking: {
      invoke: {
        id: 'findNear',
        src: 'findNear',
        input: ({ context }) => ({ code: codeShown(context.site, context.code) }),
        onDone: {
          target: 'failed',
          actions: { type: 'setNear', params: ({ event }) => ({ near: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'checkReason', params: ({ event }) => event } },
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
          { target: 'failed', actions: { type: 'failCode', params: ({ event }) => event } },
        ],
      },
    },
    // The context tells whether the code was compared.
    failed: {},
  },
});

const name = flow.createStateConfig({
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
          { target: 'failed', actions: { type: 'failName', params: ({ event }) => event } },
        ],
      },
    },
    failed: {},
  },
});

/** Questions before publishing, each asked once. */
const questions = flow.createStateConfig({
  on: {
    'site.publish': {},
    'version.publish': {},
    'note.changed': { actions: { type: 'typeNote', params: ({ event }) => event } },
    'reason.changed': {
      guard: ({ context: { publication } }) =>
        publication.emergencyReason !== null || publication.version !== null,
      actions: { type: 'typeReason', params: ({ event }) => event },
    },
    'schedule.settle': { actions: { type: 'settleSchedule', params: ({ event }) => event } },
  },
}).on;

/** The address is shown at once, changes after loading. */
const opening = flow.createStateConfig({
  tags: 'asking',
  on: { ...questions, 'publish.cancel': 'idle' },
  invoke: {
    id: 'loadPages',
    src: 'loadPages',
    input: ({
      context: {
        site,
        publication: { themeId, version },
      },
    }) => ({
      site,
      themeId: known(themeId, 'the theme to publish'),
      versionId: version?.versionId ?? null,
    }),
    onDone: {
      target: 'asking',
      actions: { type: 'setPages', params: ({ event }) => ({ pages: event.output }) },
    },
    onError: { target: 'failed', actions: { type: 'failPublication', params: ({ event }) => event } },
  },
});

/** Publishes the draft, then enables the site if necessary. */
const publishing = flow.createStateConfig({
  id: 'publishing',
  tags: ['asking', 'saving', 'publishing'],
  invoke: {
    id: 'publishTheme',
    src: 'publishTheme',
    input: ({
      context: {
        site,
        publication: { pages, version, note, fates, emergencyReason },
      },
    }) => ({
      site,
      draft: known(pages, 'what was shown').draft,
      versionId: version?.versionId ?? null,
      note,
      emergencyReason,
      cancelled: [...fates].flatMap(([id, fate]) => (fate === 'cancel' ? [id] : [])),
    }),
    onDone: [
      {
        guard: ({ event }) => isEnabled(event.output),
        target: 'idle',
        actions: [
          { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
          'clearNote',
          'sayPublished',
        ],
      },
      {
        target: 'enabling',
        actions: [{ type: 'setSite', params: ({ event }) => ({ site: event.output }) }, 'clearNote'],
      },
    ],
    onError: [
      { guard: failedAs('stale'), target: '#publishSite.stale' },
      { target: 'failed', actions: { type: 'failPublication', params: ({ event }) => event } },
    ],
  },
});

const publication = flow.createStateConfig({
  initial: 'idle',
  on: {
    'theme.choose': { actions: { type: 'chooseTheme', params: ({ event }) => event } },
    'site.publish': {
      guard: and(['isFree', 'canAsk']),
      target: '.opening',
      actions: { type: 'askAboutTheme', params: ({ event }) => event },
    },
    'version.publish': {
      guard: and(['isFree', 'canAskVersion']),
      target: '.opening',
      actions: { type: 'askAboutVersion', params: ({ event }) => event },
    },
    'site.enable': {
      guard: and(['isFree', 'canEnable']),
      target: '.enabling',
      actions: 'clearPublication',
    },
  },
  states: {
    idle: {},
    opening,
    asking: {
      tags: 'asking',
      on: {
        ...questions,
        'publish.cancel': 'idle',
        'publish.confirm': { guard: and(['isFree', 'canConfirm']), target: 'publishing' },
      },
    },
    publishing,
    enabling: {
      id: 'enabling',
      tags: ['saving', 'publishing'],
      invoke: {
        id: 'enableSite',
        src: 'enableSite',
        input: ({ context }) => ({ site: context.site }),
        onDone: {
          target: 'idle',
          actions: [{ type: 'setSite', params: ({ event }) => ({ site: event.output }) }, 'sayPublished'],
        },
        onError: { target: 'failed', actions: { type: 'failPublication', params: ({ event }) => event } },
      },
    },
    // The site's state shows whether the page is online: then only enabling remains.
    failed: {},
  },
});

/** Changes of drafts, schedules, versions and status: the caller shows a failure; each reloads the site. */
const change = flow.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'change.make': { guard: 'isFree', target: 'making' } } },
    making: {
      id: 'changing',
      tags: 'saving',
      invoke: {
        id: 'makeChange',
        src: 'makeChange',
        input: ({ context, event }) => {
          assertEvent(event, 'change.make');
          return { site: context.site, change: event.change, settle: event.settle };
        },
        onDone: 'refreshing',
        onError: [
          { guard: failedAs('stale'), target: '#publishSite.stale' },
          { target: 'idle', actions: { type: 'checkReason', params: ({ event }) => event } },
        ],
      },
    },
    refreshing: {
      id: 'refreshing',
      tags: 'saving',
      invoke: {
        id: 'refreshSite',
        src: 'loadSite',
        input: ({ context }) => ({ caseId: context.site.caseId }),
        onDone: {
          target: 'idle',
          actions: { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'failReading', params: ({ event }) => event } },
      },
    },
  },
});

/** Published versions of a theme, by page. */
const history = flow.createStateConfig({
  initial: 'closed',
  on: { 'history.open': '.loading' },
  states: {
    closed: { entry: 'clearHistory' },
    loading: {
      on: { 'history.close': 'closed' },
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ event }) => {
          assertEvent(event, 'history.open');
          return event;
        },
        onDone: {
          target: 'shown',
          actions: { type: 'setHistory', params: ({ event }) => ({ page: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'failHistory', params: ({ event }) => event } },
      },
    },
    shown: { on: { 'history.close': 'closed' } },
    failed: { on: { 'history.close': 'closed' } },
  },
});

/** Comparison of two pages; opens above the history if started there. */
const comparison = flow.createStateConfig({
  initial: 'closed',
  on: {
    'comparison.open': {
      target: '.loading',
      actions: { type: 'compare', params: ({ event }) => event },
    },
  },
  states: {
    closed: {},
    loading: {
      on: { 'comparison.close': 'closed' },
      invoke: {
        id: 'loadComparison',
        src: 'loadComparison',
        input: ({ context }) => known(context.comparison.of, 'what is compared'),
        onDone: {
          target: 'shown',
          actions: { type: 'setComparison', params: ({ event }) => ({ pages: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'failComparison', params: ({ event }) => event } },
      },
    },
    shown: { on: { 'comparison.close': 'closed' } },
    failed: { on: { 'comparison.close': 'closed' } },
  },
});

/**
 * A site on its screen (decisions/005-publish-flow). Saves run one at a time, as all share one record
 * version.
 */
export const publishSiteMachine = flow.createMachine({
  id: 'publishSite',
  context: ({ input }) => ({
    ...input,
    code: { typed: null, ...nothingFound },
    name: { typed: null, error: null },
    publication: { chosen: null, note: '', ...nothingAsked },
    history: { page: null, error: null },
    comparison: { of: null, pages: null, error: null },
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
      states: { code, name, publication, change, history, comparison },
    },
    // Another save came first (409): nothing was written, and saving needs a reload.
    stale: {
      tags: 'stale',
      on: {
        'site.reload': 'reading',
        'site.loaded': { target: 'open', actions: { type: 'setSite', params: ({ event }) => event } },
      },
    },
    // Keeps unsaved input.
    reading: {
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        input: ({ context }) => ({ caseId: context.site.caseId }),
        onDone: {
          target: 'open',
          actions: { type: 'setSite', params: ({ event }) => ({ site: event.output }) },
        },
        onError: { target: 'readFailed', actions: { type: 'failReading', params: ({ event }) => event } },
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

/** Displayed site name: the typed, else the saved. */
export function nameShown({ site, name: { typed } }: Pick<PublishContext, 'site' | 'name'>): string {
  return typed ?? site.siteName ?? '';
}
