import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { ContentBulkBar } from './ContentBulkBar';
import { type Selection, useSelection } from '../list/selection';

const LazyBar = lazy(async () => ({ default: (await import('./ContentBulkBar')).ContentBulkBar }));

interface BulkPlaceProps extends Omit<ComponentProps<typeof ContentBulkBar>, 'selection'> {
  /** Rows; `selection` is undefined without bulk actions. */
  children: (selection: Selection | undefined) => ReactNode;
}

/** Wraps a table or cards: bulk actions cover the header, so that the layout does not move. */
export function BulkPlace({ children, ...props }: BulkPlaceProps) {
  const selection = useSelection(props.items);
  return (
    <div className="relative">
      {selection.ids.size > 0 && (
        <Suspense>
          <LazyBar selection={selection} {...props} />
        </Suspense>
      )}
      {children(props.canEdit || props.canDelete ? selection : undefined)}
    </div>
  );
}
