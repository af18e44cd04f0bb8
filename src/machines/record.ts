import { assign, emit, setup } from 'xstate';
import type { ApiError } from '../api/result';
import { apiError, failedAs, isAnnounced, notProvided } from './call';
import { known } from './known';
import { type Merge, merged, type Side } from './record.merge';
import { answeredVersion, completed, existingId, keyed, rebased, remainingProblems } from './record.rules';
import { isSameValue } from './same-value';

/** Milliseconds between writes of the safety copy during typing. */
export const SAFETY_COPY_MS = 400;

export interface UpdateRecord {
  lastModifiedBy: string;
  /** ISO 8601 with offset. */
  lastModifiedOn: string;
}

/** A stored record in the format of its form. */
export interface RecordBase<TDraft> {
  draft: TDraft;
  /** Undefined before it is stored, or if the server omits it. */
  version?: number | undefined;
  updateRecord?: UpdateRecord | undefined;
}

/** Entry of the error dialog: label, message and place of a field. */
export interface RecordProblem {
  /** Also the id of the element to jump to. */
  key: string;
  label: string;
  message: string;
  /** Block of the field, which must be opened before. */
  blockKey?: string;
}

/** Stored values of a form in the browser, per account and address. */
export interface SafetyCopy<TDraft> {
  accountId: number;
  /** The form's address without the base path, such as /case/edit/12. */
  path: string;
  /** Title of the screen, for lists of copies. */
  title: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Version that the values are based on. */
  version?: number | undefined;
  values: TDraft;
}

/** Draft rules of a kind of record. */
export interface RecordRules<TDraft> {
  /** Problems to correct before a save. */
  check: (draft: TDraft) => RecordProblem[];
  /** Fields named by a failed save. */
  explain: (error: ApiError) => RecordProblem[];
  /** True if both have the same content; ids and stored files may differ. */
  readsSame: (a: TDraft, b: TDraft) => boolean;
}

export interface RecordInput<TDraft> {
  base: RecordBase<TDraft>;
  /** Unsaved text taken over from another form. */
  draft?: TDraft | undefined;
  /** Not stored yet, so never reloaded. */
  isNew: boolean;
}

interface RecordContext<TDraft> {
  isNew: boolean;
  /** Record that the draft is based on. */
  base: RecordBase<TDraft>;
  draft: TDraft;
  /** Shows validation after the first save attempt (specification 4, Forms). */
  isChecked: boolean;
  problems: readonly RecordProblem[];
  /** The server's messages for single fields. */
  refused: readonly RecordProblem[];
  error: ApiError | null;
  sent: TDraft;
  isLeaving: boolean;
  /** Share of the upload sent so far, 0 to 1; null before the first byte. */
  progress: number | null;
  /** False for a safety copy whose base version is unknown. */
  isBaseKnown: boolean;
  /** Record as saved by another account meanwhile. */
  latest: RecordBase<TDraft> | null;
  /** Sides chosen for conflicts; by default the local one. */
  chosen: ReadonlyMap<string, Side>;
  /** Author of the changes merged into the running save. */
  mergedWith: string | null;
  /** The safety copy on offer. */
  found: SafetyCopy<TDraft> | null;
  /** Last draft written to the browser's storage. */
  written: TDraft | null;
}

type RecordEvent<TDraft> =
  | { type: 'draft.changed'; draft: TDraft }
  /** Discards all changes. */
  | { type: 'draft.discard' }
  /** `isLeaving`: leaves the page after the save. */
  | { type: 'save.request'; isLeaving?: boolean }
  | { type: 'progress.changed'; progress: number }
  | { type: 'record.loaded'; base: RecordBase<TDraft> }
  | ConflictChoice
  | { type: RecordGesture };

/** Chooses a side of a conflict; `key` is the field's or block's. */
export interface ConflictChoice {
  type: 'conflict.choose';
  key: string;
  side: Side;
}

