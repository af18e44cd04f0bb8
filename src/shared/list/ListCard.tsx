import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CountBadge } from '../../ui/CountBadge';
import { FilterPanel } from '../../ui/FilterPanel';
import { Toolbar } from '../../ui/Toolbar';
import { listText } from './text';

interface ListFilter {
  /** How many filters are at work. */
  count: number;
  /** The filter's fields. */
  fields: ReactNode;
  onApply: () => void;
  onClear: () => void;
}

interface ListCardProps {
  /** Tabs or a summary, at the left of the first line. */
  head?: ReactNode;
  filter?: ListFilter;
  /** Buttons after the filter's, as the add button. */
  actions?: ReactNode;
  /** The rows or cards, and the footer. */
  children: ReactNode;
}

/** The one card of a list: tabs, filter panel that opens and closes, rows, footer. */
export function ListCard({ head, filter, actions, children }: ListCardProps) {
  const [open, setOpen] = useState((filter?.count ?? 0) > 0);
  const panel = useId();
  return (
    <Card>
      <Toolbar
        actions={
          <>
            {filter && (
              <Button icon="filter" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
                {listText.filter}
                <CountBadge count={filter.count} label={listText.activeFilters} tone="primary" className="-mr-1" />
              </Button>
            )}
            {actions}
          </>
        }
      >
        {head}
      </Toolbar>
      {filter && (
        <FilterPanel
          id={panel}
          open={open}
          aria-label={listText.filter}
          onSubmit={(event) => {
            event.preventDefault();
            filter.onApply();
          }}
          actions={
            <>
              <Button variant="text" onClick={filter.onClear}>
                {listText.clear}
              </Button>
              <Button type="submit">{listText.apply}</Button>
            </>
          }
        >
          {filter.fields}
        </FilterPanel>
      )}
      {children}
    </Card>
  );
}
