import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { AdFinding } from '../../machines/review.rules';
import { AdCount } from './AdFindings';
import { reviewText as text } from './text';

interface ReviewBarProps {
  /** Open findings of the advertising check; null if it did not end. */
  findings: readonly AdFinding[] | null;
  /** Number of own blocks not seen yet. */
  unseen: number;
  mayApprove: boolean;
  hasKeys: boolean;
  /** True if blocks have comments. */
  hasTalk: boolean;
  /** Number of unresolved comment threads. */
  open: number;
  isDeciding: boolean;
  onApprove: () => void;
  onChange: () => void;
}

const key = 'rounded-tag border border-line bg-sunken px-1.5 text-caption';

/** Keys and decision at the bottom of a review. */
export function ReviewBar(props: ReviewBarProps) {
  const { findings, unseen, mayApprove, hasKeys, hasTalk, open, isDeciding, onApprove, onChange } = props;
  const keys = [
    [['J', 'K'], text.keys.next],
    [['V'], text.keys.seen],
    ...(hasTalk ? [[['C'], text.keys.comment] as const] : []),
    [['A'], text.keys.approve],
    [['R'], text.keys.change],
  ] as const;
  return (
    <footer className="sticky bottom-0 z-save flex min-h-save flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-card px-6 py-3 max-tablet:px-4">
      {hasKeys && <KeyList keys={keys} />}
      <div className="ml-auto flex flex-wrap items-center gap-4 max-tablet:w-full max-tablet:gap-2 max-tablet:buttons:flex-auto">
        {open > 0 && (
          <span className="flex items-center gap-2 text-table max-tablet:basis-full">
            <Icon name="comment" size={16} className="text-accent-ink" />
            {text.open(open)}
          </span>
        )}
        {unseen > 0 && (
          <span id="review-unseen" className="text-table text-ink-soft max-tablet:basis-full">
            {text.unseen(unseen)}
          </span>
        )}
        {findings ? (
          <AdCount findings={findings} />
        ) : (
          <span className="text-table text-warning-ink">{text.noCheck}</span>
        )}
        <Button onClick={onChange}>{text.keys.change}</Button>
        <Button
          variant="primary"
          className="min-w-28"
          busy={isDeciding}
          busyLabel={text.approving}
          disabled={!mayApprove && !isDeciding}
          aria-describedby={unseen > 0 ? 'review-unseen' : undefined}
          onClick={onApprove}
        >
          {text.approve}
        </Button>
      </div>
    </footer>
  );
}

/** Single keys with what they do, where there is a keyboard. */
export function KeyList({ keys }: { keys: readonly (readonly [readonly string[], string])[] }) {
  return (
    <ul
      aria-label={text.keysLabel}
      className="flex flex-wrap gap-x-4 text-caption text-ink-soft max-desktop:hidden"
    >
      {keys.map(([names, words]) => (
        <li key={words} className="flex items-center gap-1">
          {names.map((name) => (
            <kbd key={name} className={key}>
              {name}
            </kbd>
          ))}
          {words}
        </li>
      ))}
    </ul>
  );
}
