import type { ReactNode } from 'react';
import type { Selection } from '../list/selection';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { bulkText } from './text';

interface SelectionFrameProps {
  selection: Pick<Selection<unknown>, 'ids'>;
  /** Bulk actions, shown while rows are selected. They cover the header, so that the layout does not move. */
  bar: ReactNode;
  children: ReactNode;
}

/** Wraps selectable rows and announces how many are selected. The live region stays mounted, unlike the bar. */
export function SelectionFrame({ selection: { ids }, bar, children }: SelectionFrameProps) {
  return (
    <div className="relative">
      <VisuallyHidden aria-live="polite">{ids.size > 0 && bulkText.chosen(ids.size)}</VisuallyHidden>
      {ids.size > 0 && bar}
      {children}
    </div>
  );
}
