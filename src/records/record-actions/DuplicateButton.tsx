import { offered } from '../../api/offered';
import { Button } from '../../ui/Button';
import { listText } from '../list/text';
import { type useDuplication } from './use-duplication';

/** Duplicates the stored record of a form and opens the copy. */
export const DuplicateButton = offered('duplicates', Duplicate);

function Duplicate({ id, copying }: { id: number; copying: ReturnType<typeof useDuplication> }) {
  return (
    <Button
      icon="copy"
      busy={copying.isBusy}
      busyLabel={listText.duplicating}
      onClick={() => copying.duplicate(id)}
    >
      {listText.duplicate}
    </Button>
  );
}
