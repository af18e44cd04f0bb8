import { memo, useId, useRef } from 'react';
import { LimitNote } from '../../records/fields/LimitNote';
import { useSingleKeys } from '../../base/session/single-keys';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { maxBlocks } from './blocks';
import { editorText } from './text';
import type { BlockEditing } from './use-block-editing';
import { useWindowKey } from '../../ui/use-window-key';

interface EditorHeadProps extends Pick<BlockEditing, 'canUndo' | 'canRedo' | 'undo' | 'redo'> {
  /** Where a new block lands. */
  landing: string;
  isAdding: boolean;
  /** Number of blocks of the page. */
  count: number;
  onAdd: (button: Element) => void;
  /** Whether the sheet of a phone is open; undefined without one. */
  isSheetOpen?: boolean | undefined;
  onToggleSheet?: (() => void) | undefined;
}

/** Bar above the blocks: title, adding a block, undo and redo. */
export const EditorHead = memo(function EditorHead({
  canUndo,
  canRedo,
  undo,
  redo,
  isSheetOpen,
  onToggleSheet,
  ...adding
}: EditorHeadProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 max-tablet:gap-x-1">
      <h2 className="text-body font-bold">
        {isSheetOpen === undefined ? (
          editorText.heading
        ) : (
          <SheetToggle isOpen={isSheetOpen} count={adding.count} onToggle={onToggleSheet} />
        )}
      </h2>
      <AddButton {...adding} />
      <div className="flex flex-none">
        <IconButton icon="undo" label={editorText.undo} disabled={!canUndo} onClick={undo} />
        <IconButton icon="redo" label={editorText.redo} disabled={!canRedo} onClick={redo} />
      </div>
      <LimitNote count={adding.count} max={maxBlocks} unit={editorText.units.block} className="basis-full" />
    </div>
  );
});

/** Title and number of blocks; opens and closes the sheet with their list. */
function SheetToggle({
  isOpen,
  count,
  onToggle,
}: {
  isOpen: boolean;
  count: number;
  onToggle: EditorHeadProps['onToggleSheet'];
}) {
  return (
    <button
      type="button"
      data-sheet-toggle=""
      aria-expanded={isOpen}
      className="flex min-h-touch items-center gap-1.5"
      onClick={onToggle}
    >
      {editorText.heading}
      <span
        aria-hidden="true"
        className="text-caption font-normal text-ink-soft tabular-nums max-[22rem]:hidden"
      >
        {count}
      </span>
      <VisuallyHidden>{editorText.sections.count(count)}</VisuallyHidden>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={16} />
    </button>
  );
}

function AddButton({
  landing,
  isAdding,
  count,
  onAdd,
}: Pick<EditorHeadProps, 'landing' | 'isAdding' | 'count' | 'onAdd'>) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isFull = count >= maxBlocks;
  const hasKey = useSingleKeys();
  useAddKey(hasKey, () => {
    if (!isFull && button.current) onAdd(button.current);
  });
  return (
    <button
      ref={button}
      type="button"
      data-add-block=""
      aria-label={editorText.add}
      aria-describedby={id}
      aria-haspopup="dialog"
      aria-expanded={isAdding}
      aria-keyshortcuts={hasKey ? addKey : undefined}
      disabled={isFull}
      className={classNames(
        'flex h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-3 transition-colors duration-state',
        'max-tablet:h-touch max-tablet:min-w-fit max-tablet:gap-1.5 max-tablet:px-2',
        'disabled:cursor-not-allowed disabled:opacity-40',
        isAdding ? 'bg-primary text-on-primary' : 'bg-primary-tint text-primary hover:bg-hover',
      )}
      onClick={({ currentTarget }) => onAdd(currentTarget)}
    >
      <Icon name="plus" size={16} />
      <b className="flex-none">{editorText.add}</b>
      <span
        id={id}
        title={landing}
        className={classNames(
          'min-w-0 flex-1 truncate text-right text-table max-tablet:sr-only',
          !isAdding && 'text-ink-soft',
        )}
      >
        {landing}
      </span>
      {hasKey && (
        <kbd
          aria-hidden="true"
          className="flex-none rounded-tag border border-current px-1.5 font-sans text-caption max-tablet:hidden"
        >
          {addKey}
        </kbd>
      )}
    </button>
  );
}

const addKey = '/';

// Elements that take text, or have a meaning of their own for a printable key.
const takesText = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=combobox]';

/** 「/」 anywhere outside a field and a dialog, where single keys are on. */
function useAddKey(isOn: boolean, open: () => void): void {
  useWindowKey((event) => {
    if (event.key !== addKey || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.defaultPrevented || document.querySelector('[role=dialog]')) return;
    if (event.target instanceof Element && event.target.closest(takesText)) return;
    // Firefox would search the page.
    event.preventDefault();
    open();
  }, isOn);
}
