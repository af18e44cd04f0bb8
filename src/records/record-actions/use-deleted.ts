import { useRouter } from '@tanstack/react-router';
import { ifOffered } from '../../api/offered';
import type { ApiResult } from '../../api/result';
import { useToast } from '../../base/messages/messages';
import { listText } from '../list/text';
import { switchText } from './text';

/**
 * Toast after a deletion, and reload. Its undo restores from the trash, also after leaving the list
 * (decisions/010-trash).
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
      ...ifOffered('trash', { action: undo }),
    });
    void router.invalidate();
  };
}
