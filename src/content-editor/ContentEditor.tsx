import { useCallback, useMemo, useRef, useState } from 'react';
import type { PartType } from '../api/generated/enums';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { IconButton } from '../ui/IconButton';
import { Note } from '../ui/Note';
import { moveItem } from '../ui/sortable-order';
import { SortableList } from '../ui/SortableList';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Block, BlockProblem } from './block';
import { problemsAt } from './block-fields';
import { emptyBlock, kindOf, offeredTypes } from './block-kinds';
import { BlockPalette } from './BlockPalette';
import { BlockRow, type BlockActions } from './BlockRow';
import { confirmed, copyOf, edited, insertAfter, unmarked } from './blocks';
import { copyBlock } from './clipboard';
import { InsertAfter } from './InsertAfter';
import { filledBlocks, type LoadFillings } from './sample-fillings';
import { SampleStrip } from './SampleStrip';
import { editorText } from './text';
import { useBlockEditing } from './use-block-editing';
import { focusBlock, useBlockFocus } from './use-block-focus';
import { useStableMethods } from '../ui/use-stable-callback';

interface ContentEditorProps {
  blocks: Block[];
  /** The complete new list after every add, delete, edit or reorder (specification 2). */
  onChange: (blocks: Block[]) => void;
  showErrors: boolean;
  /** The types that the page offers (`cmsItemList`); all where the server names none. */
  offered?: readonly PartType[] | undefined;
  /** Key of the selected block, when a preview beside it selects too. */
  selected?: string | null;
  onSelect?: (key: string | null) => void;
  /** Given where a page begins as samples: what the case could say in the place of one. Elsewhere no block is a sample. */
  loadFillings?: LoadFillings;
}

// One and the same, so that a row without problems is not drawn anew.
const noProblems: readonly BlockProblem[] = [];

// Below the app bar, and at the top of a pane that scrolls by itself; on a phone it would take half of the list.
const inReach =
  'contents tablet:sticky tablet:top-14 tablet:z-10 tablet:block tablet:bg-surface desktop:-top-4';

// A block that is out of sight is neither laid out nor painted; its height is that of a closed one.
const outOfSight =
  '[contain-intrinsic-height:auto_calc(theme(spacing.touch)+--spacing(6)+2px)] [content-visibility:auto] data-lifted:[content-visibility:visible]';

const announce = {
  lifted: (_: Block, place: number, count: number) => editorText.lifted(place, count),
  moved: (_: Block, place: number) => editorText.moved(place),
  dropped: (_: Block, place: number) => editorText.dropped(place),
  cancelled: () => editorText.cancelled,
};

