import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ApiError, ApiResult } from '../../api/result';
import { failureText } from '../../base/calls/failure-words';
import { type BatchItem, batchMachine, type BatchResult } from '../../machines/batch';
import { session } from '../../machines/actors';
import { called } from '../../machines/call';
import { inSession } from '../../machines/session-calls';
import { useToast, voidActions } from '../../base/messages/messages';
import { useStableCallback } from '../../ui/use-stable-callback';
import type { BulkAction, BulkProps, BulkRow } from '../list/bulk-props';
import { bulkText, switchText } from './text';

const nothing: ApiResult<readonly never[]> = { ok: true, data: [], messages: [] };

interface BatchProps<Row extends BulkRow> extends Pick<BulkProps<Row>, 'items' | 'selection'> {
  actionOf: (name: string) => BulkAction<Row> | undefined;
}

/** Batch of a list with its outcome. */
export function useBatch<Row extends BulkRow>({ items, selection, actionOf }: BatchProps<Row>) {
  const warned = useRef<string[]>([]);
  // Rows of a running batch stay known when the list shows another page.
  const known = useRef(new Map<Row['id'], Row>());
  useEffect(() => {
    for (const row of items) known.current.set(row.id, row);
  }, [items]);
  const callItem = useStableCallback(async ({ action, id }: { action: string; id: BatchItem['id'] }) => {
    const row = known.current.get(id);
    const result = row && (await actionOf(action)?.call(row));
    if (row && result?.ok && actionOf(action)?.warning?.isDue(result.data)) warned.current.push(row.title);
    return result ?? nothing;
  });
  const findExcluded = useStableCallback(
    async ({ action, ids }: { action: string; ids: readonly BatchItem['id'][] }) =>
      (await actionOf(action)?.question?.excluded?.find(items.filter(({ id }) => ids.includes(id)))) ??
      nothing,
  );
  const [machine] = useState(() =>
    batchMachine.provide({ actors: { callItem: called(callItem), findExcluded: called(findExcluded) } }),
  );
  const [state, send, actor] = useMachine(machine);
  const showResult = useBatchToasts({ items, selection, actionOf });
  const toast = useToast();
  const showUnsorted = useStableCallback((error: ApiError) => {
    if (error.kind === 'network') toast({ kind: 'error', text: failureText(error) });
  });
  useEffect(() => {
    const listening = [
      actor.on('batch.ended', ({ result }) => showResult(result, warned.current.splice(0))),
      actor.on('batch.unsorted', ({ error }) => showUnsorted(error)),
    ];
    return () => listening.forEach((each) => each.unsubscribe());
  }, [actor, showResult, showUnsorted]);
  return [state, send] as const;
}

/** Toasts about a batch's result and warnings; remaining rows stay selected. */
function useBatchToasts<Row extends BulkRow>({ items, selection, actionOf }: BatchProps<Row>) {
  const router = useRouter();
  const toast = useToast();
  const rowsOf = (wanted: readonly BatchItem[]) =>
    items.filter((row) => wanted.some(({ id }) => id === row.id));
  const showDone = ({ done: words, subject, undo }: BulkAction<Row>, rows: readonly Row[]) => {
    const subjects = rows.map(subject);
    if (!undo) {
      voidActions(subjects);
      return toast({ kind: 'success', text: words(rows.length) });
    }
    toast({
      kind: 'success',
      text: words(rows.length),
      action: {
        label: switchText.undo,
        subjects,
        running: switchText.undoing,
        done: bulkText.undone(rows.length),
        call: () => oneByOne(rows.map((row) => () => undo(row))),
      },
    });
  };
  return useStableCallback((result: BatchResult, warned: readonly string[]) => {
    const action = actionOf(result.action);
    const rows = rowsOf(result.done);
    if (action && rows.length > 0) showDone(action, rows);
    if (action?.warning && warned.length > 0) toast({ kind: 'warning', text: action.warning.text(warned) });
    // The client has announced the reason of each failure.
    if (result.failed.length > 0) {
      toast({ kind: 'error', text: bulkText.failed(result.failed.map(({ item }) => item.name)) });
    }
    if (result.left.length > 0) {
      toast({ kind: 'warning', text: bulkText.left(result.left.map(({ name }) => name)) });
    }
    const stay = new Set([...result.failed.map(({ item }) => item.id), ...result.left.map(({ id }) => id)]);
    selection.set(items.flatMap(({ id }) => (stay.has(id) ? [id] : [])));
    void router.invalidate();
  });
}

/** Makes calls in sequence while the session lasts; returns the first failure after all calls. */
function oneByOne(calls: readonly (() => Promise<ApiResult<unknown>>)[]): Promise<ApiResult<unknown>> {
  return inSession(session, async (isOver) => {
    let whole: ApiResult<unknown> = { ok: true, data: null, messages: [] };
    for (const call of calls) {
      if (isOver()) break;
      // oxlint-disable-next-line no-await-in-loop
      const result = await call();
      if (whole.ok) whole = result;
    }
    return whole;
  });
}
