import { CaseTab } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import { getRouteApi } from '@tanstack/react-router';
import { ifOffered } from '../../api/offered';
import {
  duplicateCaseInfo,
  exportCaseInfos,
  listCaseInfos,
  sortCaseInfos,
} from '../../api/generated/operations';
import { contentFilter } from '../../records/list/content-filter';
import { contentQuery, filterKey } from '../../records/list/list-search';
import { findAll } from '../../records/list/load-list';
import { AddLink } from '../../records/list/AddLink';
import { BulkPlace } from '../../records/record-actions/BulkPlace';
import { ListCard } from '../../records/list/ListCard';
import { SortLink, SortMode } from '../../records/list/SortMode';
import { useDuplication } from '../../records/record-actions/use-duplication';
import { usePermission } from '../../base/session/session';
import { Segmented } from '../../ui/Segmented';
import { caseBulkCalls } from './case-bulk-calls';
import { CaseCards } from './CaseCards';
import { CaseTable } from './CaseTable';
import { caseText } from './text';
import { useCaseDeletion } from './use-case-deletion';

const filter = contentFilter(caseText.keywordExample);
const route = getRouteApi('/_layout/case/');

const tabs = Object.values(CaseTab);

const views = [
  { value: 'cards', label: caseText.cards, icon: 'grid' },
  { value: 'table', label: caseText.table, icon: 'rows' },
] as const;

/** Cases as cards or table; all state is in the URL. */
export function CaseListPage() {
  const { page, search, sorting } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(kindUnits.case);
  const navigate = route.useNavigate();
  const deletion = useCaseDeletion();
  const copying = useDuplication(duplicateCaseInfo, '/case/edit/$id');
  const rows = {
    items: page.items,
    canEdit,
    canDelete,
    onDuplicate: canCreate && (({ id }: { id: number }) => copying.duplicate(id)),
    onDelete: ({ id, title }: { id: number; title: string }) => deletion.ask({ id, name: title }),
  };
  if (sorting && canEdit) {
    return <SortMode rows={sorting} save={(ids) => sortCaseInfos({ ids, tab: search.tab })} />;
  }
  return (
    <>
      <ListCard
        list="case"
        search={search}
        page={page}
        icon="building"
        filter={filter}
        imports="case"
        csv={{
          send: () => exportCaseInfos({ tab: search.tab, ...contentQuery(search) }),
          name: caseText.list,
        }}
        tabs={{
          label: caseText.tabs,
          items: tabs.map((tab) => ({
            label: caseText.tab[tab],
            count: page.tabCounts?.[tab],
            search: { tab },
            isOpen: tab === search.tab,
          })),
        }}
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
        <BulkPlace
          items={page.items}
          calls={caseBulkCalls}
          canEdit={ifOffered('caseStatus', canEdit)}
          canDelete={canDelete}
          found={{
            count: page.totalCount,
            filter: filterKey(search),
            load: () =>
              findAll((range) => listCaseInfos({ tab: search.tab, ...range, ...contentQuery(search) })),
          }}
        >
          {(selection) =>
            search.view === 'cards' ? (
              <CaseCards selection={selection} {...rows} />
            ) : (
              <CaseTable tab={search.tab} selection={selection} {...rows} />
            )
          }
        </BulkPlace>
      </ListCard>
      {deletion.dialog}
    </>
  );
}
