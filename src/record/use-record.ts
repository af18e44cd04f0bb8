import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CallOptions } from '../api/client';
import type { ApiResult } from '../api/result';
import { sentVersion } from '../api/row-version';
import { called } from '../machines/call';
import { session } from '../machines/actors';
import {
  createRecordMachine,
  isDirty,
  offer,
  problems,
  type RecordBase,
  type RecordGesture,
  type RecordProblem,
  type RecordRules,
  type SafetyCopy,
  type SaveInput,
  type UpdateRecord,
} from '../machines/record';
import { accountOf } from '../machines/session';
import { pageTitle, titleSuffix } from '../page-meta';
import { randomId } from '../api/random-id';
import { useToast } from '../session/session';
import { useStableCallback, useStableMethods } from '../ui/use-stable-callback';
import { readCopy, removeCopy, writeCopy } from './copy-store';
import type { Difference } from './difference';
import { failureMessages } from './failure';
import { forgetHandover, handedOver, handOver } from './handover';
import { formText } from './text';

interface RecordConfig<TDraft, TData> extends Pick<RecordRules<TDraft>, 'check' | 'explain'> {
  /** The record as it was loaded; undefined on an add form. */
  record: unknown;
  /** What the form starts from; read anew with another record. */
  read: () => RecordBase<TDraft>;
  /** Asks for the newest record; null before it is stored. */
  load: (() => Promise<ApiResult<RecordBase<TDraft>>>) | null;
  /** Sends a draft that passed its check, as typed on a version. */
  send: (draft: TDraft, version: number, options: CallOptions) => Promise<ApiResult<TData>>;
  differences: (latest: TDraft, mine: TDraft) => Difference[];
  /** The draft as it may be written into the browser's storage. */
  withoutSecrets?: (draft: TDraft, base: TDraft) => TDraft;
  /**
   * What follows a save, beside its toast; without data from a server that tells none. If left out, a record that was
   * added is edited, or found in its list, and that of an edit page is loaded anew.
   */
  onSaved?: ((data: TData | null) => void) | undefined;
  /** Where a record that was added is edited. */
  editPath?: ((id: number) => string) | undefined;
}

/** A record while it is edited, as its screen draws it: what it says, and what it can be told. */
export interface RecordEditing {
  isBusy: boolean;
  /** Share of the upload that is sent, 0 to 1; null before the first byte. */
  progress: number | null;
  isDirty: boolean;
  updateRecord: UpdateRecord | undefined;
  /** Fields to be corrected; empty before the first save. */
  problems: readonly RecordProblem[];
  /** What the server said beside the fields. */
  messages: readonly string[];
  isRefusalShown: boolean;
  /** The safety copy that is offered. */
  offer: ReturnType<typeof offer>;
  stale: 'loading' | 'unreachable' | 'asking' | 'comparing' | null;
  latest: UpdateRecord | undefined;
  differences: readonly Difference[];
  /** The browser could not write the copy. */
  isUnprotected: boolean;
  /** The save that was asked for on another screen, where the draft was typed, is to go on here. */
  isSaveHandedOver: boolean;
  send: (event: { type: RecordGesture | 'draft.discard' }) => void;
  /** Saves; resolves to whether it came through. `isLeaving` leaves out what usually follows. */
  save: (isLeaving?: boolean) => Promise<boolean>;
}