/** User events other than typing and saving. */
export type RecordGesture =
  | 'save.cancel'
  | 'refusal.show'
  | 'refusal.close'
  | 'latest.retry'
  | 'difference.show'
  | 'difference.hide'
  | 'latest.adopt'
  | 'mine.keep'
  | 'choice.postpone'
  | 'copy.restore'
  | 'copy.discard'
  /** Before the page unloads: writes at once. */
  | 'copy.flush';

type RecordEmitted<TData> =
  /** Data is null if the server sends none, or if only the answer of a completed save was lost. */
  | { type: 'record.saved'; data: TData | null; isLeaving: boolean; mergedWith: string | null }
  | { type: 'save.failed' }
  /** The same create already made this record with other content; editing continues there. */
  | { type: 'record.exists'; id: number }
  | { type: 'latest.adopted' };

export interface SaveInput<TDraft> {
  draft: TDraft;
  version: number | undefined;
  onProgress: (progress: number) => void;
}

/** Actors, guards and emitted events. */
function recordSetup<TDraft, TData>(rules: RecordRules<TDraft>) {
  return setup({
    types: {} as {
      input: RecordInput<TDraft>;
      context: RecordContext<TDraft>;
      events: RecordEvent<TDraft>;
      emitted: RecordEmitted<TData>;
      tags: 'busy';
    },
    actors: {
      save: notProvided<TData, SaveInput<TDraft>>('save'),
      loadLatest: notProvided<RecordBase<TDraft>>('loadLatest'),
      /** This form's copy; null without one. */
      readCopy: notProvided<SafetyCopy<TDraft> | null>('readCopy'),
      writeCopy: notProvided<void, Pick<SafetyCopy<TDraft>, 'version' | 'values'>>('writeCopy'),
      removeCopy: notProvided<void>('removeCopy'),
      /** Resolves when the server may answer again. */
      reconnect: notProvided<void>('reconnect'),
    },
    delays: { pause: SAFETY_COPY_MS },
    guards: {
      isValid: ({ context }) => rules.check(context.draft).length === 0,
      isMergeValid: ({ context }) =>
        context.latest !== null && rules.check(mergeWith(context, context.latest).draft).length === 0,
      isClean: (snapshot) => !isDirty(snapshot),
      isDirty: (snapshot) => isDirty(snapshot),
      hasProblems: (snapshot) => problems(snapshot).length > 0,
      isChangedSinceWritten: ({ context }) => context.written !== context.draft,
      /**
       * True for an own save, an unknown author, and a newer version with the same fields, as after another step on the
       * screen: there is nothing to compare.
       */
      isOwn: ({ context: { base, isBaseKnown } }, loaded: RecordBase<TDraft>) =>
        base.version === undefined ||
        loaded.version === undefined ||
        loaded.version === base.version ||
        (isBaseKnown && rules.readsSame(base.draft, loaded.draft)),
    },
    actions: {
      emitSaved: emit(({ context }, params: { data: TData | null }) => ({
        type: 'record.saved' as const,
        data: params.data,
        isLeaving: context.isLeaving,
        mergedWith: context.mergedWith,
      })),
      emitFailed: emit({ type: 'save.failed' }),
      emitExists: emit((_, params: { id: number }) => ({ type: 'record.exists' as const, id: params.id })),
      emitAdopted: emit({ type: 'latest.adopted' }),
      /** Storage errors are ignored; this only detects actors that were not provided. */
      checkReason: (_, params: { error: unknown }) => void apiError(params.error),
    },
  });
}

type RecordFlow<TDraft, TData> = ReturnType<typeof recordFlow<TDraft, TData>>;

function changed<TDraft>(rules: RecordRules<TDraft>, context: RecordContext<TDraft>, draft: TDraft) {
  return {
    draft,
    problems: context.isChecked ? rules.check(draft) : [],
    refused: remainingProblems(context.refused, context.draft, draft),
  };
}

function withOwnKeys<TDraft>(context: Pick<RecordContext<TDraft>, 'base'>, base: RecordBase<TDraft>) {
  return { ...base, draft: keyed(context.base.draft, base.draft) };
}

