import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PartType } from '../../../openapi/generated/enums';
import { classNames } from '../../ui/class-names';
import { Note } from '../../ui/Note';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Block } from './block';
import { kindOf } from './block-kinds';
import { emptyBlock } from './block-parts';
import { offeredTypes } from './offered-types';
import { BlockList } from './BlockList';
import type { RowMarks } from './BlockRow';
import { BlockForm } from './OpenedBlock';
import { DeleteBlockDialog } from './DeleteBlockDialog';
import { EditorHead } from './EditorHead';
import { useCopiedBlock } from './clipboard';
import { copyOf, pasted, unmarked } from './blocks';
import type { LoadSources } from './block-sources';
import type { LoadFillings } from './sample-fillings';
import { PageTypes } from './page-types';
import type { SectionMarks } from './SectionRow';
import type { SectionShares } from './section-shares';
import { editorText } from './text';
import { useBlockActions } from './use-block-actions';
import { type BlockEditing, useBlockEditing } from './use-block-editing';
import { focusBlock } from './use-block-focus';
import { useSections } from './use-sections';
import { useSpoken } from '../../ui/use-spoken';
import { useStableCallback, useStableMethods } from '../../ui/use-stable-callback';
import { whenDrawn } from '../../ui/when-drawn';
import { useWindowKey } from '../../ui/use-window-key';
import type { EditorHands } from './writer';

const AddPopover = whenDrawn(async () => (await import('./AddPopover')).AddPopover);

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
  sectionMarks?: SectionMarks | undefined;
  /** Share of visitors who saw each section of the public page. */
  shares?: SectionShares | undefined;
  /** Receives the changes that a preview may make. */
  hands?: Ref<EditorHands>;
  /** On a phone, where the list is a sheet. */
  sheet?: PhoneSheet | undefined;
}

/** Sheet of a phone, as its page controls it. */
interface PhoneSheet {
  isOpen: boolean;
  onToggle: () => void;
  /** Above what it shows. */
  head: ReactNode;
}

// Fixed above the list in its own pane, sticky where the window scrolls and is high enough.
const inReach =
  'flex-none bg-surface tablet:max-desktop:[@media(min-height:40rem)]:sticky tablet:max-desktop:[@media(min-height:40rem)]:top-bar z-10' +
  ' sheet:row-start-2 sheet:border-t sheet:border-line sheet:pointer-events-auto';

// On a phone the head is below the page, and the list a sheet over its lower part.
const parts =
  'relative flex min-h-0 flex-col desktop:h-full sheet:row-span-2 sheet:grid sheet:grid-cols-[minmax(0,1fr)] sheet:grid-rows-subgrid';

const panel = classNames(
  'relative min-h-0 flex-1 px-4 pb-4 desktop:overflow-y-auto in-data-[sheet=closed]:hidden',
  'sheet:pointer-events-auto sheet:absolute sheet:inset-x-0 sheet:bottom-(--keyboard) sheet:row-start-1 sheet:row-end-2 sheet:h-[64%]',
  'sheet:overflow-y-auto sheet:overscroll-contain sheet:scroll-pt-17 sheet:rounded-t-dialog',
  'sheet:bg-card sheet:shadow-float sheet:animate-rise-late sheet:data-tall:h-[94%]',
  // Above the keyboard of the screen, a line of the page stays in sight.
  'sheet:data-keyboard:h-[calc(100%-var(--keyboard)-4rem)]',
);

