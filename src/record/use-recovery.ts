import { useMachine } from '@xstate/react';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { ApiResult } from '../api/result';
import { pageTitle, titleSuffix } from '../page-meta';
import { session } from '../machines/actors';
import { createSafetyCopyMachine } from '../machines/safety-copy';
import type { SafetyCopy, Unsaved } from '../machines/safety-copy.types';
import { createStaleSaveMachine } from '../machines/stale-save';
import { accountOf } from '../machines/session.select';
import { useToast } from '../shared/session';
import { useStableCallback } from '../shared/use-stable-callback';
import { readCopy, removeCopy, writeCopy } from './copy-store';
import { type Difference, isSameValue } from './difference';
import type { FormStart, UpdateRecord } from './form-start';
import { recoveryText } from './text';

interface RecoveryConfig<TValues> {
  /** The record as it was loaded. */
  start: FormStart<TValues>;
  /** What the form holds, and on which row version it was typed. */
  values: TValues;
  version: number;
  dirty: boolean;
  /** What must never be written down, as a new password. */
  withoutSecrets?: (values: TValues) => TValues;
  reload?: (() => Promise<ApiResult<FormStart<TValues>>>) | undefined;
  differences: (latest: TValues, mine: TValues) => Difference[];
  /** Puts values into the form as typed on a version. */
  onRestore: (values: TValues, version: number) => void;
  /** The newest record takes the place of what was typed. */
  onAdopt: (latest: FormStart<TValues>) => void;
  /** What was typed is to be saved over the newest record. */
  onKeep: (latest: FormStart<TValues>) => void;
}

/** What a form page draws of its safety copy and of a stale save. */
export interface Recovery {
  offer: { savedAt: number; movedOn: UpdateRecord | null; restore: () => void; discard: () => void } | null;
  stale: {
    state: 'none' | 'loading' | 'unreachable' | 'asking' | 'comparing';
    latest: UpdateRecord | undefined;
    differences: Difference[];
    send: (event: { type: 'latest.retry' | 'difference.show' | 'difference.hide' | 'latest.adopt' | 'mine.keep' | 'choice.postpone' }) => void;
  };
  /** Whether the browser could not write the copy. */
  isUnprotected: boolean;
  /** After a save, or when the changes are given up. */
  settle: () => void;
  /** Told of a save that came too late; false when nothing can be loaded to compare with. */
  findStale: () => boolean;
}

