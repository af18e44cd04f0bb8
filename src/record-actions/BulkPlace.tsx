import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { ContentBulkBar } from './ContentBulkBar';
import { type Selection, useSelection } from '../list/selection';

const LazyBar = lazy(async () => ({ default: (await import('./ContentBulkBar')).ContentBulkBar }));

interface BulkPlaceProps extends Omit<ComponentProps<typeof ContentBulkBar>, 'selection'> {
  /** The rows; undefined where nothing may be done to them. */
  children: (selection: Selection | undefined) => ReactNode;
}

/** Around a table or cards: while rows are chosen, what is done to them lies over the head, so that nothing moves. */
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
