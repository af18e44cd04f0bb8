import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PartType } from '../../openapi/generated/enums';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { IconButton } from '../ui/IconButton';
import { Note } from '../ui/Note';
import { sortText } from '../list/text';
import { SortableList } from '../ui/SortableList';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Block, BlockProblem } from './block';
import { problemsAt } from './block-fields';
import { kindOf } from './block-kinds';
import { emptyBlock } from './block-parts';
import { offeredTypes } from './offered-types';
import { BlockPalette } from './BlockPalette';
import { BlockRow, type BlockActions, type RowMarks } from './BlockRow';
import { copyOf, maxBlocks, pasted, unmarked } from './blocks';
import { InsertAfter } from './InsertAfter';
import type { LoadSources } from './block-sources';
import type { LoadFillings } from './sample-fillings';
import { PageTypes } from './page-types';
import { SampleStrip } from './SampleStrip';
import { type SectionShares, sharesOfBlocks } from './section-shares';
import { editorText } from './text';
import { useBlockActions } from './use-block-actions';
import { type BlockEditing, useBlockEditing } from './use-block-editing';
import { focusBlock } from './use-block-focus';
import { useSpoken } from '../ui/use-spoken';
import { useStableMethods } from '../ui/use-stable-callback';

/** A change of several blocks, with the key of the first one. */
export interface BlocksChange {
  make: (blocks: Block[]) => Block[];
  selected: string;
}

interface ContentEditorProps {
  blocks: Block[];
  /** Receives the complete new list after every change (specification 2). */
  onChange: (blocks: Block[]) => void;
  showErrors: boolean;
  /** Block types of the page (`cmsItemList`); all if the server omits them. */
  offered?: readonly PartType[] | undefined;
  /** Key of the selected block, for a selection shared with a preview. */
  selected?: string | null;
  onSelect?: (key: string | null) => void;
  /** Loads content of the case that may replace a sample. Omitted if pages do not start with samples. */
  loadFillings?: LoadFillings;
  /** Loads a change to apply once the editor is open, as one undoable step; null for none. */
  loadChange?: (() => Promise<BlocksChange | null>) | undefined;
  /** Loads the case's values that blocks can show. Omitted for pages without a case. */
  loadSources?: LoadSources | undefined;
  rowMarks?: RowMarks | undefined;
  /** Between heading and list. */
  bar?: ReactNode;
  /** Share of visitors who saw each section of the public page. */
  shares?: SectionShares | undefined;
}

// One shared array, so that rows without problems do not render again.
const noProblems: readonly BlockProblem[] = [];
const noShares: SectionShares = new Map();

// Sticky below the app bar, or in its own scroll pane; not on a phone, where it would cover half the list.
const inReach =
  'contents tablet:sticky tablet:top-14 tablet:z-10 tablet:block tablet:bg-surface desktop:-top-4';

// Offscreen blocks are neither laid out nor painted; their assumed height is a closed block's.
const outOfSight =
  '[contain-intrinsic-height:auto_calc(theme(spacing.touch)+--spacing(6)+2px)] [content-visibility:auto] data-lifted:[content-visibility:visible]';

const announce = {
  lifted: (block: Block, place: number, count: number) =>
    editorText.lifted(kindOf(block.type).label, place, count),
  moved: (_: Block, place: number) => editorText.moved(place),
  dropped: (_: Block, place: number) => editorText.dropped(place),
  cancelled: () => editorText.cancelled,
};

/** 內容編輯: adds, selects, edits, drags and deletes blocks, with undo and redo. The form opens under its block. */
export function ContentEditor({
  blocks,
  onChange,
  showErrors,
  offered,
  selected: given,
  onSelect,
  loadFillings,
  loadSources,
  loadChange,
  rowMarks,
  bar,
  shares = noShares,
}: ContentEditorProps) {
  const [toDelete, setToDelete] = useState<Block | null>(null);
  const [isPaletteOpen, setPaletteOpen] = useState(blocks.length === 0);
  const palette = useRef<HTMLDivElement>(null);
  const types = useMemo(() => offeredTypes(offered), [offered]);
  const [spoken, say] = useSpoken();
  const editing = useBlockEditing({ blocks, onChange, selected: given, onSelect, say });
  const { actions, insert } = useBlockActions(blocks, editing, setToDelete, say);
  const makeChange = useEffectEvent(({ make, selected }: BlocksChange) => editing.change(make, { selected }));
  useEffect(() => {
    let isHere = true;
    void loadChange?.().then((change) => {
      if (isHere && change) makeChange(change);
    });
    return () => {
      isHere = false;
    };
  }, [loadChange]);
  return (
    <PageTypes value={types}>
      <section aria-label={editorText.heading} id="webParts">
        <EditorHead editing={editing} />
        {bar}
        <div ref={palette} className={isPaletteOpen ? 'contents' : inReach}>
          <BlockPalette
            isOpen={isPaletteOpen}
            onOpen={setPaletteOpen}
            types={types}
            count={blocks.length}
            onAdd={(type) => insert(emptyBlock(type))}
            onPaste={(block) => insert(loadFillings ? pasted(block) : unmarked(copyOf(block)))}
          />
          <SampleStrip blocks={blocks} selected={editing.selected} onSelect={editing.select} />
        </div>
        {blocks.length === 0 && <Note>{editorText.empty}</Note>}
        <BlockList
          blocks={blocks}
          editing={editing}
          actions={actions}
          insert={insert}
          types={types}
          showErrors={showErrors}
          loadFillings={loadFillings}
          loadSources={loadSources}
          rowMarks={rowMarks}
          shares={shares}
        />
        <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
        <DeleteBlockDialog
          block={toDelete}
          blocks={blocks}
          editing={editing}
          say={say}
          onClose={() => setToDelete(null)}
          focusPalette={() => palette.current?.querySelector('button')?.focus()}
        />
      </section>
    </PageTypes>
  );
}

