import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { deleteCaseInfo, sortCaseInfos } from '../../api/generated/operations';
import { filterCount } from '../../shared/list/content-filter';
import { ContentListCard, filterKey } from '../../shared/list/ContentListCard';
import { DeleteDialog } from '../../shared/list/DeleteDialog';
import { EmptyList } from '../../shared/list/EmptyList';
import { ListFooter } from '../../shared/list/ListFooter';
import { listText, sortText } from '../../shared/list/text';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { TabCount, Tabs, tabClass } from '../../ui/Tabs';
import { type CaseListSearch, withoutDefaults } from './case-list-search';
import type { CaseListData } from './case-loaders';
import { usePermission, useToast } from './case-session';
import { CaseCards } from './CaseCards';
import { CaseTable } from './CaseTable';
import { caseText } from './text';

// Dragging is loaded by whoever sorts.
const SortPanel = lazy(() => import('../../shared/list/SortPanel').then((module) => ({ default: module.SortPanel })));

const route = getRouteApi('/_layout/case/');

const tabs = [1, 2, 3] as const;

const views = [
  { value: 'cards', label: caseText.cards, icon: 'grid' },
  { value: 'table', label: caseText.table, icon: 'rows' },
] as const;

/** The list of cases: cards first, a table second; its whole state is in the URL. */
export function CaseListPage() {
  const { page, search, sorting }: CaseListData = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission('Permissions.Cases');
  const navigate = useNavigate();
  const router = useRouter();
  const toast = useToast();
  const [target, setTarget] = useState<{ id: number; name: string } | null>(null);
  const tab = search.tab ?? 1;
  const view = search.view ?? 'cards';
  const go = (next: CaseListSearch) => void navigate({ to: '/case', search: withoutDefaults(next) });

  const add = canCreate && (
    <Link to="/case/add" className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      {caseText.add}
    </Link>
  );
  const items = {
    items: page.items,
    canEdit,
    canDelete,
    onDelete: ({ id, title }: { id: number; title: string }) => setTarget({ id, name: title }),
  };

  if (sorting) {
    return (
      <Suspense>
        <SortPanel
          rows={sorting}
          save={(ids) => sortCaseInfos({ ids, tab })}
          onClose={() => go({ ...search, sorting: undefined })}
          onSaved={() => {
            toast({ kind: 'success', text: sortText.saved });
            void navigate({ to: '/case', search: withoutDefaults({ ...search, sorting: undefined }), ignoreBlocker: true });
          }}
        />
      </Suspense>
    );
  }

  return (
    <>
      <ContentListCard
        key={filterKey(search)}
        filter={search}
        onFilter={(filter) => go({ ...search, ...filter })}
        keywordExample={caseText.keywordExample}
        head={
          <Tabs aria-label={caseText.tabs}>
            {tabs.map((value) => (
              <Link
                key={value}
                to="/case"
                search={withoutDefaults({ ...search, tab: value, page: 1 })}
                className={tabClass}
                activeOptions={{ exact: true }}
                aria-current={value === tab ? 'page' : undefined}
              >
                {caseText.tab[value]}
                <TabCount>{page.tabCounts[value]}</TabCount>
              </Link>
            ))}
          </Tabs>
        }
        actions={
          <>
            <Segmented
              aria-label={caseText.view}
              options={views}
              value={view}
              onChange={(chosen) => go({ ...search, view: chosen })}
            />
            {canEdit && <Link to="/case" search={withoutDefaults({ ...search, sorting: true })} className={buttonClass({})}><Icon name="sort" />{sortText.title}</Link>}
            {add}
          </>
        }
      >
        {page.items.length === 0 && <EmptyList icon="building" filtered={filterCount(search) > 0} actions={add} />}
        {page.items.length > 0 && view === 'cards' && <CaseCards {...items} />}
        {page.items.length > 0 && view === 'table' && <CaseTable tab={tab} {...items} />}
        <ListFooter
          totalCount={page.totalCount}
          pageNumber={page.pageNumber}
          renderLink={(number, item) => <Link to="/case" search={withoutDefaults({ ...search, page: number })} activeOptions={{ exact: true }} {...item} />}
        />
      </ContentListCard>
      <DeleteDialog
        target={target}
        onClose={() => setTarget(null)}
        remove={(id) => deleteCaseInfo({ id })}
        onDeleted={() => {
          toast({ kind: 'success', text: listText.deleted });
          void router.invalidate();
        }}
      />
    </>
  );
}
