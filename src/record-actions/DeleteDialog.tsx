import type { ApiResult } from '../api/result';
import { afterDeletion } from './after-deletion';
import { CallDialog } from './CallDialog';
import { listText } from '../list/text';
import { commonText } from '../navigation/text';

interface DeleteDialogProps {
  target: { id: number; name: string };
  onClose: () => void;
  remove: (id: number) => Promise<ApiResult<unknown>>;
  onDeleted: (target: { id: number }) => void;
}

export function DeleteDialog({ target, onClose, remove, onDeleted }: DeleteDialogProps) {
  return (
    <CallDialog
      title={listText.deleteTitle}
      description={listText.deleteDescription(target.name) + afterDeletion()}
      confirmLabel={listText.delete}
      busyLabel={commonText.deleting}
      operation={() => remove(target.id)}
      onDone={() => {
        onClose();
        onDeleted(target);
      }}
      onClose={onClose}
    />
  );
}