function adopted<TDraft>(context: RecordContext<TDraft>, newest: RecordBase<TDraft>) {
  const base = withOwnKeys(context, newest);
  return {
    base,
    draft: base.draft,
    isChecked: false,
    problems: [],
    refused: [],
    latest: null,
    isBaseKnown: true,
    mergedWith: null,
  };
}

/** Merges the draft with a newer version. */
function mergeWith<TDraft>(
  context: MergeContext<TDraft>,
  latest: RecordBase<TDraft>,
): Merge<TDraft> & { base: RecordBase<TDraft> } {
  const { draft, isBaseKnown, chosen } = context;
  const base = withOwnKeys(context, latest);
  return { ...merged(isBaseKnown ? context.base.draft : null, draft, base.draft, chosen), base };
}

type MergeContext<TDraft> = Pick<RecordContext<TDraft>, 'base' | 'draft' | 'isBaseKnown' | 'chosen'>;

/** Newest version as base, with the merged draft. */
function mergedOnto<TDraft>(context: RecordContext<TDraft>, latest: RecordBase<TDraft>) {
  const { base, draft } = mergeWith(context, latest);
  const by = latest.updateRecord?.lastModifiedBy ?? null;
  return {
    base,
    draft,
    isBaseKnown: true,
    latest: null,
    isLeaving: false,
    mergedWith: isSameValue(draft, context.draft) ? null : by,
  };
}

/** The set-up with the actions of draft and save. */
function savingFlow<TDraft, TData>(rules: RecordRules<TDraft>) {
  return recordSetup<TDraft, TData>(rules).extend({
    actions: {
      change: assign(({ context }, params: { draft: TDraft }) => changed(rules, context, params.draft)),
      check: assign(({ context }) => ({
        isChecked: true,
        problems: rules.check(context.draft),
        refused: [],
        error: null,
      })),
      begin: assign(({ context }) => ({
        isChecked: true,
        problems: [],
        refused: [],
        error: null,
        sent: context.draft,
        progress: null,
      })),
      leaveAfter: assign((_, params: { isLeaving: boolean }) => ({ isLeaving: params.isLeaving })),
      setProgress: assign((_, params: { progress: number }) => ({
        progress: Math.min(1, Math.max(0, params.progress)),
      })),
      /** The sent draft is stored; later input counts as a change. */
      settle: assign(({ context }, params: { data: unknown }) => ({
        base: { ...context.base, draft: context.sent, version: answeredVersion(params.data) },
        isBaseKnown: true,
        isChecked: false,
        problems: [],
      })),
      fail: assign((_, params: { error: ApiError }) => ({
        error: params.error,
        refused: rules.explain(params.error),
      })),
      followBase: assign(({ context }, params: RecordBase<TDraft>) => {
        const base = withOwnKeys(context, params);
        return { base, draft: rebased(context.draft, context.base.draft, base.draft) };
      }),
      adopt: assign(({ context }, params: RecordBase<TDraft>) => adopted(context, params)),
    },
  });
}

/** Adds the actions of newer versions and of the safety copy. */
function recordFlow<TDraft, TData>(rules: RecordRules<TDraft>) {
  return savingFlow<TDraft, TData>(rules).extend({
    actions: {
      setLatest: assign((_, params: RecordBase<TDraft>) => ({
        latest: params,
        chosen: new Map<string, Side>(),
      })),
      mergeLatest: assign(({ context }, params: RecordBase<TDraft>) => mergedOnto(context, params)),
      choose: assign(({ context }, { key, side }: ConflictChoice) => ({
        chosen: new Map([...context.chosen, [key, side]]),
      })),
      forgetLatest: assign({ latest: null }),
      forgetMerge: assign({ mergedWith: null }),
      adoptLatest: assign(({ context }) => (context.latest ? adopted(context, context.latest) : {})),
      keepMine: assign(({ context }) => (context.latest ? mergedOnto(context, context.latest) : {})),
      offer: assign((_, params: { copy: SafetyCopy<TDraft> | null }) => ({ found: params.copy })),
      restore: assign(({ context }) => {
        const { base, found } = context;
        if (!found) return {};
        const draft = completed(found.values, base.draft);
        return {
          ...changed(rules, context, draft),
          base: { ...base, version: found.version ?? base.version },
          isBaseKnown: found.version === undefined || found.version === base.version,
          found: null,
          written: draft,
        };
      }),
      closeOffer: assign({ found: null }),
      noteWritten: assign({ written: ({ context }) => context.draft }),
      forgetWritten: assign({ written: null }),
    },
  });
}