/** 內容編輯: adds, selects, edits, drags and deletes blocks, with undo and redo. The form opens under its block. */
export function ContentEditor({
  blocks,
  onChange,
  offered,
  selected: given,
  onSelect,
  loadChange,
  hands,
  sheet,
  ...rows
}: ContentEditorProps) {
  const [toDelete, setToDelete] = useState<Block | null>(null);
  const { head, focusAdd } = useHead();
  const types = useMemo(() => offeredTypes(offered), [offered]);
  const [spoken, say] = useSpoken();
  const editing = useBlockEditing({ blocks, onChange, selected: given, onSelect, say });
  const { actions, insert, open: openBlock } = useBlockActions(blocks, editing, setToDelete, say);
  useImperativeHandle(hands, () => ({ ...editing, open: openBlock }));
  const selectedBlock = blocks.find(({ key }) => key === editing.selected);
  const landing = selectedBlock
    ? editorText.landsAfter(kindOf(selectedBlock.type).label)
    : editorText.landsLast;
  const { adding, open, close, offer } = useAdding(insert, Boolean(rows.loadFillings));
  // Here, as the editor also answers the editors of other tabs, which ask for a copy.
  const copied = useCopiedBlock();
  const sorting = useSections(blocks, editing, rows.showErrors);
  const remove = useRemoval(blocks, editing, sorting.reveal, say);
  const closeDialog = useCallback(() => setToDelete(null), []);
  useLoadedChange(loadChange, editing);
  useCloseKey(editing, sheet);
  useEffect(() => BlockForm.loadWhenIdle(), []);
  useEffect(() => AddPopover.loadWhenIdle(), []);
  return (
    <PageTypes value={types}>
      <section aria-label={editorText.heading} id="webParts" className={parts}>
        <div ref={head} className={inReach}>
          <EditorHead
            canUndo={editing.canUndo}
            canRedo={editing.canRedo}
            undo={editing.undo}
            redo={editing.redo}
            landing={landing}
            isAdding={adding?.after === null}
            count={blocks.length}
            onAdd={open}
            isSheetOpen={sheet?.isOpen}
            onToggleSheet={sheet?.onToggle}
          />
        </div>
        <VisuallyHidden aria-live="polite">{spoken}</VisuallyHidden>
        {/* `relative` contains visually hidden elements, which would otherwise make the window longer. */}
        <div data-sheet-panel="" className={panel}>
          {sheet?.head}
          {blocks.length === 0 && <Note>{editorText.empty}</Note>}
          <BlockList
            blocks={blocks}
            sorting={sorting}
            editing={editing}
            actions={actions}
            insertingAfter={adding?.after ?? undefined}
            onInsert={open}
            {...rows}
          />
        </div>
        {adding && (
          <AddPopover
            anchor={adding.anchor}
            label={adding.label}
            types={types}
            copied={copied}
            isOnSite={Boolean(rows.loadFillings)}
            onAdd={offer.add}
            onPaste={offer.paste}
            onClose={close}
          />
        )}
        <DeleteBlockDialog block={toDelete} remove={remove} close={closeDialog} focusAdd={focusAdd} />
      </section>
    </PageTypes>
  );
}

/** The bar above the blocks, and the way to its button. */
function useHead() {
  const head = useRef<HTMLDivElement>(null);
  const focusAdd = useCallback(
    () => head.current?.querySelector<HTMLElement>('[data-add-block]')?.focus(),
    [],
  );
  return { head, focusAdd };
}

interface Adding {
  anchor: Element;
  /** Key of the block after which it lands; null for the selected one or the end. */
  after: string | null;
  label: string;
}

/** State of the popover that adds a block. */
function useAdding(insert: (block: Block, after?: string) => void, isOnSite: boolean) {
  const [adding, setAdding] = useState<Adding | null>(null);
  const place = (block: Block) => insert(block, adding?.after ?? undefined);
  const offer = useStableMethods({
    add: (type: PartType) => place(emptyBlock(type)),
    paste: (block: Block) => place(isOnSite ? pasted(block) : unmarked(copyOf(block))),
  });
  const open = useCallback(
    (anchor: Element, after: string | null = null) =>
      setAdding({ anchor, after, label: anchor.ariaLabel ?? editorText.add }),
    [],
  );
  const close = useCallback(() => setAdding(null), []);
  return { adding, open, close, offer };
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

/** Escape closes the open block, and the focus stays at it; on a phone it closes the sheet. */
function useCloseKey({ selected, select }: BlockEditing, sheet: PhoneSheet | undefined): void {
  useWindowKey(({ key, target, isComposing, defaultPrevented }) => {
    if (key !== 'Escape' || isComposing || defaultPrevented) return;
    if (selected === null && !sheet?.isOpen) return;
    // A dialog or the comments close first.
    const elsewhere =
      target instanceof Element && target !== document.body && !target.closest('#webParts, iframe');
    if (elsewhere || document.querySelector('[role=dialog]')) return;
    if (sheet?.isOpen) sheet.onToggle();
    else if (selected !== null) {
      focusBlock(selected, 'head');
      select(null);
    }
  });
}

/** Removes a block; returns the key of its neighbour, null if no block is left. */
function useRemoval(
  blocks: Block[],
  { selected, change }: BlockEditing,
  reveal: (key: string) => void,
  say: (words: string) => void,
) {
  return useStableCallback(({ key: deleted, type }: Block): string | null => {
    say(editorText.removed(kindOf(type).label));
    const place = blocks.findIndex(({ key }) => key === deleted);
    change((now) => now.filter(({ key }) => key !== deleted), {
      selected: deleted === selected ? null : selected,
    });
    const neighbour = (blocks[place + 1] ?? blocks[place - 1])?.key ?? null;
    // Without its heading it may be in a folded section.
    if (neighbour !== null) reveal(neighbour);
    return neighbour;
  });
}