function EditorHead({ editing }: { editing: BlockEditing }) {
  return (
    <div className="mb-3 flex items-center gap-2">
      <h2 className="text-section font-bold">{editorText.heading}</h2>
      <span className="min-w-0 flex-1 text-right text-caption text-ink-soft">{editorText.hint}</span>
      <IconButton icon="undo" label={editorText.undo} disabled={!editing.canUndo} onClick={editing.undo} />
      <IconButton icon="redo" label={editorText.redo} disabled={!editing.canRedo} onClick={editing.redo} />
    </div>
  );
}

interface BlockListProps {
  blocks: Block[];
  editing: BlockEditing;
  actions: BlockActions;
  insert: (block: Block, after: string) => void;
  types: readonly PartType[];
  showErrors: boolean;
  loadFillings: LoadFillings | undefined;
  loadSources: LoadSources | undefined;
  rowMarks: RowMarks | undefined;
  shares: SectionShares;
}

function BlockList({
  blocks,
  editing: { selected, change },
  actions,
  insert,
  types,
  showErrors,
  loadFillings,
  loadSources,
  rowMarks,
  shares,
}: BlockListProps) {
  const [insertingAfter, setInsertingAfter] = useState<string | null>(null);
  const inserting = useStableMethods({
    toggle: setInsertingAfter,
    add(type: PartType, after: string) {
      setInsertingAfter(null);
      insert(emptyBlock(type), after);
    },
  });
  const { length: count } = blocks;
  const isFull = count >= maxBlocks;
  const seen = useMemo(() => sharesOfBlocks(blocks, shares), [blocks, shares]);
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
          share={seen.get(block.key)}
        />
        <InsertAfter
          blockKey={block.key}
          place={index + 1}
          types={types}
          isFull={isFull}
          isOpen={block.key === insertingAfter}
          onToggle={inserting.toggle}
          onAdd={inserting.add}
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
      types,
      insertingAfter,
      inserting,
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

interface DeleteBlockDialogProps {
  /** Null while the dialog is closed. */
  block: Block | null;
  blocks: Block[];
  editing: BlockEditing;
  say: (words: string) => void;
  onClose: () => void;
  focusPalette: () => void;
}

/** Asks before a block is deleted. Then focuses its neighbour, or the palette if no block is left. */
function DeleteBlockDialog({ block, blocks, editing, say, onClose, focusPalette }: DeleteBlockDialogProps) {
  // Key of the deleted block's neighbour; null if no block is left.
  const neighbour = useRef<string | null | undefined>(undefined);
  const remove = ({ key: deleted, type }: Block) => {
    say(editorText.removed(kindOf(type).label));
    const place = blocks.findIndex(({ key }) => key === deleted);
    neighbour.current = (blocks[place + 1] ?? blocks[place - 1])?.key ?? null;
    editing.change((now) => now.filter(({ key }) => key !== deleted), {
      selected: deleted === editing.selected ? null : editing.selected,
    });
  };
  return (
    <ConfirmDialog
      open={block !== null}
      onOpenChange={onClose}
      tone="danger"
      title={editorText.deleteTitle}
      description={block ? editorText.deleteQuestion(kindOf(block.type).label) : undefined}
      cancelLabel={editorText.cancel}
      confirmLabel={editorText.delete}
      onConfirm={() => {
        if (block) remove(block);
        onClose();
      }}
      focusElsewhere={() => {
        const { current } = neighbour;
        neighbour.current = undefined;
        if (current === undefined) return false;
        if (current === null || !focusBlock(current, 'head')) focusPalette();
        return true;
      }}
    />
  );
}
