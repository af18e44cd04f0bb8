import type { ApiResult } from '../../api/result';
import { useState } from 'react';
import { BreakingLinks } from '../links/BreakingLinks';
import { linkedRecord } from '../links/linked';
import { saveRedirects } from '../links/save-redirects';
import { afterDeletion } from './after-deletion';
import { CallDialog } from './CallDialog';
import { listText } from '../list/text';
import { commonText } from '../../base/navigation/text';

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
  const [{ to, paths }, setRedirect] = useState<{ to: string | null; paths: readonly string[] }>({
    to: null,
    paths: [],
  });
  const redirect = {
    to,
    onChange: (chosen: string | null, of: readonly string[]) => setRedirect({ to: chosen, paths: of }),
  };
  return (
    <CallDialog
      title={listText.deleteTitle}
      description={listText.deleteDescription(target.name) + afterDeletion()}
      confirmLabel={listText.delete}
      busyLabel={commonText.deleting}
      disabled={to === ''}
      operation={async () => {
        // A redirect works only once its page is gone, so that it may come first.
        const saved = to === null ? null : await saveRedirects(paths, to);
        return saved?.ok === false ? saved : remove(target.id);
      }}
      onDone={() => {
        onClose();
        onDeleted(target);
      }}
      onClose={onClose}
    >
      {record && <BreakingLinks record={record} removal="delete" redirect={redirect} />}
    </CallDialog>
  );
}
