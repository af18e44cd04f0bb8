import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteNews } from '../../api/generated/operations';
import { filterCount } from '../../shared/list/content-filter';
import { ContentListCard, filterKey } from '../../shared/list/ContentListCard';
import { DeleteDialog } from '../../shared/list/DeleteDialog';
import { EmptyList } from '../../shared/list/EmptyList';
import { ListFooter } from '../../shared/list/ListFooter';
import { listText } from '../../shared/list/text';
import { usePermission, useToast } from '../../shared/session';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { withoutDefaults } from './news-list-search';
import { NewsTable } from './NewsTable';
import { newsText } from './text';

const route = getRouteApi('/_layout/news/');

/** The news, the newest first. */
export function NewsListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(newsText.unit);
  const navigate = useNavigate();
  const router = useRouter();
  const toast = useToast();
  const [target, setTarget] = useState<{ id: number; name: string } | null>(null);
  const add = canCreate && (
    <Link to="/news/add" className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      {newsText.add}
    </Link>
  );
  return (
    <>
      <ContentListCard
        key={filterKey(search)}
        filter={search}
        onFilter={(filter) => void navigate({ to: '/news', search: filter })}
        keywordExample={newsText.keywordExample}
        actions={add}
      >
        {page.items.length === 0
          ? <EmptyList icon="news" filtered={filterCount(search) > 0} actions={add} />
          : <NewsTable items={page.items} canEdit={canEdit} canDelete={canDelete} onDelete={({ id, title }) => setTarget({ id, name: title })} />}
        <ListFooter
          totalCount={page.totalCount}
          pageNumber={page.pageNumber}
          renderLink={(number, item) => <Link to="/news" search={withoutDefaults({ ...search, page: number })} activeOptions={{ exact: true }} {...item} />}
        />
      </ContentListCard>
      <DeleteDialog
        target={target}
        onClose={() => setTarget(null)}
        remove={(id) => deleteNews({ id })}
        onDeleted={() => {
          toast({ kind: 'success', text: listText.deleted });
          void router.invalidate();
        }}
      />
    </>
  );
}
