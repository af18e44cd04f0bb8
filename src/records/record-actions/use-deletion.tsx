import { type ReactNode, useState } from 'react';
import type { ApiResult } from '../../api/result';
import { useDeleted } from './use-deleted';
import { whenDrawn } from '../../ui/when-drawn';

const DeleteDialog = whenDrawn(async () => (await import('./DeleteDialog')).DeleteDialog);

/** Row to delete. */
export interface DeletionTarget {
  id: number;
  name: string;
}

type Call = (target: { id: number }) => Promise<ApiResult<unknown>>;

/** Deletes rows after a confirmation: `ask` opens `dialog`, which the screen renders; `restore` undoes it. */
export function useDeletion(
  /** Kind in the trash. */
  kind: string,
  remove: Call,
  restore: Call,
): {
  ask: (target: DeletionTarget) => void;
  dialog: ReactNode;
} {
  const [target, setTarget] = useState<DeletionTarget | null>(null);
  const onDeleted = useDeleted(kind, restore);
  return {
    ask: setTarget,
    dialog: target && (
      <DeleteDialog
        kind={kind}
        target={target}
        onClose={() => setTarget(null)}
        remove={(id) => remove({ id })}
        onDeleted={onDeleted}
      />
    ),
  };
}
