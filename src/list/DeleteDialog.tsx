import type { ApiResult } from '../api/result';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { failureText } from '../calls/failure-words';
import { useCall } from '../calls/use-call';
import { listText } from './text';

interface DeleteDialogProps {
  target: { id: number; name: string };
  onClose: () => void;
  remove: (id: number) => Promise<ApiResult<unknown>>;
  onDeleted: (target: { id: number }) => void;
}

/** Asks before a row is deleted; stays while the call runs and says why it failed. */
export function DeleteDialog({ target, onClose, remove, onDeleted }: DeleteDialogProps) {
  const { call, isBusy, error } = useCall();
  const confirm = async () => {
    if (!(await call(() => remove(target.id)))) return;
    onClose();
    onDeleted(target);
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={listText.deleteTitle}
      description={listText.deleteDescription(target.name)}
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
