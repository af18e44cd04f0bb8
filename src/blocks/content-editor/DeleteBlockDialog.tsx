import { memo, useRef } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Block } from './block';
import { kindOf } from './block-kinds';
import { editorText } from './text';
import { focusBlock } from './use-block-focus';
import { commonText } from '../../base/navigation/text';

interface DeleteBlockDialogProps {
  /** Null while the dialog is closed. */
  block: Block | null;
  /** Returns the key of the block's neighbour; null if no block is left. */
  remove: (block: Block) => string | null;
  close: () => void;
  focusAdd: () => void;
}

/** Asks before a block is deleted. Then focuses its neighbour, or the add button if no block is left. */
export const DeleteBlockDialog = memo(function DeleteBlockDialog({
  block,
  remove,
  close,
  focusAdd,
}: DeleteBlockDialogProps) {
  const neighbour = useRef<string | null | undefined>(undefined);
  return (
    <ConfirmDialog
      open={block !== null}
      onOpenChange={close}
      tone="danger"
      title={editorText.deleteTitle}
      description={block ? editorText.deleteQuestion(kindOf(block.type).label) : undefined}
      cancelLabel={commonText.cancel}
      confirmLabel={editorText.delete}
      onConfirm={() => {
        if (block) neighbour.current = remove(block);
        close();
      }}
      focusElsewhere={() => {
        const { current } = neighbour;
        neighbour.current = undefined;
        if (current === undefined) return false;
        if (current === null || !focusBlock(current, 'head')) focusAdd();
        return true;
      }}
    />
  );
});
