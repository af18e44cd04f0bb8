import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { CountBadge } from '../../ui/CountBadge';
import { FilterPanel } from '../../ui/FilterPanel';
import { Sheet } from '../../ui/Sheet';
import { Toolbar } from '../../ui/Toolbar';
import { useIsPhone } from '../../ui/use-is-phone';
import { listText } from './text';

/** One filter at work, in words, and how to take it away. */
export interface FilterChip {
  key: string;
  label: string;
  onRemove: () => void;
}

interface ListFilter {
  /** The filters at work. */
  chips: readonly FilterChip[];
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

/** The one card of a list: tabs, filter panel that opens and closes, the filters at work, rows, footer. */
export function ListCard({ head, filter, actions, children }: ListCardProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(!isPhone && (filter?.chips.length ?? 0) > 0);
  const panel = useId();
  return (
    <Card>
      <Toolbar
        actions={
          <>
            {filter && (
              <Button icon="filter" aria-expanded={isOpen} aria-controls={isPhone ? undefined : panel} onClick={() => setOpen(!isOpen)}>
                {listText.filter}
                <CountBadge count={filter.chips.length} label={listText.activeFilters} tone="primary" className="-mr-1" />
              </Button>
            )}
            {actions}
          </>
        }
      >
        {head}
      </Toolbar>
      {filter && (isPhone ? <FilterSheet filter={filter} isOpen={isOpen} onOpenChange={setOpen} /> : <OpenPanel id={panel} filter={filter} isOpen={isOpen} />)}
      {filter && filter.chips.length > 0 && (
        <ul aria-label={listText.activeFilters} className="flex flex-wrap gap-2 border-b border-line px-6 py-2 max-tablet:px-4">
          {filter.chips.map(({ key, label, onRemove }) => (
            <li key={key} className="min-w-0"><Chip removeLabel={listText.removeFilter(label)} onRemove={onRemove}>{label}</Chip></li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}

function OpenPanel({ id, filter, isOpen }: { id: string; filter: ListFilter; isOpen: boolean }) {
  return (
    <FilterPanel
      id={id}
      open={isOpen}
      aria-label={listText.filter}
      onSubmit={(event) => {
        event.preventDefault();
        filter.onApply();
      }}
      actions={
        <>
          <Button variant="text" onClick={filter.onClear}>{listText.clear}</Button>
          <Button type="submit">{listText.apply}</Button>
        </>
      }
    >
      {filter.fields}
    </FilterPanel>
  );
}

/** On a phone the filter takes the whole window, and gives it back when it is applied. */
function FilterSheet({ filter, isOpen, onOpenChange }: { filter: ListFilter; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const form = useId();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={listText.filter}
      closeLabel={listText.close}
      footer={
        <>
          <Button
            onClick={() => {
              onOpenChange(false);
              filter.onClear();
            }}
          >
            {listText.clear}
          </Button>
          <Button type="submit" form={form} variant="primary">{listText.apply}</Button>
        </>
      }
    >
      <form
        id={form}
        aria-label={listText.filter}
        className="grid gap-5 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          onOpenChange(false);
          filter.onApply();
        }}
      >
        {filter.fields}
      </form>
    </Sheet>
  );
}
