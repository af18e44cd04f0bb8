import { memo } from 'react';
import { problemText } from '../../records/record/text';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { maxBlocks } from './blocks';
import { editorText } from './text';

interface InsertAfterProps {
  /** Key of the block before it, and its position from 1. */
  blockKey: string;
  place: number;
  /** True if the page has no room for another block. */
  isFull: boolean;
  isOpen: boolean;
  onOpen: (button: Element, after: string) => void;
}

// Visible on hover, on focus, and on devices without hover.
const line = classNames(
  // Stands on its block, as the next one is painted separately and would cover it.
  'relative h-2 opacity-0 transition-opacity before:absolute before:inset-x-0 before:top-1 before:h-0.5 before:bg-primary',
  'focus-within:opacity-100 hover:opacity-100',
  '[@media(hover:none)]:h-6 [@media(hover:none)]:opacity-100 [@media(hover:none)]:before:hidden',
);

const sign = classNames(
  'absolute bottom-0 left-1/2 z-1 grid size-6 -translate-x-1/2 place-items-center rounded-full',
  'bg-primary text-on-primary disabled:cursor-not-allowed disabled:opacity-40',
  '[@media(hover:none)]:bg-primary-tint [@media(hover:none)]:text-primary',
  // Unseen, it leaves the pointer to the block.
  '[@media(hover:hover)]:pointer-events-none group-hover/line:pointer-events-auto',
);

/** 「＋」 after a block: offers the types for that place. */
export const InsertAfter = memo(function InsertAfter({
  blockKey,
  place,
  isFull,
  isOpen,
  onOpen,
}: InsertAfterProps) {
  const label = editorText.insertAfter(place);
  return (
    <div className={classNames('group/line', line, isOpen && 'opacity-100')}>
      <button
        type="button"
        aria-label={label}
        title={isFull ? problemText.limitReached(maxBlocks, editorText.units.block) : label}
        disabled={isFull}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={sign}
        onClick={({ currentTarget }) => onOpen(currentTarget, blockKey)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
});
