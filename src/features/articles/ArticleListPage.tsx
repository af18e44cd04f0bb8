import { getRouteApi } from '@tanstack/react-router';
import { ArticleType } from '../../../openapi/generated/enums';
import {
  deleteArticle,
  duplicateArticle,
  exportArticles,
  restoreArticle,
  sortArticles,
  updateArticleStatus,
} from '../../api/generated/operations';
import { contentFilter } from '../../list/content-filter';
import { contentQuery } from '../../list/list-search';
import { AddLink } from '../../list/AddLink';
import { BulkPlace } from '../../record-actions/BulkPlace';
import { ListCard } from '../../list/ListCard';
import { SortLink, SortMode } from '../../list/SortMode';
import { useDuplication } from '../../record-actions/use-duplication';
import { useDeletion } from '../../record-actions/use-deletion';
import { usePermission } from '../../session/session';
import { ArticleTable } from './ArticleTable';
import { articleText } from './text';

const filter = contentFilter(articleText.keywordExample);
const calls = {
  kind: 'article',
  setStatus: updateArticleStatus,
  remove: deleteArticle,
  restore: restoreArticle,
} as const;
const route = getRouteApi('/_layout/article/');
const types = Object.values(ArticleType);

/** Articles of one type, in the order set by staff. */
export function ArticleListPage() {
  const { page, search, sorting } = route.useLoaderData();
  const { canCreate, canEdit, canDelete } = usePermission(articleText.unit);
  const deletion = useDeletion('article', deleteArticle, restoreArticle);
  const copying = useDuplication(duplicateArticle, '/article/edit/$id');
  if (sorting && canEdit) return <SortMode rows={sorting} save={(ids) => sortArticles({ ids })} />;
  return (
    <>
      <ListCard
        search={search}
        page={page}
        icon="article"
        filter={filter}
        imports="article"
        csv={{
          send: () => exportArticles({ type: search.type, ...contentQuery(search) }),
          name: articleText.list,
        }}
        actions={canEdit && <SortLink isFiltered={filter.chips(search).length > 0} />}
        add={canCreate && <AddLink to="/article/add" />}
        tabs={{
          label: articleText.tabs,
          items: types.map((type) => ({
            label: articleText.types[type],
            count: page.typeCounts?.[type],
            search: { type },
            isOpen: type === search.type,
          })),
        }}
      >
        <BulkPlace {...{ items: page.items, calls, canEdit, canDelete }}>
          {(selection) => (
            <ArticleTable
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
