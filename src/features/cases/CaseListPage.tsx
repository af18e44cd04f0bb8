import { getRouteApi, Link } from '@tanstack/react-router';
import {
  deleteCaseInfo,
  duplicateCaseInfo,
  restoreCaseInfo,
  sortCaseInfos,
  updateCaseStatus,
} from '../../api/generated/operations';
import { contentFilter } from '../../list/content-filter';
import { AddLink } from '../../list/AddLink';
import type { BulkProps } from '../../list/bulk-props';
import { BulkPlace } from '../../list/BulkPlace';
import { ListCard } from '../../list/ListCard';
import { SortLink, SortMode } from '../../list/SortMode';
import { useSelection } from '../../list/selection';
import { useDuplication } from '../../list/use-duplication';
import { usePermission } from '../../session/session';
import { Segmented } from '../../ui/Segmented';
import { TabCount, Tabs, tabClass } from '../../ui/Tabs';
import { CaseCards } from './CaseCards';
import { CaseTable } from './CaseTable';
import { caseText } from './text';
import { useCaseDeletion } from './use-case-deletion';

const filter = contentFilter(caseText.keywordExample);
const route = getRouteApi('/_layout/case/');

// A case whose site is public is deleted by itself, after its name was typed: without one the server refuses it.
const bulkCalls: BulkProps['calls'] = {
  setStatus: updateCaseStatus,
  remove: (id) => deleteCaseInfo({ id }, { siteName: '' }),
  restore: restoreCaseInfo,
};

const tabs = [1, 2, 3] as const;

const views = [
  { value: 'cards', label: caseText.cards, icon: 'grid' },
  { value: 'table', label: caseText.table, icon: 'rows' },
] as const;

/** The list of cases: cards first, a table second; its whole state is in the URL. */
export function CaseListPage() {
  const { page, search, sorting } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission('Permissions.Cases');
  const navigate = route.useNavigate();
  const deletion = useCaseDeletion();
  const copying = useDuplication(duplicateCaseInfo, '/case/edit');
  const selection = useSelection(page.items);
  const rows = {
    items: page.items,
    canEdit,
    canDelete,
    onDuplicate: canCreate && (({ id }: { id: number }) => copying.duplicate(id)),
    onDelete: ({ id, title }: { id: number; title: string }) => deletion.ask({ id, name: title }),
  };
  if (sorting) return <SortMode rows={sorting} save={(ids) => sortCaseInfos({ ids, tab: search.tab })} />;
  return (
    <>
      <ListCard
        search={search}
        page={page}
        icon="building"
        filter={filter}
        head={
          <Tabs aria-label={caseText.tabs}>
            {tabs.map((tab) => (
              <Link
                key={tab}
                to="/case"
                search={{ ...search, tab, page: 1 }}
                className={tabClass}
                activeOptions={{ exact: true }}
                aria-current={tab === search.tab ? 'page' : undefined}
              >
                {caseText.tab[tab]}
                {page.tabCounts && <TabCount>{page.tabCounts[tab]}</TabCount>}
              </Link>
            ))}
          </Tabs>
        }
        actions={
          <>
            <Segmented
              aria-label={caseText.view}
              options={views}
              value={search.view}
              onChange={(view) => void navigate({ search: { ...search, view } })}
            />
            {canEdit && <SortLink isFiltered={filter.chips(search).length > 0} />}
          </>
        }
        add={canCreate && <AddLink to="/case/add" />}
      >
        {search.view === 'cards' ? (
          <CaseCards {...rows} />
        ) : (
          <BulkPlace kind="case" {...{ items: page.items, selection, canEdit, canDelete }} calls={bulkCalls}>
            <CaseTable tab={search.tab} selection={canEdit || canDelete ? selection : undefined} {...rows} />
          </BulkPlace>
        )}
      </ListCard>
      {deletion.dialog}
    </>
  );
}
