import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { commentText as text } from './text';
import type { BlockCount } from './threads';

const base = classNames(
  'inline-flex h-7 min-w-7 flex-none items-center justify-center gap-1 rounded-control px-1.5',
  'text-caption hover:bg-hover max-tablet:h-touch max-tablet:min-w-touch',
);

interface CommentMarkerProps {
  partId: number;
  /** Name of the block. */
  name: string;
  /** Undefined for a block without comments. */
  count: BlockCount | undefined;
  /** The block's row is open; bronze then has a tinted background. */
  isSelected: boolean;
  onOpen: (partId: number) => void;
}

/** Number of a block's comments in its row: bronze while open, grey when settled. */
export function CommentMarker({ partId, name, count, isSelected, onOpen }: CommentMarkerProps) {
  const label = labelOf(name, count);
  return (
    <button
      type="button"
      data-comment-marker={partId}
      aria-label={label}
      title={label}
      className={classNames(
        base,
        count && !count.isSettled
          ? classNames('font-bold text-accent-ink', isSelected ? 'bg-card' : 'bg-accent-tint')
          : 'text-ink-soft',
      )}
      onClick={() => onOpen(partId)}
    >
      <Icon name="comment" size={16} />
      {count?.count}
    </button>
  );
}

function labelOf(name: string, count: BlockCount | undefined): string {
  if (!count) return text.addMarker(name);
  return count.isSettled ? text.settledMarker(name, count.count) : text.marker(name, count.count);
}
