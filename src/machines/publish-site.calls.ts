import { dataOf, errorOf } from './failure';
import { codeIn, nameIn } from './publish-site.rules';
import { held, publishSetup } from './publish-site.setup';

/** Reads the site; what is typed and not saved outlives it. */
export const loading = publishSetup.createStateConfig({
  tags: ['busy', 'loading'],
  entry: 'clearError',
  invoke: {
    id: 'loadSite',
    src: 'loadSite',
    input: ({ context }) => ({ caseId: context.caseId }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'open',
        actions: { type: 'setSite', params: ({ event }) => ({ site: dataOf(event.output) }) },
      },
      { target: 'loadFailed', actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) } },
    ],
    onError: { target: 'loadFailed', actions: { type: 'reject', params: ({ event }) => ({ reason: event.error }) } },
  },
});

/** Asks the sales system; typing on makes the answer worthless. */
export const comparing = publishSetup.createStateConfig({
  tags: ['busy', 'comparing'],
  entry: ['clearError', 'dropFound'],
  on: {
    'code.changed': {
      guard: { type: 'isAnotherCode', params: ({ event }) => event },
      target: 'open',
      actions: { type: 'typeCode', params: ({ event }) => event },
    },
  },
  invoke: {
    id: 'compareCode',
    src: 'compareCode',
    input: ({ context }) => ({ code: codeIn(context) }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'open',
        actions: { type: 'setFound', params: ({ event }) => ({ salesCase: dataOf(event.output) }) },
      },
      {
        target: 'comparingFailed',
        actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) },
      },
    ],
    onError: {
      target: 'comparingFailed',
      actions: { type: 'reject', params: ({ event }) => ({ reason: event.error }) },
    },
  },
});

export const savingCode = publishSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearError',
  invoke: {
    id: 'saveCode',
    src: 'saveCode',
    input: ({ context }) => ({ site: held(context), code: codeIn(context) }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'open',
        actions: [
          { type: 'setSite', params: ({ event }) => ({ site: dataOf(event.output) }) },
          'dropCode',
          'sayCodeSaved',
        ],
      },
      {
        target: 'savingCodeFailed',
        actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) },
      },
    ],
    onError: {
      target: 'savingCodeFailed',
      actions: { type: 'reject', params: ({ event }) => ({ reason: event.error }) },
    },
  },
});

export const savingName = publishSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearError',
  invoke: {
    id: 'saveName',
    src: 'saveName',
    input: ({ context }) => ({ site: held(context), name: nameIn(context) }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'open',
        actions: [
          { type: 'setSite', params: ({ event }) => ({ site: dataOf(event.output) }) },
          'dropName',
          'sayNameSaved',
        ],
      },
      {
        target: 'savingNameFailed',
        actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) },
      },
    ],
    onError: {
      target: 'savingNameFailed',
      actions: { type: 'reject', params: ({ event }) => ({ reason: event.error }) },
    },
  },
});

/** The draft becomes the live page; a site that is not enabled yet is enabled next. */
export const publishing = publishSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearError',
  invoke: {
    id: 'publishTheme',
    src: 'publishTheme',
    // `chooseTheme` has set it, and `canPublish` has seen that there is one.
    input: ({ context }) => ({ site: held(context), themeId: context.themeId ?? 0 }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'publishedDraft',
        actions: { type: 'setSite', params: ({ event }) => ({ site: dataOf(event.output) }) },
      },
      {
        target: 'publishingFailed',
        actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) },
      },
    ],
    onError: {
      target: 'publishingFailed',
      actions: { type: 'reject', params: ({ event }) => ({ reason: event.error }) },
    },
  },
});

export const enabling = publishSetup.createStateConfig({
  tags: 'busy',
  entry: 'clearError',
  invoke: {
    id: 'enableSite',
    src: 'enableSite',
    input: ({ context }) => ({ site: held(context) }),
    onDone: [
      {
        guard: ({ event }) => event.output.ok,
        target: 'open',
        actions: [{ type: 'setSite', params: ({ event }) => ({ site: dataOf(event.output) }) }, 'sayPublished'],
      },
      { target: 'enablingFailed', actions: { type: 'fail', params: ({ event }) => ({ error: errorOf(event.output) }) } },
    ],
    onError: {
      target: 'enablingFailed',
      actions: { type: 'reject', params: ({ event }) => ({ reason: event.error }) },
    },
  },
});
