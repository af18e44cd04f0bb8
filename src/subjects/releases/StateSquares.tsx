import type { ReleaseItemState } from '../../../openapi/generated/enums';
import { classNames } from '../../ui/class-names';

const square = 'size-3 flex-none rounded-tag border';
const looks: Record<ReleaseItemState, string> = {
  ready: 'border-primary bg-primary',
  done: 'border-primary bg-primary',
  approvalMissing: 'border-accent bg-linear-to-t from-accent from-50% to-card to-50%',
  draft: 'border-control bg-card',
  undone: 'border-control bg-card',
  dependent: 'border-accent bg-accent-tint',
  conflict: 'border-danger bg-linear-to-tl from-card from-45% via-danger via-45% to-card to-55%',
};

/** A square for each item in a look of its state; the words beside it say the same. */
export function StateSquares({ items }: { items: readonly { state: ReleaseItemState }[] }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {items.map(({ state }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Squares of a list have no identity but their place
        <span key={place} className={classNames(square, looks[state])} />
      ))}
    </span>
  );
}
