import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { CountBadge } from '../../ui/CountBadge';
import { FilterPanel } from '../../ui/FilterPanel';
import { listText } from './text';
import type { ListFilterForm } from './use-list-filter';
import { whenDrawn } from '../../ui/when-drawn';
import { commonText } from '../../base/navigation/text';

const Sheet = whenDrawn(async () => (await import('../../ui/Sheet')).Sheet);

interface FilterProps {
  filter: ListFilterForm;
}

/** Opens and closes the filter fields. */
export function FilterButton({ filter: { chips, isPhone, isOpen, setOpen, panelId } }: FilterProps) {
  return (
    <Button
      icon="filter"
      aria-expanded={isOpen}
      aria-controls={isPhone ? undefined : panelId}
      onClick={() => setOpen(!isOpen)}
    >
      {listText.filter}
      <CountBadge count={chips.length} label={listText.activeFilters} tone="primary" className="-mr-1" />
    </Button>
  );
}

interface FilterFieldsProps extends FilterProps {
  /** Shown below the fields, also while they are closed. */
  note: ReactNode;
}

/** Filter fields in a collapsible panel, on a phone in a sheet. */
export function FilterFields({ filter, note }: FilterFieldsProps) {
  const { isPhone, isOpen } = filter;
  return (
    <>
      {isPhone ? isOpen && <FilterSheet filter={filter} /> : <OpenPanel filter={filter} note={note} />}
      {(isPhone || !isOpen) && note && <div className="px-6 pt-2 max-tablet:px-4">{note}</div>}
    </>
  );
}

/** Chips of the active filters, each with a button that removes it. */
export function ActiveFilters({ filter: { chips, apply } }: FilterProps) {
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={listText.activeFilters}
      className="flex flex-wrap gap-2 border-b border-line px-6 py-2 max-tablet:px-4"
    >
      {chips.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Chip removeLabel={listText.removeFilter(label)} onRemove={() => apply(without)}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function OpenPanel({ filter, note }: FilterFieldsProps) {
  return (
    <FilterPanel
      id={filter.panelId}
      open={filter.isOpen}
      aria-label={listText.filter}
      note={note}
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
  );
}

/** On a phone the filter fills the window until it is applied. */
function FilterSheet({ filter }: FilterProps) {
  const form = useId();
  return (
    <Sheet
      open
      onOpenChange={filter.setOpen}
      title={listText.filter}
      closeLabel={commonText.close}
      footer={
        <>
          <Button
            onClick={() => {
              filter.setOpen(false);
              filter.onClear();
            }}
          >
            {listText.clear}
          </Button>
          <Button type="submit" form={form} variant="primary">
            {listText.apply}
          </Button>
        </>
      }
    >
      <form
        id={form}
        aria-label={listText.filter}
        className="grid gap-5 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          filter.setOpen(false);
          filter.onApply();
        }}
      >
        {filter.fields}
      </form>
    </Sheet>
  );
}