/** Keeps a safety copy of a form in the browser, per account and address, and settles a save that came too late. */
export function useRecovery<TValues>(config: RecoveryConfig<TValues>): Recovery {
  const { start, values, version, dirty } = config;
  const toast = useToast();
  const [place] = useState(usePlace());
  // Callbacks of machines: they see the form as it is when they are called.
  const read = useStableCallback(() => readDiffering(place, config));
  const loadLatest = useStableCallback(() => config.reload?.() ?? Promise.reject(new Error('Nothing to load')));
  const isAsTyped = useStableCallback((latest: FormStart<TValues>) => config.differences(latest.values, values).length === 0);
  const restore = useStableCallback((copy: SafetyCopy<TValues>) => config.onRestore(merged(start.values, copy.values), copy.version));
  const adopt = useStableCallback((latest: FormStart<TValues>) => config.onAdopt(latest));
  const confirm = useStableCallback((latest: FormStart<TValues>) => {
    config.onAdopt(latest);
    toast({ kind: 'success', text: recoveryText.saved });
  });
  const keep = useStableCallback((latest: FormStart<TValues>) => config.onKeep(latest));

  const [copyMachine] = useState(() =>
    createSafetyCopyMachine<TValues>().provide({
      actors: {
        read: fromPromise<SafetyCopy<TValues> | null, void>(() => read()),
        write: fromPromise<void, Unsaved<TValues>>(({ input }) => (place.accountId === null ? Promise.resolve() : writeCopy({ ...place, title: titleOf(place.title, input.values), accountId: place.accountId, savedAt: Date.now(), ...input }))),
        remove: fromPromise<void, void>(() => (place.accountId === null ? Promise.resolve() : removeCopy(place.accountId, place.path))),
      },
    }),
  );
  const [staleMachine] = useState(() =>
    createStaleSaveMachine<FormStart<TValues>>().provide({
      actors: { loadLatest: fromPromise(() => loadLatest()) },
      guards: { isAsTyped: (_, { latest }) => latest !== null && isAsTyped(latest) },
    }),
  );
  const [copy, sendCopy, copyActor] = useMachine(copyMachine);
  const [stale, sendStale, staleActor] = useMachine(staleMachine);

  useEffect(() => {
    const listening = [
      copyActor.on('copy.restored', ({ copy: found }) => restore(found)),
      staleActor.on('latest.adopted', ({ latest }) => adopt(latest)),
      staleActor.on('save.confirmed', ({ latest }) => confirm(latest)),
      staleActor.on('mine.kept', ({ latest }) => keep(latest)),
    ];
    return () => listening.forEach((each) => each.unsubscribe());
  }, [copyActor, staleActor, restore, adopt, confirm, keep]);
  const hide = useStableCallback((held: TValues) => config.withoutSecrets?.(held) ?? held);
  // The form may go away while a copy is being written, and its machine with it: what comes now is done after that.
  const forget = useStableCallback(() => {
    if (place.accountId !== null) removeCopy(place.accountId, place.path).catch(() => {});
  });
  const told = useRef<Unsaved<TValues> | null>(null);
  useEffect(() => {
    const unsaved = dirty ? { version, values: hide(values) } : null;
    // A form may make its values anew at each drawing.
    if (isSameValue(told.current, unsaved)) return;
    told.current = unsaved;
    sendCopy({ type: 'values.changed', unsaved });
    if (unsaved === null) forget();
  }, [sendCopy, hide, forget, dirty, version, values]);
  useEffect(() => {
    const flush = () => sendCopy({ type: 'copy.flush' });
    const ending = session.on('session.ending', flush);
    // While the browser asks whether to leave there is still time to write; a page that is hidden may never come back.
    const leaving = ['beforeunload', 'visibilitychange', 'pagehide'] as const;
    leaving.forEach((type) => window.addEventListener(type, flush));
    return () => {
      ending.unsubscribe();
      leaving.forEach((type) => window.removeEventListener(type, flush));
    };
  }, [sendCopy]);

  const { found } = copy.context;
  const { latest } = stale.context;
  return {
    offer: found && {
      savedAt: found.savedAt,
      movedOn: found.version < start.version ? (start.updateRecord ?? null) : null,
      restore: () => sendCopy({ type: 'copy.restore' }),
      discard: () => sendCopy({ type: 'copy.discard' }),
    },
    stale: {
      state: stale.hasTag('busy') ? 'loading' : stale.hasTag('failed') ? 'unreachable' : stale.hasTag('asking') ? 'asking' : stale.hasTag('comparing') ? 'comparing' : 'none',
      latest: latest?.updateRecord,
      differences: latest && stale.hasTag('comparing') ? config.differences(latest.values, values) : [],
      send: sendStale,
    },
    isUnprotected: copy.hasTag('failed'),
    settle: () => {
      // What is settled now is not written down again while the saved record is on its way.
      told.current = dirty ? { version, values: hide(values) } : null;
      sendCopy({ type: 'changes.settled' });
      forget();
    },
    findStale() {
      if (!config.reload) return false;
      sendStale({ type: 'stale.found' });
      return true;
    },
  };
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
  return { path, title, accountId: accountOf(session.getSnapshot())?.id ?? null };
}

/** The screen's title with the record's own, as far as the values tell it. */
function titleOf(screen: string, values: unknown): string {
  const { title, name } = values as { title?: unknown; name?: unknown };
  const own = [title, name].find((each) => typeof each === 'string' && each !== '');
  return own === undefined || screen.includes('：') ? screen : `${screen}：${String(own)}`;
}

/** The copy, unless it says what the record says: then nothing was lost, and it goes. */
async function readDiffering<TValues>({ path, accountId }: ReturnType<typeof usePlace>, { start, differences }: RecoveryConfig<TValues>): Promise<SafetyCopy<TValues> | null> {
  if (accountId === null) return null;
  // This form wrote it: what was stored under its address is of its shape.
  const copy = (await readCopy(accountId, path)) as SafetyCopy<TValues> | undefined;
  if (!copy) return null;
  if (!isSameValue(copy.values, start.values) && differences(start.values, merged(start.values, copy.values)).length > 0) return copy;
  await removeCopy(accountId, path);
  return null;
}

/** A copy of an earlier release may lack a field that the form has now. */
function merged<TValues>(start: TValues, copied: TValues): TValues {
  return Array.isArray(copied) ? copied : { ...start, ...copied };
}
