import { useCallback } from 'react';
import { sortText } from '../../records/list/text';
import { SortableList } from '../../ui/SortableList';
import { useKept } from '../../ui/use-kept';
import type { Block, BlockProblem } from './block';
import { problemsAt } from './block-fields';
import { kindOf } from './block-kinds';
import type { LoadSources } from './block-sources';
import { BlockRow, type RowMarks } from './BlockRow';
import type { BlockActions } from './OpenedBlock';
import { maxBlocks } from './blocks';
import { InsertAfter } from './InsertAfter';
import type { LoadFillings } from './sample-fillings';
import { type SectionShares, sharesOfBlocks } from './section-shares';
import { type SectionMarks, SectionRow } from './SectionRow';
import { blocksOf, isHead, placeOf, type Row, withSectionAt } from './sections';
import { editorText } from './text';
import type { BlockEditing } from './use-block-editing';
import type { useSections } from './use-sections';

// One shared array, so that rows without problems do not render again.
const noShares: SectionShares = new Map();
const noProblems: readonly BlockProblem[] = [];

// Offscreen blocks are neither laid out nor painted; their assumed height is a closed block's.
const outOfSight =
  'animate-appear [contain-intrinsic-height:auto_calc(--spacing(12)+2px)] [content-visibility:auto] data-lifted:[content-visibility:visible]';

// On a phone the selected block is alone in its sheet.
const unselected = 'in-data-[sheet=block]:hidden';
const unselectedBlock = `${outOfSight} ${unselected}`;

interface BlockListProps {
  blocks: Block[];
  sorting: ReturnType<typeof useSections>;
  editing: BlockEditing;
  actions: BlockActions;
  /** Block after which the open popover inserts. */
  insertingAfter: string | undefined;
  onInsert: (button: Element, after: string) => void;
  showErrors: boolean;
  loadFillings?: LoadFillings | undefined;
  loadSources?: LoadSources | undefined;
  rowMarks?: RowMarks | undefined;
  sectionMarks?: SectionMarks | undefined;
  shares?: SectionShares | undefined;
}

/** The blocks in order under their headings, each with its form while it is selected. */
export function BlockList({ blocks, sorting, editing: { selected, change }, ...parts }: BlockListProps) {
  const { rows, sections, toggle, reveal } = sorting;
  const renderRow = useRow({ blocks, selected, toggle, ...parts });
  const reorder = (next: Row[], { from, to }: { from: number; to: number }) => {
    const moved = rows[from];
    if (!moved) return;
    if (isHead(moved)) {
      const place = placeOf(rows, sections, moved, to);
      change(() => withSectionAt(sections, moved.key, place));
      return;
    }
    change(() => blocksOf(next, sections));
    reveal(moved.key);
  };
  const placed = (row: Row, position: number) => placeOf(rows, sections, row, position - 1) + 1;
  return (
    <SortableList
      items={rows}
      itemKey={(row) => row.key}
      onReorder={reorder}
      itemClassName={(row) =>
        row.key === selected ? outOfSight : isHead(row) ? unselected : unselectedBlock
      }
      announce={{
        lifted: (row, position) =>
          isHead(row)
            ? editorText.sections.lifted(row.name, placed(row, position), sections.length)
            : editorText.lifted(kindOf(row.type).label, placed(row, position), blocks.length),
        moved: (row, position) => wordsOf(row).moved(placed(row, position)),
        dropped: (row, position) => wordsOf(row).dropped(placed(row, position)),
        cancelled: () => editorText.cancelled,
      }}
      hint={sortText.keys}
      lineLabel={(position, row) => wordsOf(row).moved(placed(row, position))}
      renderItem={renderRow}
    />
  );
}

const wordsOf = (row: Row) => (isHead(row) ? editorText.sections : editorText);

/** Draws a row; the same function while nothing but the content of blocks changes. */
function useRow({
  blocks,
  selected,
  toggle,
  actions,
  insertingAfter,
  onInsert,
  showErrors,
  loadFillings,
  loadSources,
  rowMarks,
  sectionMarks,
  shares = noShares,
}: Omit<BlockListProps, 'editing' | 'sorting'> & {
  selected: string | null;
  toggle: (key: string) => void;
}) {
  const { length: count } = blocks;
  const isFull = count >= maxBlocks;
  const seen = useKept(sharesOfBlocks(blocks, shares));
  const places = useKept(Object.fromEntries(blocks.map(({ key }, index) => [key, index])));
  return useCallback(
    (row: Row) => {
      if (isHead(row)) return <SectionRow section={row} marks={sectionMarks} onToggle={toggle} />;
      const index = places[row.key] ?? 0;
      return (
        <>
          <BlockRow
            block={row}
            index={index}
            count={count}
            isSelected={row.key === selected}
            problems={showErrors ? problemsAt(row, index) : noProblems}
            actions={actions}
            loadFillings={loadFillings}
            loadSources={loadSources}
            rowMarks={rowMarks}
            share={seen[row.key]}
          />
          <InsertAfter
            blockKey={row.key}
            place={index + 1}
            isFull={isFull}
            isOpen={row.key === insertingAfter}
            onOpen={onInsert}
          />
        </>
      );
    },
    [
      places,
      count,
      isFull,
      selected,
      toggle,
      showErrors,
      actions,
      loadFillings,
      loadSources,
      rowMarks,
      sectionMarks,
      seen,
      insertingAfter,
      onInsert,
    ],
  );
}