function openState<TDraft, TData>(flow: RecordFlow<TDraft, TData>) {
  return flow.createStateConfig({
    initial: 'editing',
    on: {
      'save.request': [
        {
          guard: 'isValid',
          target: 'saving',
          actions: [
            'forgetMerge',
            { type: 'leaveAfter', params: ({ event }) => ({ isLeaving: event.isLeaving ?? false }) },
          ],
        },
        { target: '.refused', actions: ['check', 'emitFailed'] },
      ],
      'draft.discard': {
        target: '.editing',
        actions: { type: 'adopt', params: ({ context }) => context.base },
      },
      'record.loaded': [
        {
          guard: { type: 'isOwn', params: ({ event }) => event.base },
          actions: { type: 'followBase', params: ({ event }) => event.base },
        },
        // Saved by another account: the input keeps its base, so that a save compares.
        { guard: 'isClean', actions: { type: 'adopt', params: ({ event }) => event.base } },
      ],
    },
    states: {
      editing: { on: { 'refusal.show': { guard: 'hasProblems', target: 'refused' } } },
      /** Lists the problems of a failed save, and again on request (specification 5). */
      refused: { on: { 'refusal.close': 'editing' } },
      /** Without an answer, the save repeats when there is a network. */
      offline: {
        invoke: {
          id: 'reconnect',
          src: 'reconnect',
          onDone: [
            {
              guard: 'isValid',
              target: '#record.form.saving',
              actions: ['forgetMerge', { type: 'leaveAfter', params: { isLeaving: false } }],
            },
            { target: 'editing' },
          ],
          onError: { target: 'editing', actions: { type: 'checkReason', params: ({ event }) => event } },
        },
      },
    },
  });
}

function savingState<TDraft, TData>(flow: RecordFlow<TDraft, TData>) {
  return flow.createStateConfig({
    tags: 'busy',
    entry: 'begin',
    on: {
      'progress.changed': { actions: { type: 'setProgress', params: ({ event }) => event } },
      'save.cancel': { target: 'open', actions: 'emitFailed' },
    },
    invoke: {
      id: 'save',
      src: 'save',
      input: ({ context, self }) => ({
        draft: context.draft,
        version: context.base.version,
        onProgress: (progress) => self.send({ type: 'progress.changed', progress }),
      }),
      onDone: {
        target: 'open',
        actions: [
          { type: 'settle', params: ({ event }) => ({ data: event.output }) },
          { type: 'emitSaved', params: ({ event }) => ({ data: event.output }) },
        ],
      },
      onError: [
        {
          guard: ({ context, event }) => context.isNew && existingId(apiError(event.error)) !== null,
          target: 'moved',
          actions: {
            type: 'emitExists',
            params: ({ event }) => ({
              id: known(existingId(apiError(event.error)), 'the record that exists'),
            }),
          },
        },
        {
          guard: ({ context, event }) => !context.isNew && failedAs('stale')({ event }),
          target: 'stale',
          actions: 'emitFailed',
        },
        { guard: failedAs('unreachable'), target: 'open.offline', actions: 'emitFailed' },
        {
          guard: ({ event }) => isAnnounced(apiError(event.error)),
          target: 'open',
          actions: 'emitFailed',
        },
        {
          target: 'open.refused',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: apiError(event.error) }) },
            'emitFailed',
          ],
        },
      ],
    },
  });
}

