import type { RefObject } from 'react';
import type { Block } from './block';
import type { BlockEditing } from './use-block-editing';
import type { BlocksDraft } from './use-record-blocks';

/** Changes of the blocks that are steps of the editor's own history. */
export type EditorHands = Pick<BlockEditing, 'change' | 'undo' | 'redo'>;

/** Writing into the blocks that a preview shows. */
export interface Writer {
  draft: BlocksDraft;
  hands: RefObject<EditorHands | null>;
  /** The drawn blocks, in the order of the page. */
  shown: readonly Block[];
  /** While held, the page is not drawn again; after that it shows the newest blocks. */
  hold: (isHeld: boolean) => void;
}
