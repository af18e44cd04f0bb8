import { getRouteApi } from '@tanstack/react-router';
import { deleteNews, duplicateNews, restoreNews, updateNewsStatus } from '../../api/generated/operations';
import { contentFilter } from '../../list/content-filter';
import { AddLink } from '../../list/AddLink';
import type { BulkProps } from '../../list/bulk-props';
import { BulkPlace } from '../../list/BulkPlace';
import { ListCard } from '../../list/ListCard';
import { useSelection } from '../../list/selection';
import { useDuplication } from '../../list/use-duplication';
import { useDeletion } from '../../list/use-deletion';
import { usePermission } from '../../session/session';
import { NewsTable } from './NewsTable';
import { newsText } from './text';

const filter = contentFilter(newsText.keywordExample);
const bulkCalls: BulkProps['calls'] = {
  setStatus: updateNewsStatus,
  remove: (id) => deleteNews({ id }),
  restore: restoreNews,
};
const route = getRouteApi('/_layout/news/');

/** The news, the newest first. */
export function NewsListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(newsText.unit);
  const deletion = useDeletion('news', deleteNews, restoreNews);
  const copying = useDuplication(duplicateNews, '/news/edit');
  const selection = useSelection(page.items);
  return (
    <>
      <ListCard
        search={search}
        page={page}
        icon="news"
        filter={filter}
        add={canCreate && <AddLink to="/news/add" />}
      >
        <BulkPlace kind="news" {...{ items: page.items, selection, canEdit, canDelete }} calls={bulkCalls}>
          <NewsTable
            items={page.items}
            canEdit={canEdit}
            canDelete={canDelete}
            selection={canEdit || canDelete ? selection : undefined}
            onDuplicate={canCreate && copying.duplicate}
            onDelete={({ id, title }) => deletion.ask({ id, name: title })}
          />
        </BulkPlace>
      </ListCard>
      {deletion.dialog}
    </>
  );
}
