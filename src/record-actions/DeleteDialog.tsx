import type { ApiResult } from '../api/result';
import { offers } from '../api/features';
import { BreakingLinks } from '../links/BreakingLinks';
import { linkedRecord } from '../links/linked';
import { afterDeletion } from './after-deletion';
import { CallDialog } from './CallDialog';
import { listText } from '../list/text';
import { commonText } from '../navigation/text';

interface DeleteDialogProps {
  /** Kind in the trash. */
  kind: string;
  target: { id: number; name: string };
  onClose: () => void;
  remove: (id: number) => Promise<ApiResult<unknown>>;
  onDeleted: (target: { id: number }) => void;
}

export function DeleteDialog({ kind, target, onClose, remove, onDeleted }: DeleteDialogProps) {
  const record = linkedRecord(kind, target.id);
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
    >
      {record && offers('links') && <BreakingLinks records={[record]} removal="delete" />}
    </CallDialog>
  );
}
