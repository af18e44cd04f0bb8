import { useState } from 'react';
import type { ApiResult } from '../../api/result';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { failureMessages } from '../../record/failure';
import { listText } from './text';

interface DeleteDialogProps {
  /** What is to be deleted; null when nothing is. */
  target: { id: number; name: string } | null;
  onClose: () => void;
  remove: (id: number) => Promise<ApiResult<unknown>>;
  onDeleted: () => void;
}

/** Asks before a row is deleted; stays while the call runs and says why it failed. */
export function DeleteDialog({ target, onClose, remove, onDeleted }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const [messages, setMessages] = useState<readonly string[]>([]);

  function close() {
    setMessages([]);
    onClose();
  }

  async function confirm() {
    if (!target || busy) return;
    setBusy(true);
    const result = await remove(target.id);
    setBusy(false);
    if (!result.ok) {
      setMessages(failureMessages(result.error));
      return;
    }
    close();
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={listText.deleteTitle}
      description={target ? listText.deleteDescription(target.name) : undefined}
      tone="danger"
      busy={busy}
      busyLabel={listText.deleting}
      cancelLabel={listText.cancel}
      confirmLabel={listText.delete}
      onConfirm={() => void confirm()}
    >
      {messages.length > 0 && (
        <p role="alert" className="text-danger">
          {messages.join(' ')}
        </p>
      )}
    </ConfirmDialog>
  );
}
