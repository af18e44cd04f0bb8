import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
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
import { BlockForm, BlockRow, type BlockActions, type RowMarks } from './BlockRow';
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
import { useKept } from '../ui/use-kept';
import { useSpoken } from '../ui/use-spoken';
import { useStableCallback, useStableMethods } from '../ui/use-stable-callback';

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
  const adding = useStableMethods({
    add: (type: PartType) => insert(emptyBlock(type)),
    paste: (block: Block) => insert(loadFillings ? pasted(block) : unmarked(copyOf(block))),
  });
  const remove = useRemoval(blocks, editing, say);
  const closeDialog = useCallback(() => setToDelete(null), []);
  const focusPalette = useCallback(() => palette.current?.querySelector('button')?.focus(), []);
  useLoadedChange(loadChange, editing);
  useEffect(() => BlockForm.loadWhenIdle(), []);
  return (
    <PageTypes value={types}>
      <section aria-label={editorText.heading} id="webParts">
        <EditorHead
          canUndo={editing.canUndo}
          canRedo={editing.canRedo}
          undo={editing.undo}
          redo={editing.redo}
        />
        {bar}
        <div ref={palette} className={isPaletteOpen ? 'contents' : inReach}>
          <BlockPalette
            isOpen={isPaletteOpen}
            onOpen={setPaletteOpen}
            types={types}
            count={blocks.length}
            onAdd={adding.add}
            onPaste={adding.paste}
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
        <DeleteBlockDialog block={toDelete} remove={remove} close={closeDialog} focusPalette={focusPalette} />
      </section>
    </PageTypes>
  );
}

/** Applies a change once it is loaded. */
function useLoadedChange(
  loadChange: ContentEditorProps['loadChange'],
  { change: apply }: BlockEditing,
): void {
  const makeChange = useEffectEvent(({ make, selected }: BlocksChange) => apply(make, { selected }));
  useEffect(() => {
    let isHere = true;
    void loadChange?.().then((change) => {
      if (isHere && change) makeChange(change);
    });
    return () => {
      isHere = false;
    };
  }, [loadChange]);
}

/** Removes a block; returns the key of its neighbour, null if no block is left. */
function useRemoval(blocks: Block[], { selected, change }: BlockEditing, say: (words: string) => void) {
  return useStableCallback(({ key: deleted, type }: Block): string | null => {
    say(editorText.removed(kindOf(type).label));
    const place = blocks.findIndex(({ key }) => key === deleted);
    change((now) => now.filter(({ key }) => key !== deleted), {
      selected: deleted === selected ? null : selected,
    });
    return (blocks[place + 1] ?? blocks[place - 1])?.key ?? null;
  });
}

const EditorHead = memo(function EditorHead({
  canUndo,
  canRedo,
  undo,
  redo,
}: Pick<BlockEditing, 'canUndo' | 'canRedo' | 'undo' | 'redo'>) {
  return (
    <div className="mb-3 flex items-center gap-2">
      <h2 className="text-section font-bold">{editorText.heading}</h2>
      <span className="min-w-0 flex-1 text-right text-caption text-ink-soft">{editorText.hint}</span>
      <IconButton icon="undo" label={editorText.undo} disabled={!canUndo} onClick={undo} />
      <IconButton icon="redo" label={editorText.redo} disabled={!canRedo} onClick={redo} />
    </div>
  );
});

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
  /** Returns the key of the block's neighbour; null if no block is left. */
  remove: (block: Block) => string | null;
  close: () => void;
  focusPalette: () => void;
}

/** Asks before a block is deleted. Then focuses its neighbour, or the palette if no block is left. */
const DeleteBlockDialog = memo(function DeleteBlockDialog({
  block,
  remove,
  close,
  focusPalette,
}: DeleteBlockDialogProps) {
  const neighbour = useRef<string | null | undefined>(undefined);
  return (
    <ConfirmDialog
      open={block !== null}
      onOpenChange={close}
      tone="danger"
      title={editorText.deleteTitle}
      description={block ? editorText.deleteQuestion(kindOf(block.type).label) : undefined}
      cancelLabel={editorText.cancel}
      confirmLabel={editorText.delete}
      onConfirm={() => {
        if (block) neighbour.current = remove(block);
        close();
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
});
