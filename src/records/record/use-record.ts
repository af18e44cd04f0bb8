import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import {
  type ConflictChoice,
  conflicts,
  isDirty,
  offer,
  problems,
  type RecordBase,
  type RecordGesture,
  type RecordProblem,
  type UpdateRecord,
} from '../../machines/record';
import type { Side } from '../../machines/record.merge';
import { isSameShape } from '../../ui/same-shape';
import type { Difference } from './difference';
import { failureMessages } from './failure';
import {
  type DraftConfig,
  type RecordActor,
  type RecordPlace,
  type RecordSnapshot,
  useRecordMachine,
  useRecordPlace,
} from './use-record-machine';
import { type OutcomeConfig, useCopyFlush, usePassedDraft, useRecordOutcome } from './use-record-outcome';

interface RecordConfig<TDraft, TData> extends DraftConfig<TDraft, TData>, OutcomeConfig<TData> {
  /** The loaded record; undefined on an add form. */
  record: unknown;
  /** Initial draft; read again for another record. */
  read: () => RecordBase<TDraft>;
}

export interface RecordEditing {
  /** Title of the screen. */
  title: string;
  isBusy: boolean;
  /** Share of the upload sent so far, 0 to 1; null before the first byte. */
  progress: number | null;
  isDirty: boolean;
  /** Time of the last save on this screen; null before. */
  savedOn: string | null;
  updateRecord: UpdateRecord | undefined;
  /** Invalid fields; empty before the first save. */
  problems: readonly RecordProblem[];
  /** Messages of the server that belong to no field. */
  messages: readonly string[];
  isRefusalShown: boolean;
  /** Safety copy to offer. */
  offer: ReturnType<typeof offer>;
  stale: 'loading' | 'unreachable' | 'asking' | 'comparing' | null;
  latest: UpdateRecord | undefined;
  /** Changes on both sides, newest version first. */
  differences: readonly Difference[];
  chosen: ReadonlyMap<string, Side>;
  /** True if the safety copy could not be written. */
  isUnprotected: boolean;
  /** The last save had no answer and repeats automatically; `kept`: stored in this browser. */
  offline: 'kept' | 'unprotected' | null;
  /** True for a save that was started on another screen and continues here. */
  isSavePassed: boolean;
  send: (event: { type: RecordGesture | 'draft.discard' } | ConflictChoice) => void;
  /** Resolves to true on success. `isLeaving` skips the usual navigation. */
  save: (isLeaving?: boolean) => Promise<boolean>;
}

/**
 * Connects a record to React, the server and the browser's storage. Its machine owns the draft, which `useDraft` reads:
 * a key renders only what shows the draft.
 */
export function useRecord<TDraft, TData>(config: RecordConfig<TDraft, TData>) {
  const base = useBase(config);
  const place = useRecordPlace();
  const taken = usePassedDraft<TDraft>(place);
  const actor = useRecordMachine(config, { base, draft: taken?.draft, place });
  useEffect(() => actor.send({ type: 'record.loaded', base }), [actor, base]);
  useRecordOutcome(actor, place, config);
  useCopyFlush(actor);
  const shown = useSelector(actor, (state) => shownState(state, config.differences, place), isSameShape);
  const isChecked = useSelector(actor, ({ context }) => context.isChecked);
  const editing: RecordEditing = {
    title: place.title,
    ...shown,
    savedOn: useSavedOn(actor),
    isSavePassed: taken?.isSaving ?? false,
    send: actor.send,
    save: (isLeaving = false) => saved(actor, isLeaving),
  };
  return {
    editing,
    isChecked,
    actor,
    /** Derives the next draft from the newest one. */
    change: (make: (draft: TDraft) => TDraft) =>
      actor.send({ type: 'draft.changed', draft: make(actor.getSnapshot().context.draft) }),
  };
}

/** The draft; renders with each change. */
export function useDraft<TDraft, TData>(actor: RecordActor<TDraft, TData>): TDraft {
  return useSelector(actor, ({ context }) => context.draft);
}

function shownState<TDraft, TData>(
  state: RecordSnapshot<TDraft, TData>,
  differences: DraftConfig<TDraft, TData>['differences'],
  place: RecordPlace,
): Omit<RecordEditing, 'title' | 'savedOn' | 'isSavePassed' | 'send' | 'save'> {
  const { base, draft, progress, error, latest } = state.context;
  const stale = staleState(state.value.form);
  return {
    isBusy: state.hasTag('busy'),
    progress,
    isDirty: isDirty(state),
    updateRecord: base.updateRecord,
    problems: problems(state),
    messages: error ? failureMessages(error) : [],
    isRefusalShown: state.matches({ form: { open: 'refused' } }),
    offer: offer(state),
    stale,
    latest: latest?.updateRecord,
    differences:
      isChoosing(stale) && latest ? ofKeys(differences(latest.draft, draft), conflicts(state)) : [],
    chosen: state.context.chosen,
    isUnprotected: state.matches({ copy: 'unprotected' }),
    offline: offlineState(state, place),
  };
}

function useSavedOn<TDraft, TData>(actor: RecordActor<TDraft, TData>): string | null {
  const [savedOn, setSavedOn] = useState<string | null>(null);
  useEffect(() => {
    const listening = actor.on('record.saved', () => setSavedOn(new Date().toISOString()));
    return () => listening.unsubscribe();
  }, [actor]);
  return savedOn;
}

function offlineState<TDraft, TData>(
  state: RecordSnapshot<TDraft, TData>,
  { accountId }: RecordPlace,
): RecordEditing['offline'] {
  if (!state.matches({ form: { open: 'offline' } })) return null;
  return accountId === null || state.matches({ copy: 'unprotected' }) ? 'unprotected' : 'kept';
}

function saved<TDraft, TData>(actor: RecordActor<TDraft, TData>, isLeaving: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isSaved: boolean) => () => {
      listening.forEach((each) => each.unsubscribe());
      resolve(isSaved);
    };
    const listening = [actor.on('record.saved', end(true)), actor.on('save.failed', end(false))];
    actor.send({ type: 'save.request', isLeaving });
  });
}

function useBase<TDraft>({
  record,
  read,
}: Pick<RecordConfig<TDraft, unknown>, 'record' | 'read'>): RecordBase<TDraft> {
  const [loaded, setLoaded] = useState(() => ({ record, base: read() }));
  if (loaded.record === record) return loaded.base;
  const next = { record, base: read() };
  setLoaded(next);
  return next.base;
}

const isChoosing = (stale: RecordEditing['stale']) => stale === 'asking' || stale === 'comparing';

const ofKeys = (differences: readonly Difference[], keys: readonly string[]) =>
  differences.filter(({ key }) => keys.includes(key));

type FormState =
  | 'saving'
  | 'moved'
  | { open: string }
  | { stale: 'loading' | 'unreachable' | { choosing: 'asking' | 'comparing' } };

function staleState(form: FormState): RecordEditing['stale'] {
  if (typeof form === 'string' || !('stale' in form)) return null;
  return typeof form.stale === 'string' ? form.stale : form.stale.choosing;
}
