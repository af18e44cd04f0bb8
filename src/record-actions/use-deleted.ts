import { useRouter } from '@tanstack/react-router';
import { offers } from '../api/features';
import type { ApiResult } from '../api/result';
import { useToast } from '../messages/messages';
import { listText } from '../list/text';
import { switchText } from './text';

/**
 * Tells that a record was deleted and draws the list anew. The toast offers to take it back out of the trash, also when
 * the list was left (decisions/010-trash).
 */
export function useDeleted(
  kind: string,
  restore: (target: { id: number }) => Promise<ApiResult<unknown>>,
): (target: { id: number }) => void {
  const router = useRouter();
  const toast = useToast();
  return ({ id }) => {
    const undo = {
      label: switchText.undo,
      subjects: [`${kind}-${id}`],
      running: switchText.undoing,
      done: listText.restored,
      call: () => restore({ id }),
    };
    toast({
      kind: 'success',
      text: listText.deleted,
      ...(offers('trash') ? { action: undo } : {}),
    });
    void router.invalidate();
  };
}
