import type { RefObject } from 'react';
import type { Block } from './block';
import type { BlockEditing } from './use-block-editing';
import type { BlocksDraft } from './use-record-blocks';

/** Changes of the blocks that are steps of the editor's own history. */
export interface EditorHands extends Pick<BlockEditing, 'change' | 'undo' | 'redo'> {
  /** Opens a block and focuses an element of its form, or its first field. */
  open: (key: string, fieldId: string | null) => void;
}

/** Writing into the blocks that a preview shows. */
export interface Writer {
  draft: BlocksDraft;
  hands: RefObject<EditorHands | null>;
  /** The drawn blocks, in the order of the page. */
  shown: readonly Block[];
  /** While held, the page is not drawn again; after that it shows the newest blocks. */
  hold: (isHeld: boolean) => void;
}
