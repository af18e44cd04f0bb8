import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiResult } from '../../api/result';
import { failureText } from '../../calls/failure-words';
import { useCall } from '../../calls/use-call';
import { voidActions } from '../../session/session';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { trashText } from './text';
import { kindOf, type TrashItem } from './trash-kinds';

interface TrashSelectionProps {
  items: readonly TrashItem[];
  /** Not everything on the page is selected. */
  isMixed: boolean;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done to everything that is selected: one after the other; what could not be done stays selected. */
export function TrashSelection({ items, isMixed, onAll, onClear }: TrashSelectionProps) {
  const router = useRouter();
  const restoring = useCall();
  const purging = useCall();
  const [asks, setAsks] = useState(false);
  const text = trashText.selection;
  const each = async (act: 'restore' | 'purge'): Promise<ApiResult<unknown>> => {
    let result: ApiResult<unknown> | undefined;
    for (const { kind, id } of items) {
      result = await kindOf[kind][act]({ id });
      if (!result.ok) break;
      voidActions(`${kind}-${id}`);
    }
    await router.invalidate();
    return result ?? { ok: true, data: null, messages: [] };
  };
  const purge = async () => {
    if (await purging.call(() => each('purge'))) setAsks(false);
  };
  return (
    <div
      role="group"
      aria-label={text.label}
      className="flex min-h-8 items-center gap-3 font-normal text-ink"
    >
      <Checkbox
        checked={!isMixed}
        mixed={isMixed}
        aria-label={text.all}
        onChange={isMixed ? onAll : onClear}
      />
      <b className="flex-1" aria-live="polite">
        {text.count(items.length)}
      </b>
      <Button
        size="sm"
        busy={restoring.isBusy}
        busyLabel={trashText.restoring}
        disabled={purging.isBusy}
        onClick={() => void restoring.call(() => each('restore'))}
      >
        {trashText.restore}
      </Button>
      <Button
        size="sm"
        icon="trash"
        variant="danger-text"
        disabled={restoring.isBusy}
        onClick={() => setAsks(true)}
      >
        {trashText.purge}
      </Button>
      <Button size="sm" variant="text" disabled={restoring.isBusy || purging.isBusy} onClick={onClear}>
        {text.clear}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={(open) => {
          purging.clear();
          setAsks(open);
        }}
        title={trashText.purgeTitle}
        description={text.purgeQuestion(items.length)}
        tone="danger"
        busy={purging.isBusy}
        busyLabel={trashText.purging}
        cancelLabel={trashText.cancel}
        confirmLabel={trashText.purge}
        onConfirm={() => void purge()}
      >
        <ul className="max-h-40 list-disc overflow-y-auto pl-5 text-ink-soft">
          {items.map(({ kind, id, title }) => (
            <li key={`${kind}-${id}`}>{title}</li>
          ))}
        </ul>
        {purging.error && (
          <p role="alert" className="text-danger">
            {failureText(purging.error)}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
