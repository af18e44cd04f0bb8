import { classNames } from '../../ui/class-names';
import { problemText } from '../record/text';

interface LimitNoteProps {
  id?: string;
  count: number;
  max: number;
  /** Measure word of an entry. */
  unit: string;
  className?: string;
}

/** Says that a limit is reached. Stays mounted, so that it is announced. */
export function LimitNote({ id, count, max, unit, className }: LimitNoteProps) {
  return (
    <span
      id={id}
      aria-live="polite"
      // Hidden elements are not announced when their text appears.
      className={classNames('text-caption text-ink-soft empty:sr-only', className)}
    >
      {count >= max && problemText.limitReached(max, unit)}
    </span>
  );
}