/** The newer version asks for nothing, for a save of both, or for a choice. */
function loadingLatestState<TDraft, TData>(flow: RecordFlow<TDraft, TData>, rules: RecordRules<TDraft>) {
  return flow.createStateConfig({
    invoke: {
      id: 'loadLatest',
      src: 'loadLatest',
      onDone: [
        // The save succeeded; only its answer was lost.
        {
          guard: ({ context, event }) => rules.readsSame(event.output.draft, context.draft),
          target: '#record.form.open',
          actions: [
            { type: 'leaveAfter', params: { isLeaving: false } },
            { type: 'adopt', params: ({ event }) => event.output },
            { type: 'emitSaved', params: { data: null } },
          ],
        },
        // The changes do not overlap: both are saved.
        {
          guard: ({ context, event }) => {
            const merge = mergeWith(context, event.output);
            return merge.conflicts.length === 0 && rules.check(merge.draft).length === 0;
          },
          target: '#record.form.saving',
          actions: { type: 'mergeLatest', params: ({ event }) => event.output },
        },
        {
          target: 'choosing',
          actions: { type: 'setLatest', params: ({ event }) => event.output },
        },
      ],
      onError: {
        target: 'unreachable',
        actions: { type: 'checkReason', params: ({ event }) => event },
      },
    },
  });
}

/** Another save came first (HTTP 409). Nothing is locked, and nothing is lost before the user chooses. */
function staleState<TDraft, TData>(flow: RecordFlow<TDraft, TData>, rules: RecordRules<TDraft>) {
  return flow.createStateConfig({
    initial: 'loading',
    on: {
      'choice.postpone': { target: 'open', actions: 'forgetLatest' },
      // While leaving: saving needs a choice first, discarding removes all changes.
      'save.request': { actions: 'emitFailed' },
      'draft.discard': {
        target: 'open',
        actions: ['forgetLatest', { type: 'adopt', params: ({ context }) => context.base }],
      },
    },
    states: {
      loading: loadingLatestState(flow, rules),
      unreachable: { on: { 'latest.retry': 'loading' } },
      choosing: {
        initial: 'asking',
        on: {
          'latest.adopt': { target: '#record.form.open', actions: ['adoptLatest', 'emitAdopted'] },
          'conflict.choose': { actions: { type: 'choose', params: ({ event }) => event } },
          // Saves the merged draft on the newest version.
          'mine.keep': [
            { guard: 'isMergeValid', target: '#record.form.saving', actions: 'keepMine' },
            { target: '#record.form.open.refused', actions: ['keepMine', 'check'] },
          ],
        },
        states: {
          asking: { on: { 'difference.show': 'comparing' } },
          comparing: { on: { 'difference.hide': 'asking' } },
        },
      },
    },
  });
}

/** Target of a failure of storage. */
const unprotected = {
  target: 'unprotected',
  actions: { type: 'checkReason', params: ({ event }: { event: { error: unknown } }) => event },
} as const;

function readingCopyState<TDraft, TData>(flow: RecordFlow<TDraft, TData>, rules: RecordRules<TDraft>) {
  return flow.createStateConfig({
    invoke: {
      id: 'readCopy',
      src: 'readCopy',
      onDone: [
        { guard: ({ event }) => event.output === null, target: 'clean' },
        // Equal to the stored record: nothing was lost.
        {
          guard: ({ context: { base }, event }) =>
            event.output !== null && rules.readsSame(base.draft, completed(event.output.values, base.draft)),
          target: 'removing',
        },
        {
          target: 'offering',
          actions: { type: 'offer', params: ({ event }) => ({ copy: event.output }) },
        },
      ],
      onError: unprotected,
    },
  });
}

