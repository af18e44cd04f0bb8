import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ApiResult } from '../api/result';
import { useToast } from '../session/session';
import { DeleteDialog } from './DeleteDialog';
import { listText } from './text';

interface Target {
  id: number;
  name: string;
}

/** Deletes rows of a list after asking, and draws the list anew: `ask` opens `dialog`, which stands in the screen. */
export function useDeletion(remove: (target: { id: number }) => Promise<ApiResult<unknown>>): {
  ask: (target: Target) => void;
  dialog: ReactNode;
} {
  const router = useRouter();
  const toast = useToast();
  const [target, setTarget] = useState<Target | null>(null);
  return {
    ask: setTarget,
    dialog: (
      <DeleteDialog
        target={target}
        onClose={() => setTarget(null)}
        remove={(id) => remove({ id })}
        onDeleted={() => {
          toast({ kind: 'success', text: listText.deleted });
          void router.invalidate();
        }}
      />
    ),
  };
}
