import { memo, useEffect, useRef } from 'react';
import type { PartType } from '../../openapi/generated/enums';
import { problemText } from '../record/text';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { ShortChoice } from './BlockPalette';
import { maxBlocks } from './blocks';
import { editorText } from './text';

interface InsertAfterProps {
  /** Key of the block before it, and its position from 1. */
  blockKey: string;
  place: number;
  types: readonly PartType[];
  /** True if the page has no room for another block. */
  isFull: boolean;
  isOpen: boolean;
  onToggle: (blockKey: string | null) => void;
  onAdd: (type: PartType, after: string) => void;
}

// Visible on hover, on focus, and on devices without hover.
const line = classNames(
  // Ends at the button's lower edge, so that the next block, which is painted separately, does not cover it.
  'relative flex h-4 items-end justify-center opacity-0 transition-opacity',
  'before:absolute before:inset-x-0 before:top-1 before:h-0.5 before:bg-primary',
  'focus-within:opacity-100 hover:opacity-100 [@media(hover:none)]:opacity-100',
);

/** 「＋」 after a block: opens the types allowed there; Escape closes it. */
export const InsertAfter = memo(function InsertAfter({
  blockKey,
  place,
  types,
  isFull,
  isOpen,
  onToggle,
  onAdd,
}: InsertAfterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) choices.current?.querySelector('button')?.focus();
  }, [isOpen]);
  return (
    <>
      <div className={classNames(line, isOpen && 'opacity-100')}>
        <button
          ref={button}
          type="button"
          aria-label={editorText.insertAfter(place)}
          title={
            isFull
              ? problemText.limitReached(maxBlocks, editorText.units.block)
              : editorText.insertAfter(place)
          }
          disabled={isFull}
          aria-expanded={isOpen}
          className="z-1 grid size-6 flex-none place-items-center rounded-full bg-primary text-on-primary disabled:cursor-not-allowed disabled:opacity-40"
          onClick={() => onToggle(isOpen ? null : blockKey)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} size={16} />
        </button>
      </div>
      {isOpen && (
        <div
          ref={choices}
          role="group"
          aria-label={editorText.insertAfter(place)}
          className="mb-4 grid grid-cols-4 gap-1 rounded-card bg-sunken p-2"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onToggle(null);
            button.current?.focus();
          }}
        >
          {types.map((type) => (
            <ShortChoice key={type} type={type} onAdd={(chosen) => onAdd(chosen, blockKey)} />
          ))}
        </div>
      )}
    </>
  );
});
