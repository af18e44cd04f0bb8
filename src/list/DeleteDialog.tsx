import type { ApiResult } from '../api/result';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { listText } from './text';

interface DeleteDialogProps {
  /** What is to be deleted; null when nothing is. */
  target: { id: number; name: string } | null;
  onClose: () => void;
  remove: (id: number) => Promise<ApiResult<unknown>>;
  onDeleted: (target: { id: number }) => void;
}

/** Asks before a row is deleted; stays while the call runs and says why it failed. */
export function DeleteDialog({ target, onClose, remove, onDeleted }: DeleteDialogProps) {
  const { call, isBusy, error, clear } = useCall();
  const close = () => {
    clear();
    onClose();
  };
  const confirm = async () => {
    if (!target || !(await call(() => remove(target.id)))) return;
    close();
    onDeleted(target);
  };

  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={listText.deleteTitle}
      description={target ? listText.deleteDescription(target.name) : undefined}
      tone="danger"
      busy={isBusy}
      busyLabel={listText.deleting}
      cancelLabel={listText.cancel}
      confirmLabel={listText.delete}
      onConfirm={() => void confirm()}
    >
      {error && (
        <p role="alert" className="text-danger">
          {failureText(error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
