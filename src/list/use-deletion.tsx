import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { ApiResult } from '../api/result';
import { useToast } from '../session/session';
import { DeleteDialog } from './DeleteDialog';
import { listText, switchText } from './text';
import { UNDO_MS } from './undo-time';

interface Target {
  id: number;
  name: string;
}

type Call = (target: { id: number }) => Promise<ApiResult<unknown>>;

/**
 * Deletes rows of a list after asking, and draws the list anew: `ask` opens `dialog`, which stands in the screen.
 * The toast offers to take the record back out of the trash, also when the list was left (decisions 10).
 */
export function useDeletion(
  remove: Call,
  restore: Call,
): {
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
        onDeleted={({ id }) => {
          toast({
            kind: 'success',
            text: listText.deleted,
            duration: UNDO_MS,
            action: {
              label: switchText.undo,
              running: switchText.undoing,
              done: listText.restored,
              call: () => restore({ id }),
            },
          });
          void router.invalidate();
        }}
      />
    ),
  };
}
