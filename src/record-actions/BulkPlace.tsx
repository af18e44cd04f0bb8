import { type ComponentProps, type ReactNode } from 'react';
import type { ContentBulkBar } from './ContentBulkBar';
import { type Selection, useSelection } from '../list/selection';
import { SelectionFrame } from './SelectionFrame';
import { whenDrawn } from '../ui/when-drawn';

const LazyBar = whenDrawn(async () => (await import('./ContentBulkBar')).ContentBulkBar);

interface BulkPlaceProps extends Omit<ComponentProps<typeof ContentBulkBar>, 'selection'> {
  /** Rows; `selection` is undefined without bulk actions. */
  children: (selection: Selection | undefined) => ReactNode;
}

/** Wraps a table or cards with the bulk actions of a content list, which load at the first selection. */
export function BulkPlace({ children, ...props }: BulkPlaceProps) {
  const selection = useSelection(props.items);
  return (
    <SelectionFrame selection={selection} bar={<LazyBar selection={selection} {...props} />}>
      {children(props.canEdit || props.canDelete ? selection : undefined)}
    </SelectionFrame>
  );
}
