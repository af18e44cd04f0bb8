import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '../../machines/actors';
import { isDirty } from '../../machines/record';
import { useToast } from '../../base/messages/messages';
import type { EditPath } from '../../base/navigation/route-path';
import { removeCopy } from './copy-store';
import { forgetHandover, passDraft, passedDraft } from './handover';
import { formText } from './text';
import type { RecordActor, RecordPlace } from './use-record-machine';

export interface OutcomeConfig<TData> {
  /**
   * Called after a save and its toast; null without data. By default a new record opens or is listed, an
   * edited one reloads.
   */
  onSaved?: ((data: TData | null) => void) | undefined;
  /** The edit page of an added record. */
  editPath?: EditPath | undefined;
}

/** After a save: toast and navigation. */
export function useRecordOutcome<TDraft, TData>(
  actor: RecordActor<TDraft, TData>,
  place: RecordPlace,
  config: OutcomeConfig<TData>,
) {
  const router = useRouter();
  const toast = useToast();
  const leaving = { replace: true, ignoreBlocker: true } as const;
  const edit = (to: EditPath, id: number) =>
    void router.navigate({ to, params: { id: String(id) }, ...leaving });
  const continueAt = (to: EditPath, id: number, isSaving: boolean) => {
    const { draft } = actor.getSnapshot().context;
    const { pathname } = router.buildLocation({ to, params: { id: String(id) } });
    passDraft(pathname, { draft, from: place.path, isSaving });
    edit(to, id);
  };
  const onSaved = useEffectEvent((data: TData | null, isLeaving: boolean, mergedWith: string | null) => {
    toast({ kind: 'success', text: mergedWith === null ? formText.saved : formText.savedMerged(mergedWith) });
    if (isLeaving) return;
    const id = answeredId(data);
    // Changes typed during the first save continue on the edit page.
    if (id !== undefined && config.editPath && isDirty(actor.getSnapshot())) {
      continueAt(config.editPath, id, false);
    } else if (config.onSaved) config.onSaved(data);
    else if (config.editPath && id !== undefined) edit(config.editPath, id);
    else if (config.editPath) void router.navigate({ to: '/', ...place.back, ...leaving });
    else void router.invalidate();
  });
  const onExists = useEffectEvent((id: number) => {
    if (!config.editPath) return;
    toast({ kind: 'success', text: formText.createdEarlier });
    continueAt(config.editPath, id, true);
  });
  useEffect(() => {
    const listening = [
      actor.on('record.saved', ({ data, isLeaving, mergedWith }) => onSaved(data, isLeaving, mergedWith)),
      actor.on('record.exists', ({ id }) => onExists(id)),
      actor.on('latest.adopted', () => void router.invalidate()),
    ];
    return () => listening.forEach((each) => each.unsubscribe());
  }, [actor, router]);
}

/** A draft passed from another screen; null without one. */
export function usePassedDraft<TDraft>(place: RecordPlace) {
  const [taken] = useState(() => passedDraft<TDraft>(place.path));
  useEffect(() => {
    if (!taken) return;
    forgetHandover(place.path);
    // From now on this form owns the copy.
    if (place.accountId !== null) removeCopy(place.accountId, taken.from).catch(() => {});
  }, [taken, place]);
  return taken;
}

/** Writes the safety copy immediately when the page may be about to close. */
export function useCopyFlush<TDraft, TData>(actor: RecordActor<TDraft, TData>) {
  useEffect(() => {
    const flush = () => actor.send({ type: 'copy.flush' });
    // A rejected call navigates home without asking the leave guard.
    const listening = [session.on('session.ending', flush), session.on('navigate', flush)];
    // There is time to write while the browser asks whether to leave; a hidden page may never return.
    const leaving = ['beforeunload', 'visibilitychange', 'pagehide'] as const;
    leaving.forEach((type) => window.addEventListener(type, flush));
    return () => {
      listening.forEach((each) => each.unsubscribe());
      leaving.forEach((type) => window.removeEventListener(type, flush));
    };
  }, [actor]);
}

function answeredId(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number'
    ? data.id
    : undefined;
}
