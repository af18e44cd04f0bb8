import { getRouteApi } from '@tanstack/react-router';
import { deleteNews, restoreNews } from '../../api/generated/operations';
import { contentFilter } from '../../list/content-filter';
import { AddLink } from '../../list/AddLink';
import { ListCard } from '../../list/ListCard';
import { useDeletion } from '../../list/use-deletion';
import { usePermission } from '../../session/session';
import { NewsTable } from './NewsTable';
import { newsText } from './text';

const filter = contentFilter(newsText.keywordExample);
const route = getRouteApi('/_layout/news/');

/** The news, the newest first. */
export function NewsListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(newsText.unit);
  const deletion = useDeletion('news', deleteNews, restoreNews);
  return (
    <>
      <ListCard
        search={search}
        page={page}
        icon="news"
        filter={filter}
        add={canCreate && <AddLink to="/news/add" />}
      >
        <NewsTable
          items={page.items}
          canEdit={canEdit}
          canDelete={canDelete}
          onDelete={({ id, title }) => deletion.ask({ id, name: title })}
        />
      </ListCard>
      {deletion.dialog}
    </>
  );
}
