import { useCallback } from 'react';
import { sortText } from '../list/text';
import { SortableList } from '../ui/SortableList';
import { useKept } from '../ui/use-kept';
import type { Block, BlockProblem } from './block';
import { problemsAt } from './block-fields';
import { kindOf } from './block-kinds';
import type { LoadSources } from './block-sources';
import { type BlockActions, BlockRow, type RowMarks } from './BlockRow';
import { maxBlocks } from './blocks';
import { InsertAfter } from './InsertAfter';
import type { LoadFillings } from './sample-fillings';
import { type SectionShares, sharesOfBlocks } from './section-shares';
import { editorText } from './text';
import type { BlockEditing } from './use-block-editing';

// One shared array, so that rows without problems do not render again.
const noShares: SectionShares = new Map();
const noProblems: readonly BlockProblem[] = [];

// Offscreen blocks are neither laid out nor painted; their assumed height is a closed block's.
const outOfSight =
  '[contain-intrinsic-height:auto_calc(--spacing(12)+2px)] [content-visibility:auto] data-lifted:[content-visibility:visible]';

const announce = {
  lifted: (block: Block, place: number, count: number) =>
    editorText.lifted(kindOf(block.type).label, place, count),
  moved: (_: Block, place: number) => editorText.moved(place),
  dropped: (_: Block, place: number) => editorText.dropped(place),
  cancelled: () => editorText.cancelled,
};

interface BlockListProps {
  blocks: Block[];
  editing: BlockEditing;
  actions: BlockActions;
  /** Block after which the open popover inserts. */
  insertingAfter: string | undefined;
  onInsert: (button: Element, after: string) => void;
  showErrors: boolean;
  loadFillings?: LoadFillings | undefined;
  loadSources?: LoadSources | undefined;
  rowMarks?: RowMarks | undefined;
  shares?: SectionShares | undefined;
}

/** The blocks in order, each with its form while it is selected. */
export function BlockList({
  blocks,
  editing: { selected, change },
  actions,
  insertingAfter,
  onInsert,
  showErrors,
  loadFillings,
  loadSources,
  rowMarks,
  shares = noShares,
}: BlockListProps) {
  const { length: count } = blocks;
  const isFull = count >= maxBlocks;
  const seen = useKept(sharesOfBlocks(blocks, shares));
  const renderBlock = useCallback(
    (block: Block, index: number) => (
      <>
        <BlockRow
          block={block}
          index={index}
          count={count}
          isSelected={block.key === selected}
          problems={showErrors ? problemsAt(block, index) : noProblems}
          actions={actions}
          loadFillings={loadFillings}
          loadSources={loadSources}
          rowMarks={rowMarks}
          share={seen[block.key]}
        />
        <InsertAfter
          blockKey={block.key}
          place={index + 1}
          isFull={isFull}
          isOpen={block.key === insertingAfter}
          onOpen={onInsert}
        />
      </>
    ),
    [
      count,
      isFull,
      selected,
      showErrors,
      actions,
      loadFillings,
      loadSources,
      rowMarks,
      seen,
      insertingAfter,
      onInsert,
    ],
  );

  return (
    <SortableList
      items={blocks}
      itemKey={(block) => block.key}
      onReorder={(next) => change(() => next)}
      itemClassName={outOfSight}
      announce={announce}
      hint={sortText.keys}
      lineLabel={editorText.moved}
      renderItem={renderBlock}
    />
  );
}