/** Joins a record to React, to the server and to the browser's storage. The machine owns everything that is typed. */
export function useRecord<TDraft, TData>(config: RecordConfig<TDraft, TData>) {
  const base = useBase(config);
  const router = useRouter();
  const toast = useToast();
  const [place] = useState(usePlace());
  const [taken] = useState(() => handedOver<TDraft>(place.path));
  // One key per form, so that a create which is sent again makes one record.
  const [idempotencyKey] = useState(randomId);

  // Callbacks of the machine: they see the page's newest values when they are called.
  const rules = useStableMethods<RecordRules<TDraft>>({
    check: config.check,
    explain: config.explain,
    readsSame: (a, b) => config.differences(a, b).length === 0,
  });
  const save = useStableCallback(({ draft, version, onProgress }: SaveInput<TDraft>, signal: AbortSignal) =>
    config.send(draft, sentVersion(version), {
      signal,
      onProgress,
      ...(config.load ? {} : { idempotencyKey }),
    }),
  );
  const load = useStableCallback(() => config.load?.() ?? Promise.reject(new Error('Nothing to load')));
  const hide = useStableCallback((draft: TDraft) => config.withoutSecrets?.(draft, base.draft) ?? draft);
  const [machine] = useState(() =>
    createRecordMachine<TDraft, TData>(rules).provide({
      actors: {
        save: called((input: SaveInput<TDraft>, { signal }) => save(input, signal)),
        loadLatest: called(() => load()),
        // A form's own copy is of its shape.
        readCopy: fromPromise(async () =>
          place.accountId === null
            ? null
            : (((await readCopy(place.accountId, place.path)) as SafetyCopy<TDraft> | undefined) ?? null),
        ),
        writeCopy: fromPromise<void, Pick<SafetyCopy<TDraft>, 'version' | 'values'>>(
          async ({ input: { version, values } }) => {
            const { accountId, path, title } = place;
            if (accountId !== null) {
              await writeCopy({
                accountId,
                path,
                title: titleOf(title, values),
                savedAt: Date.now(),
                version,
                values: hide(values),
              });
            }
          },
        ),
        removeCopy: fromPromise<void, void>(async () => {
          if (place.accountId !== null) await removeCopy(place.accountId, place.path);
        }),
      },
    }),
  );
  const [state, send, actor] = useMachine(machine, {
    input: { base, draft: taken?.draft, isNew: config.load === null },
  });

  useEffect(() => actor.send({ type: 'record.loaded', base }), [actor, base]);
  useEffect(() => {
    if (!taken) return;
    forgetHandover(place.path);
    // This form keeps the copy from now on.
    if (place.accountId !== null) removeCopy(place.accountId, taken.from).catch(() => {});
  }, [taken, place]);
  const leaveFor = (href: string) => void router.navigate({ href, replace: true, ignoreBlocker: true });
  const goOn = (path: string, isSaving: boolean) => {
    handOver(path, { draft: actor.getSnapshot().context.draft, from: place.path, isSaving });
    leaveFor(path);
  };
  const follow = useStableMethods({
    saved(data: TData | null, isLeaving: boolean) {
      toast({ kind: 'success', text: formText.saved });
      if (isLeaving) return;
      const id = answeredId(data);
      // What was typed while a new record was being saved goes on where it is edited.
      if (id !== undefined && config.editPath && isDirty(actor.getSnapshot())) {
        goOn(config.editPath(id), false);
      } else if (config.onSaved) config.onSaved(data);
      else if (config.editPath) leaveFor(id === undefined ? place.back : config.editPath(id));
      else void router.invalidate();
    },
    exists(id: number) {
      if (!config.editPath) return;
      toast({ kind: 'success', text: formText.goesOn });
      goOn(config.editPath(id), true);
    },
  });
  useEffect(() => {
    const flush = () => actor.send({ type: 'copy.flush' });
    const listening = [
      actor.on('record.saved', ({ data, isLeaving }) => follow.saved(data, isLeaving)),
      actor.on('record.exists', ({ id }) => follow.exists(id)),
      actor.on('latest.adopted', () => void router.invalidate()),
      session.on('session.ending', flush),
      // Refused, the user is taken home, past the question whether to leave.
      session.on('navigate', flush),
    ];
    // While the browser asks whether to leave there is still time to write; a page that is hidden may never come back.
    const leaving = ['beforeunload', 'visibilitychange', 'pagehide'] as const;
    leaving.forEach((type) => window.addEventListener(type, flush));
    return () => {
      listening.forEach((each) => each.unsubscribe());
      leaving.forEach((type) => window.removeEventListener(type, flush));
    };
  }, [actor, router, follow]);

  const { draft, isChecked, progress, error, latest } = state.context;
  const stale = staleState(state.value.form);
  const editing: RecordEditing = {
    isBusy: state.hasTag('busy'),
    progress,
    isDirty: isDirty(state),
    updateRecord: state.context.base.updateRecord,
    problems: problems(state),
    messages: error ? failureMessages(error) : [],
    isRefusalShown: state.matches({ form: { open: 'refused' } }),
    offer: offer(state),
    stale,
    latest: latest?.updateRecord,
    differences: latest && stale === 'comparing' ? config.differences(latest.draft, draft) : [],
    isUnprotected: state.matches({ copy: 'unprotected' }),
    isSaveHandedOver: taken?.isSaving ?? false,
    send,
    save: (isLeaving = false) =>
      new Promise((resolve) => {
        const end = (isSaved: boolean) => () => {
          listening.forEach((each) => each.unsubscribe());
          resolve(isSaved);
        };
        const listening = [actor.on('record.saved', end(true)), actor.on('save.failed', end(false))];
        send({ type: 'save.request', isLeaving });
      }),
  };
  return {
    editing,
    draft,
    /** The draft that the form started from. */
    base: state.context.base.draft,
    isChecked,
    /** Makes the next draft of the one that stands when this is called. */
    change: (make: (draft: TDraft) => TDraft) =>
      send({ type: 'draft.changed', draft: make(actor.getSnapshot().context.draft) }),
  };
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

type FormState =
  | 'saving'
  | 'moved'
  | { open: string }
  | { stale: 'loading' | 'unreachable' | { choosing: 'asking' | 'comparing' } };

function staleState(form: FormState): RecordEditing['stale'] {
  if (typeof form === 'string' || !('stale' in form)) return null;
  return typeof form.stale === 'string' ? form.stale : form.stale.choosing;
}

function answeredId(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number'
    ? data.id
    : undefined;
}

/** Whose form it is and where; a copy belongs to both. */
function usePlace() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const title = useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const meta = leaf?.staticData.page;
      return meta ? pageTitle(meta, path) + titleSuffix(meta, leaf.loaderData) : '';
    },
  });
  /** Where the screen was come from, as the list of what is added. */
  const back = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.back ?? '/' });
  return { path, title, back, accountId: accountOf(session.getSnapshot())?.id ?? null };
}

/** The screen's title with the record's own, as far as the draft tells it. */
function titleOf(screen: string, draft: unknown): string {
  const { title, name } = draft as { title?: unknown; name?: unknown };
  const own = [title, name].find((each) => typeof each === 'string' && each !== '');
  return own === undefined || screen.includes('：') ? screen : `${screen}：${String(own)}`;
}
