import type { ImportKind, ListName } from '../../../openapi/generated/enums';
import { type ReactNode } from 'react';
import { offered, offeredOf } from '../../api/offered';
import { Card } from '../../ui/Card';
import type { IconName } from '../../ui/icon-paths';
import { Toolbar } from '../../ui/Toolbar';
import type { DateRange } from './date-range';
import { EmptyList } from './EmptyList';
import { exportId } from './export-id';
import { ExportButton, type ListCsv } from './ExportButton';
import { ImportLink } from './ImportLink';
import { ActiveFilters, FilterButton, FilterFields } from './ListFilters';
import { ListFooter } from './ListFooter';
import type { CountedPage } from './list-range';
import { ListStatus } from './ListStatus';
import { type ListTab, ListTabs } from './ListTabs';
import type { ListSearch } from './list-search';
import { type ListFilter, useListFilter } from './use-list-filter';
import { useUndoKey } from './use-undo-key';
import { whenDrawn } from '../../ui/when-drawn';
import { ViewsWaiting } from './views/ViewsWaiting';

const SavedViews = offered(
  'listViews',
  whenDrawn(async () => (await import('./views/SavedViews')).SavedViews, ViewsWaiting),
);
const OtherTabs = whenDrawn(async () => (await import('./OtherTabs')).OtherTabs);

export interface ListCardProps<TFilter> {
  /** Name of the list, of which people save views. */
  list: ListName;
  search: TFilter & ListSearch;
  page: CountedPage;
  tabs?: { label: string; items: readonly ListTab[] };
  /** Summary at the left of the first line, instead of tabs. */
  head?: ReactNode;
  filter: ListFilter<TFilter>;
  /** Buttons after the filter button. */
  actions?: ReactNode;
  /** The list as CSV, if the server supports it. */
  csv?: ListCsv | undefined;
  /** Kind of records that can be imported here. */
  imports?: ImportKind;
  /** Add link, if permitted. */
  add?: ReactNode;
  /** Text of an empty list without filters; default: the common one. */
  empty?: ReactNode;
  /** Page sizes; default: the common ones. */
  pageSizes?: readonly number[];
  icon: IconName;
  /** Rows or cards. */
  children: ReactNode;
}

/**
 * Card of a list: tabs, filter panel, rows, footer. All state is in the URL; another filter starts at page 1.
 */
export function ListCard<TFilter extends DateRange & { keyword?: string | undefined }>({
  list,
  search,
  page,
  tabs: allTabs,
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
  useUndoKey();
  const items = offeredOf(allTabs?.items ?? []);
  const tabs = allTabs && items.length > 0 ? { ...allTabs, items } : undefined;
  const filterForm = useListFilter(search, filter);
  const isFiltered = filterForm.chips.length > 0;
  const others = search.keyword && tabs && <OtherTabs tabs={tabs.items} countLimit={page.countLimit} />;
  return (
    <Card>
      <ListStatus page={page} pageSize={search.pageSize} isFiltered={isFiltered} />
      <SavedViews list={list} search={search} chips={filterForm.chips} />
      <Toolbar
        actions={
          <>
            <FilterButton filter={filterForm} />
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
      <FilterFields filter={filterForm} note={others} />
      <ActiveFilters filter={filterForm} />
      {page.items.length > 0 && children}
      {page.items.length === 0 &&
        ((!isFiltered && empty) || <EmptyList icon={icon} filtered={isFiltered} actions={add} />)}
      <ListFooter page={page} pageSize={search.pageSize} sizes={pageSizes} />
    </Card>
  );
}
