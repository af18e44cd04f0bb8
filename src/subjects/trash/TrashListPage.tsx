import { getRouteApi } from '@tanstack/react-router';
import { keywordChip } from '../../records/list/filter-chips';
import { KeywordFilter } from '../../records/list/KeywordFilter';
import { ListCard } from '../../records/list/ListCard';
import { permissionOf } from '../../base/session/permissions';
import { useClaims } from '../../base/session/session';
import { EmptyState } from '../../ui/EmptyState';
import { trashText } from './text';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import { trashKinds, type TrashListSearch } from './trash-list-search';
import { TrashTable } from './TrashTable';

const route = getRouteApi('/_layout/trash/');

const filter = {
  chips: ({ keyword }: { keyword?: string | undefined }) => keywordChip(keyword),
  fields: (value: TrashListSearch, onChange: (filter: TrashListSearch) => void) => (
    <KeywordFilter example={trashText.keywordExample} value={value} onChange={onChange} />
  ),
};

/** Records deleted in the last 30 days, most recent first (decisions/010-trash). */
export function TrashListPage() {
  const { page, search } = route.useLoaderData();
  const claims = useClaims();
  const { kindCounts } = page;
  const visible = trashKinds.filter((kind) => permissionOf(claims, kindUnits[kind]).canView);
  const tabs = [
    {
      kind: undefined,
      label: trashText.all,
      count: visible.reduce((sum, kind) => sum + kindCounts[kind], 0),
    },
    ...visible.map((kind) => ({ kind, label: kindNames[kind], count: kindCounts[kind] })),
  ];
  return (
    <>
      <p className="mb-4 text-ink-soft">{trashText.note}</p>
      <ListCard
        list="trash"
        search={search}
        page={page}
        icon="trash"
        filter={filter}
        tabs={{
          label: trashText.tabs,
          items: tabs.map(({ kind, label, count }) => ({
            label,
            count,
            search: { kind },
            isOpen: kind === search.kind,
            isAll: kind === undefined,
          })),
        }}
        empty={
          <EmptyState icon="trash" title={trashText.empty}>
            {trashText.emptyHelp(trashKinds.map((kind) => kindNames[kind]))}
          </EmptyState>
        }
      >
        <TrashTable items={page.items} />
      </ListCard>
    </>
  );
}
