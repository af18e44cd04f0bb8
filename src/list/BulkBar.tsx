import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { ContentStatus } from '../api/generated/enums';
import type { ApiResult } from '../api/result';
import { failureText } from '../calls/failure-words';
import { type BatchAction, batchMachine, type BatchResult } from '../machines/batch';
import { called } from '../machines/call';
import { useToast } from '../session/session';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useStableCallback } from '../ui/use-stable-callback';
import type { BulkProps } from './bulk-props';
import { bulkText, listText, switchText } from './text';
import { UNDO_MS } from './undo-time';

type Row = BulkProps['items'][number];

/** What is done to the rows that were chosen, in the place of the table's head. */
export function BulkBar({ kind, items, selection, canEdit, canDelete, calls }: BulkProps) {
  const router = useRouter();
  const toast = useToast();
  const chosen = items.filter(({ id }) => selection.ids.has(id));

  const callItem = useStableCallback(({ action, id }: { action: BatchAction; id: number }) =>
    action === 'delete' ? calls.remove(id) : calls.setStatus({ id, status: ContentStatus[action] }),
  );
  const [machine] = useState(() => batchMachine.provide({ actors: { callItem: called(callItem) } }));
  const [state, send, actor] = useMachine(machine);
  const { action, left, done, failed } = state.context;
  const count = left.length + done.length + failed.length;

  const tell = useStableCallback((result: BatchResult) => {
    if (result.done.length > 0) {
      toast({
        kind: 'success',
        text: bulkText.done[result.action](result.done.length, bulkText.kinds[kind]),
        duration: UNDO_MS,
        action: {
          label: switchText.undo,
          subject: `${kind}-${result.done.map(({ id }) => id).join('+')}`,
          running: switchText.undoing,
          done: bulkText.undone(result.done.length),
          call: () => oneByOne(result.done.map(({ id }) => undoOf(result.action, id, calls))),
        },
      });
    }
    if (result.failed.length > 0) {
      toast({
        kind: 'error',
        text: bulkText.failed(
          result.failed.map(({ item, error }) => bulkText.reason(item.name, failureText(error))),
        ),
      });
    }
    if (result.left.length > 0) {
      toast({ kind: 'error', text: bulkText.left(result.left.map(({ name }) => name)) });
    }
    // What is still to be done stays chosen.
    selection.set([...result.failed.map(({ item }) => item.id), ...result.left.map(({ id }) => id)]);
    void router.invalidate();
  });
  useEffect(() => {
    const listening = actor.on('batch.ended', ({ result }) => tell(result));
    return () => listening.unsubscribe();
  }, [actor, tell]);
  useEscape(() => {
    if (state.matches('idle')) selection.set([]);
  });

  const start = (wanted: BatchAction) =>
    send({ type: 'batch.start', action: wanted, items: changing(chosen, wanted) });
  if (state.hasTag('busy')) {
    return (
      <Bar>
        <b role="status">{bulkText.running(done.length + failed.length, count)}</b>
        <Button size="sm" variant="text" className="ml-auto" onClick={() => send({ type: 'batch.stop' })}>
          {bulkText.stop}
        </Button>
      </Bar>
    );
  }
  return (
    <Bar>
      <b role="status">{bulkText.chosen(chosen.length)}</b>
      {chosen.length < items.length && (
        <Button size="sm" variant="text" onClick={() => selection.set(items.map(({ id }) => id))}>
          {bulkText.all(items.length)}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {canEdit && (
          <>
            <Button
              size="sm"
              disabled={changing(chosen, 'online').length === 0}
              onClick={() => start('online')}
            >
              {bulkText.online}
            </Button>
            <Button
              size="sm"
              disabled={changing(chosen, 'offline').length === 0}
              onClick={() => start('offline')}
            >
              {bulkText.offline}
            </Button>
          </>
        )}
        {canDelete && (
          <Button size="sm" icon="trash" className="text-danger" onClick={() => start('delete')}>
            {listText.delete}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={() => selection.set([])}>
          {bulkText.none}
        </Button>
      </span>
      <ConfirmDialog
        open={state.matches('asking')}
        onOpenChange={(open) => {
          if (!open) send({ type: 'batch.stop' });
        }}
        title={bulkText.deleteTitle(left.length, bulkText.kinds[kind])}
        description={bulkText.deleteDescription}
        tone="danger"
        cancelLabel={listText.cancel}
        confirmLabel={listText.delete}
        onConfirm={() => send({ type: 'batch.confirm' })}
      >
        {action === 'delete' && (
          <ul className="list-disc pl-5">
            {left.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </ConfirmDialog>
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={bulkText.bar}
      className="flex min-h-9 flex-wrap items-center gap-3 border-b border-line bg-primary-tint px-2 text-table max-tablet:sticky max-tablet:top-14 max-tablet:z-1 max-tablet:p-3 tablet:absolute tablet:top-0 tablet:right-0 tablet:left-14 tablet:z-1"
    >
      {children}
    </div>
  );
}

/** Those of the rows that an action changes. */
function changing(rows: readonly Row[], action: BatchAction) {
  const items = action === 'delete' ? rows : rows.filter(({ status }) => status !== ContentStatus[action]);
  return items.map(({ id, title }) => ({ id, name: title }));
}

/** Only what was changed is undone, so each was in the other state before. */
function undoOf(action: BatchAction, id: number, calls: BulkProps['calls']) {
  if (action === 'delete') return () => calls.restore({ id });
  const status = action === 'online' ? ContentStatus.offline : ContentStatus.online;
  return () => calls.setStatus({ id, status });
}

/** All calls one after another; the first failure, if there is one, once all are made. */
async function oneByOne(calls: readonly (() => Promise<ApiResult<unknown>>)[]): Promise<ApiResult<unknown>> {
  let whole: ApiResult<unknown> = { ok: true, data: null, messages: [] };
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop
    const result = await call();
    if (whole.ok) whole = result;
  }
  return whole;
}

function useEscape(leave: () => void) {
  const run = useStableCallback(leave);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('[role=dialog]')) run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [run]);
}