/** 內容編輯: add, select, edit, drag and delete blocks, with undo and redo; the form opens under its block. */
export function ContentEditor({
  blocks,
  onChange,
  showErrors,
  offered,
  selected: given,
  onSelect,
  loadFillings,
}: ContentEditorProps) {
  const [toDelete, setToDelete] = useState<Block | null>(null);
  const [spoken, setSpoken] = useState('');
  const [isPaletteOpen, setPaletteOpen] = useState(blocks.length === 0);
  const [insertingAfter, setInsertingAfter] = useState<string | null>(null);
  const palette = useRef<HTMLDivElement>(null);
  // Of a block that was deleted: null where no other is left.
  const neighbour = useRef<string | null | undefined>(undefined);
  const focus = useBlockFocus();
  const types = useMemo(() => offeredTypes(offered), [offered]);
  const editing = useBlockEditing({ blocks, onChange, selected: given, onSelect });
  const { selected, select, change } = editing;
  const insert = (block: Block, after: string | null = selected) => {
    change((now) => insertAfter(now, after, block), { selected: block.key });
    focus(block.key, 'form');
  };
  const inserting = useStableMethods({
    toggle: setInsertingAfter,
    add(type: PartType, after: string) {
      setInsertingAfter(null);
      insert(emptyBlock(type), after);
    },
  });
  const remove = (block: Block) => {
    const place = blocks.findIndex(({ key }) => key === block.key);
    neighbour.current = (blocks[place + 1] ?? blocks[place - 1])?.key ?? null;
    change((now) => now.filter(({ key }) => key !== block.key), {
      selected: block.key === selected ? null : selected,
    });
  };
  const actions = useStableMethods<BlockActions>({
    select,
    change: (key, part) =>
      change((now) => now.map((block) => (block.key === key ? edited(block, part) : block)), {
        tag: `${key} ${Object.keys(part).join(' ')}`,
      }),
    move: (from, to) => {
      change((now) => [...moveItem(now, from, to)]);
      setSpoken(editorText.dropped(to + 1));
    },
    duplicate: (block) => insert(copyOf(block), block.key),
    copy: (block) => {
      copyBlock(block);
      setSpoken(editorText.copied(kindOf(block.type).label));
    },
    confirm: (key) => {
      change((now) => now.map((block) => (block.key === key ? { ...block, ...confirmed(block) } : block)));
      setSpoken(editorText.samples.confirmed);
    },
    fill: (key, fillings) => {
      const filled = filledBlocks(blocks, key, fillings);
      if (!filled) return false;
      change((now) => filledBlocks(now, key, fillings) ?? now);
      setSpoken(editorText.samples.filled);
      return true;
    },
    remove: setToDelete,
  });
  const { length: count } = blocks;
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
        />
        <InsertAfter
          blockKey={block.key}
          place={index + 1}
          types={types}
          isOpen={block.key === insertingAfter}
          onToggle={inserting.toggle}
          onAdd={inserting.add}
        />
      </>
    ),
    [count, selected, showErrors, actions, loadFillings, types, insertingAfter, inserting],
  );

  return (
    <section aria-label={editorText.heading} id="webParts">
      <div className="mb-3 flex items-center gap-2">
        <h2 className="text-section font-bold">{editorText.heading}</h2>
        <span className="min-w-0 flex-1 text-right text-caption text-ink-soft">{editorText.hint}</span>
        <IconButton icon="undo" label={editorText.undo} disabled={!editing.canUndo} onClick={editing.undo} />
        <IconButton icon="redo" label={editorText.redo} disabled={!editing.canRedo} onClick={editing.redo} />
      </div>
      <div ref={palette} className={isPaletteOpen ? 'contents' : inReach}>
        <BlockPalette
          isOpen={isPaletteOpen}
          onOpen={setPaletteOpen}
          types={types}
          onAdd={(type) => insert(emptyBlock(type))}
          onPaste={(block) => insert(loadFillings ? copyOf(block) : unmarked(copyOf(block)))}
        />
        <SampleStrip blocks={blocks} selected={selected} onSelect={select} />
      </div>
      {blocks.length === 0 && <Note>{editorText.empty}</Note>}
      <SortableList
        items={blocks}
        itemKey={(block) => block.key}
        onReorder={(next) => change(() => next)}
        itemClassName={outOfSight}
        announce={announce}
        lineLabel={editorText.moved}
        renderItem={renderBlock}
      />
      <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
      <ConfirmDialog
        open={toDelete !== null}
        onOpenChange={() => setToDelete(null)}
        tone="danger"
        title={editorText.deleteTitle}
        description={toDelete ? editorText.deleteQuestion(kindOf(toDelete.type).label) : undefined}
        cancelLabel={editorText.cancel}
        confirmLabel={editorText.delete}
        onConfirm={() => {
          if (toDelete) remove(toDelete);
          setToDelete(null);
        }}
        focusElsewhere={() => {
          const { current } = neighbour;
          neighbour.current = undefined;
          if (current === undefined) return false;
          if (current !== null && focusBlock(current, 'head')) return true;
          palette.current?.querySelector('button')?.focus();
          return true;
        }}
      />
    </section>
  );
}
