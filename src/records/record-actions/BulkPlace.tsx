import { type ComponentProps, type ReactNode, useState } from 'react';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import type { ContentBulkBar, ContentRow } from './ContentBulkBar';
import { type Selection, useSelection } from '../list/selection';
import { SelectionFrame } from './SelectionFrame';
import { whenDrawn } from '../../ui/when-drawn';

const LazyBar = whenDrawn(async () => (await import('./ContentBulkBar')).ContentBulkBar);

interface BulkPlaceProps extends Omit<ComponentProps<typeof ContentBulkBar>, 'selection' | 'whole'> {
  /** Rows that the filter finds, if the page does not hold them all. */
  found?:
    { count: number; filter: string; load: () => Promise<ApiResult<readonly ContentRow[]>> } | undefined;
  /** Rows; `selection` is undefined without bulk actions. */
  children: (selection: Selection | undefined) => ReactNode;
}

/** Wraps a table or cards with the bulk actions of a content list, which load at the first selection. */
export function BulkPlace({ children, found, ...props }: BulkPlaceProps) {
  const { call, isBusy } = useCall();
  const [every, setEvery] = useState<{ filter: string; rows: readonly ContentRow[] } | null>(null);
  const items = every && every.filter === found?.filter ? every.rows : props.items;
  const { ids, toggle, set } = useSelection(items);
  const selection: Selection = {
    ids,
    toggle,
    set: (wanted) => {
      // Rows of other pages are read anew for the next selection.
      if (wanted.length === 0) setEvery(null);
      set(wanted);
    },
  };
  const selectAll = ({ filter, load }: NonNullable<typeof found>) =>
    call(load, (rows) => {
      setEvery({ filter, rows });
      set(rows.map(({ id }) => id));
    });
  const whole =
    found && found.count > items.length
      ? { count: found.count, isBusy, select: () => void selectAll(found) }
      : undefined;
  return (
    <SelectionFrame
      selection={selection}
      bar={<LazyBar {...props} items={items} selection={selection} whole={whole} />}
    >
      {children(props.canEdit || props.canDelete ? selection : undefined)}
    </SelectionFrame>
  );
}
