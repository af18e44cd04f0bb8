import { lazy, type ReactNode, Suspense } from 'react';
import type { BulkProps } from './bulk-props';

const BulkBar = lazy(async () => ({ default: (await import('./BulkBar')).BulkBar }));

/** Around a table: while rows are chosen, what is done to them lies over its head, so that nothing moves. */
export function BulkPlace({ children, ...props }: BulkProps & { children: ReactNode }) {
  return (
    <div className="relative">
      {props.selection.ids.size > 0 && (
        <Suspense>
          <BulkBar {...props} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
