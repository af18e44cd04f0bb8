import { getRouteApi } from '@tanstack/react-router';
import {
  deleteNews,
  duplicateNews,
  exportNews,
  restoreNews,
  updateNewsStatus,
} from '../../api/generated/operations';
import { contentFilter } from '../../list/content-filter';
import { contentQuery } from '../../list/list-search';
import { AddLink } from '../../list/AddLink';
import { BulkPlace } from '../../record-actions/BulkPlace';
import { ListCard } from '../../list/ListCard';
import { useDuplication } from '../../record-actions/use-duplication';
import { useDeletion } from '../../record-actions/use-deletion';
import { usePermission } from '../../session/session';
import { NewsTable } from './NewsTable';
import { newsText } from './text';

const filter = contentFilter(newsText.keywordExample);
const calls = {
  kind: 'news',
  setStatus: updateNewsStatus,
  remove: deleteNews,
  restore: restoreNews,
} as const;
const route = getRouteApi('/_layout/news/');

/** News, newest first. */
export function NewsListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(newsText.unit);
  const deletion = useDeletion('news', deleteNews, restoreNews);
  const copying = useDuplication(duplicateNews, '/news/edit/$id');
  return (
    <>
      <ListCard
        search={search}
        page={page}
        icon="news"
        filter={filter}
        imports="news"
        csv={{ send: () => exportNews(contentQuery(search)), name: newsText.list }}
        add={canCreate && <AddLink to="/news/add" />}
      >
        <BulkPlace {...{ items: page.items, calls, canEdit, canDelete }}>
          {(selection) => (
            <NewsTable
              items={page.items}
              canEdit={canEdit}
              canDelete={canDelete}
              selection={selection}
              onDuplicate={canCreate && copying.duplicate}
              onDelete={({ id, title }) => deletion.ask({ id, name: title })}
            />
          )}
        </BulkPlace>
      </ListCard>
      {deletion.dialog}
    </>
  );
}
