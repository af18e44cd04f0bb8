import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { deleteArticle, sortArticles } from '../../api/generated/operations';
import { filterCount } from '../../shared/list/content-filter';
import { ContentListCard, filterKey } from '../../shared/list/ContentListCard';
import { DeleteDialog } from '../../shared/list/DeleteDialog';
import { EmptyList } from '../../shared/list/EmptyList';
import { ListFooter } from '../../shared/list/ListFooter';
import { listText, sortText } from '../../shared/list/text';
import { usePermission, useToast } from '../../shared/session';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { Tabs, tabClass } from '../../ui/Tabs';
import { type ArticleListSearch, withoutDefaults } from './article-list-search';
import { ArticleTable } from './ArticleTable';
import { articleText } from './text';

// Dragging is loaded by whoever sorts.
const SortPanel = lazy(() => import('../../shared/list/SortPanel').then((module) => ({ default: module.SortPanel })));

const route = getRouteApi('/_layout/article/');
const types = [2, 3] as const;

/** The articles of one type, in the order that staff gave them. */
export function ArticleListPage() {
  const { page, search, sorting } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(articleText.unit);
  const navigate = useNavigate();
  const router = useRouter();
  const toast = useToast();
  const [target, setTarget] = useState<{ id: number; name: string } | null>(null);
  const go = (next: ArticleListSearch) => void navigate({ to: '/article', search: withoutDefaults(next) });
  const add = canCreate && (
    <Link to="/article/add" className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      {articleText.add}
    </Link>
  );
  const type = search.type ?? 2;
  if (sorting) {
    return (
      <Suspense>
        <SortPanel
          rows={sorting}
          save={(ids) => sortArticles({ ids })}
          onClose={() => go({ ...search, sorting: undefined })}
          onSaved={() => {
            toast({ kind: 'success', text: sortText.saved });
            void navigate({ to: '/article', search: withoutDefaults({ ...search, sorting: undefined }), ignoreBlocker: true });
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
        keywordExample={articleText.keywordExample}
        actions={<>{canEdit && <Link to="/article" search={withoutDefaults({ ...search, sorting: true })} className={buttonClass({})}><Icon name="sort" />{sortText.title}</Link>}{add}</>}
        head={
          <Tabs aria-label={articleText.tabs}>
            {types.map((value) => (
              <Link
                key={value}
                to="/article"
                search={withoutDefaults({ ...search, type: value, page: 1 })}
                className={tabClass}
                activeOptions={{ exact: true }}
                aria-current={value === type ? 'page' : undefined}
              >
                {articleText.types[value]}
              </Link>
            ))}
          </Tabs>
        }
      >
        {page.items.length === 0
          ? <EmptyList icon="article" filtered={filterCount(search) > 0} actions={add} />
          : <ArticleTable items={page.items} canEdit={canEdit} canDelete={canDelete} onDelete={({ id, title }) => setTarget({ id, name: title })} />}
        <ListFooter
          totalCount={page.totalCount}
          pageNumber={page.pageNumber}
          renderLink={(number, item) => <Link to="/article" search={withoutDefaults({ ...search, page: number })} activeOptions={{ exact: true }} {...item} />}
        />
      </ContentListCard>
      <DeleteDialog
        target={target}
        onClose={() => setTarget(null)}
        remove={(id) => deleteArticle({ id })}
        onDeleted={() => {
          toast({ kind: 'success', text: listText.deleted });
          void router.invalidate();
        }}
      />
    </>
  );
}
