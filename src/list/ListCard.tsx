import { useNavigate } from '@tanstack/react-router';
import type { ImportKind } from '../../openapi/generated/enums';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Chip } from '../ui/Chip';
import { CountBadge } from '../ui/CountBadge';
import { FilterPanel } from '../ui/FilterPanel';
import type { IconName } from '../ui/icon-paths';
import { Toolbar } from '../ui/Toolbar';
import { useIsPhone } from '../ui/use-is-phone';
import type { DateRange } from './date-range';
import { EmptyList } from './EmptyList';
import { exportId } from './export-id';
import { ExportButton, type ListCsv } from './ExportButton';
import { ImportLink } from './ImportLink';
import type { FilterChip } from './filter-chips';
import { ListFooter } from './ListFooter';
import type { CountedPage } from './list-range';
import { ListStatus } from './ListStatus';
import { type ListTab, ListTabs } from './ListTabs';
import { type ListSearch, tidyFilter } from './list-search';
import { listText } from './text';
import { useUndoKey } from './use-undo-key';

const OtherTabs = lazy(async () => ({ default: (await import('./OtherTabs')).OtherTabs }));
const Sheet = lazy(async () => ({ default: (await import('../ui/Sheet')).Sheet }));

interface ListFilter<TFilter> {
  /** Active filters as chips. */
  chips: (filter: TFilter) => readonly FilterChip<TFilter>[];
  fields: (value: TFilter, onChange: (filter: TFilter) => void) => ReactNode;
}

interface ListCardProps<TFilter> {
  search: TFilter & ListSearch;
  page: CountedPage;
  /** Tabs of the list. */
  tabs?: { label: string; items: readonly ListTab[] };
  /** Summary at the left of the first line, instead of tabs. */
  head?: ReactNode;
  filter: ListFilter<TFilter>;
  /** Buttons after the filter button. */
  actions?: ReactNode;
  /** The list as CSV, if the server supports it. */
  csv?: ListCsv;
  /** Kind of records that can be imported here. */
  imports?: ImportKind;
  /** Add link, if permitted. */
  add?: ReactNode;
  /** Text of an empty list without filters; default: the common one. */
  empty?: ReactNode;
  /** Page sizes; default: the common ones. */
  pageSizes?: readonly number[];
  /** Icon of an empty list. */
  icon: IconName;
  /** Rows or cards. */
  children: ReactNode;
}

/**
 * Card of a list: tabs, collapsible filter panel, active filters, rows or the empty text, footer. All state is in the
 * URL; another filter starts at page 1.
 */
export function ListCard<TFilter extends DateRange & { keyword?: string | undefined }>({
  search,
  page,
  tabs,
  head,
  filter,
  actions,
  csv,
  imports,
  add,
  empty,
  pageSizes,
  icon,
  children,
}: ListCardProps<TFilter>) {
  const navigate = useNavigate();
  useUndoKey();
  const isPhone = useIsPhone();
  const [start, setStart] = useState<TFilter>(search);
  const [draft, setDraft] = useState<TFilter>(start);
  const chips = filter.chips(search);
  const [isOpen, setOpen] = useState(!isPhone && chips.length > 0);
  // Each applied filter resets the panel's input.
  const applied = JSON.stringify(chips);
  const [shown, setShown] = useState(applied);
  if (applied !== shown) {
    setShown(applied);
    setStart(search);
    setDraft(search);
    setOpen(!isPhone && chips.length > 0);
  }
  const panel = useId();
  const apply = (changes: object) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes, page: 1 }) });
  const fields: FilterForm = {
    fields: filter.fields(draft, setDraft),
    // Tab and view may have changed since the panel opened, so only typed changes apply.
    onApply: () => apply(tidyFilter({ ...search, ...changedFrom(start, draft) })),
    onClear() {
      const none = withoutAll(filter.chips(draft));
      setDraft({ ...draft, ...none });
      apply({ ...withoutAll(chips), ...none });
    },
  };
  const others = search.keyword && tabs && (
    <Suspense>
      <OtherTabs tabs={tabs.items} countLimit={page.countLimit} />
    </Suspense>
  );
  return (
    <Card>
      <ListStatus page={page} pageSize={search.pageSize} isFiltered={chips.length > 0} />
      <Toolbar
        actions={
          <>
            <Button
              icon="filter"
              aria-expanded={isOpen}
              aria-controls={isPhone ? undefined : panel}
              onClick={() => setOpen(!isOpen)}
            >
              {listText.filter}
              <CountBadge
                count={chips.length}
                label={listText.activeFilters}
                tone="primary"
                className="-mr-1"
              />
            </Button>
            {actions}
            {imports && <ImportLink kind={imports} />}
            {csv && <ExportButton id={exportId} {...csv} />}
            {add}
          </>
        }
      >
        {tabs ? (
          <ListTabs {...tabs} countLimit={page.countLimit} hasKeyword={Boolean(search.keyword)} />
        ) : (
          head
        )}
      </Toolbar>
      {isPhone ? (
        isOpen && (
          <Suspense>
            <FilterSheet filter={fields} onOpenChange={setOpen} />
          </Suspense>
        )
      ) : (
        <OpenPanel id={panel} filter={fields} isOpen={isOpen} note={others} />
      )}
      {(isPhone || !isOpen) && others && <div className="px-6 pt-2 max-tablet:px-4">{others}</div>}
      {chips.length > 0 && (
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
      )}
      {page.items.length > 0 && children}
      {page.items.length === 0 &&
        ((chips.length === 0 && empty) || (
          <EmptyList icon={icon} filtered={chips.length > 0} actions={add} />
        ))}
      <ListFooter page={page} pageSize={search.pageSize} sizes={pageSizes} />
    </Card>
  );
}

/** Entries with changed values. */
function changedFrom<T extends object>(before: T, now: T): Partial<T> {
  const changed: Partial<T> = { ...now };
  for (const key in before) if (Object.is(before[key], now[key])) delete changed[key];
  return changed;
}

function withoutAll<TFilter>(chips: readonly FilterChip<TFilter>[]): Partial<TFilter> {
  return Object.assign({}, ...chips.map(({ without }) => without));
}

/** Fields and buttons of the filter panel. */
interface FilterForm {
  fields: ReactNode;
  onApply: () => void;
  onClear: () => void;
}

function OpenPanel({
  id,
  filter,
  isOpen,
  note,
}: {
  id: string;
  filter: FilterForm;
  isOpen: boolean;
  note: ReactNode;
}) {
  return (
    <FilterPanel
      id={id}
      open={isOpen}
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

/** Filter on a phone, which fills the window until it is applied. */
function FilterSheet({
  filter,
  onOpenChange,
}: {
  filter: FilterForm;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const form = useId();
  return (
    <Sheet
      open
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
          onOpenChange(false);
          filter.onApply();
        }}
      >
        {filter.fields}
      </form>
    </Sheet>
  );
}