function copyRegion<TDraft, TData>(flow: RecordFlow<TDraft, TData>, rules: RecordRules<TDraft>) {
  return flow.createStateConfig({
    initial: 'reading',
    states: {
      reading: readingCopyState(flow, rules),
      // Writes wait, so that the offered copy stays until the user answers.
      offering: {
        on: {
          'copy.restore': { target: 'stored', actions: 'restore' },
          'copy.discard': { target: 'removing', actions: 'closeOffer' },
        },
      },
      clean: { always: { guard: 'isDirty', target: 'waiting' } },
      waiting: {
        always: { guard: 'isClean', target: 'removing' },
        after: { pause: 'writing' },
        on: { 'copy.flush': 'writing' },
      },
      writing: {
        entry: 'noteWritten',
        // Storage works in order: removal follows the running write.
        always: { guard: 'isClean', target: 'removing' },
        on: { 'copy.flush': { guard: 'isChangedSinceWritten', target: 'writing', reenter: true } },
        invoke: {
          id: 'writeCopy',
          src: 'writeCopy',
          input: ({ context }) => ({ version: context.base.version, values: context.draft }),
          onDone: 'stored',
          onError: unprotected,
        },
      },
      stored: {
        always: [
          { guard: 'isClean', target: 'removing' },
          { guard: 'isChangedSinceWritten', target: 'waiting' },
        ],
      },
      removing: {
        entry: 'forgetWritten',
        // The page closes before the removal of an older text is answered.
        on: { 'copy.flush': { guard: 'isDirty', target: 'writing' } },
        invoke: {
          id: 'removeCopy',
          src: 'removeCopy',
          onDone: 'clean',
          onError: unprotected,
        },
      },
      /** Storage failed; the next change tries again. */
      unprotected: {
        always: {
          guard: ({ context }) => !isDirty({ context }) && context.written !== null,
          target: 'removing',
        },
        on: { 'draft.changed': 'waiting' },
      },
    },
  });
}

/**
 * An edited record: draft, base, save, newer versions, safety copy (specification 4, 5;
 * decisions/002-wire-format). A factory, as types differ by unit.
 */
export function createRecordMachine<TDraft, TData>(rules: RecordRules<TDraft>) {
  const flow = recordFlow<TDraft, TData>(rules);
  return flow.createMachine({
    id: 'record',
    context: ({ input: { base, draft = base.draft, isNew } }) => ({
      isNew,
      base,
      draft,
      isChecked: false,
      problems: [],
      refused: [],
      error: null,
      sent: draft,
      isLeaving: false,
      progress: null,
      isBaseKnown: true,
      latest: null,
      chosen: new Map(),
      mergedWith: null,
      found: null,
      written: null,
    }),
    type: 'parallel',
    states: {
      form: {
        initial: 'open',
        on: { 'draft.changed': { actions: { type: 'change', params: ({ event }) => event } } },
        states: {
          open: openState(flow),
          saving: savingState(flow),
          stale: staleState(flow, rules),
          moved: {},
        },
      },
      copy: copyRegion(flow, rules),
    },
  });
}

/** Fields or block ids also changed by another account; empty unless the user must choose. */
export function conflicts({
  context,
}: {
  context: MergeContext<unknown> & Pick<RecordContext<unknown>, 'latest'>;
}): readonly string[] {
  return context.latest ? mergeWith(context, context.latest).conflicts : [];
}

/** True with unsaved changes. */
export function isDirty({
  context: { base, draft },
}: {
  context: Pick<RecordContext<unknown>, 'base' | 'draft'>;
}): boolean {
  return !isSameValue(draft, base.draft);
}

/** Fields to correct; empty before the first save attempt. */
export function problems({
  context: { problems: own, refused },
}: {
  context: Pick<RecordContext<unknown>, 'problems' | 'refused'>;
}): readonly RecordProblem[] {
  const named = new Set(own.map(({ key }) => key));
  return refused.length === 0 ? own : [...own, ...refused.filter(({ key }) => !named.has(key))];
}

/** The safety copy on offer, with authors of later saves; null without one. */
export function offer({
  context: { base, found },
}: {
  context: Pick<RecordContext<unknown>, 'base' | 'found'>;
}): { savedAt: number; movedOn: UpdateRecord | null } | null {
  if (!found) return null;
  const hasMoved = found.version !== undefined && base.version !== undefined && found.version < base.version;
  return { savedAt: found.savedAt, movedOn: hasMoved ? (base.updateRecord ?? null) : null };
}
