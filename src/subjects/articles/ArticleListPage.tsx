import { getRouteApi, Link } from '@tanstack/react-router';
import { labels } from '../../../openapi/generated/labels';
import { ArticleType } from '../../../openapi/generated/enums';
import {
  deleteArticle,
  duplicateArticle,
  exportArticles,
  listArticles,
  sortArticles,
  updateArticleStatus,
} from '../../api/generated/operations';
import { BulkRequest } from '../../publishing/approval/BulkRequest';
import { contentFilter } from '../../records/list/content-filter';
import { contentQuery } from '../../records/list/list-search';
import { findAll } from '../../records/list/load-list';
import { SortLink, SortMode } from '../../records/list/SortMode';
import { ContentList } from '../../records/record-actions/ContentList';
import { useDuplication } from '../../records/record-actions/use-duplication';
import { usePermission } from '../../base/session/session';
import { scheduleText } from '../../base/time/text';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';
import { articleText } from './text';

const filter = contentFilter(articleText.keywordExample);
const route = getRouteApi('/_layout/article/');
const types = Object.values(ArticleType);

/** Articles of one type, in the order set by staff. */
export function ArticleListPage() {
  const { page, search, sorting } = route.useLoaderData();
  const { canEdit } = usePermission(articleText.unit);
  const { duplicate } = useDuplication(duplicateArticle, '/article/edit/$id');
  if (sorting && canEdit) return <SortMode rows={sorting} save={(ids) => sortArticles({ ids })} />;
  return (
    <ContentList
      kind="article"
      search={search}
      page={page}
      filter={filter}
      tabs={{
        label: articleText.tabs,
        items: types.map((type) => ({
          label: articleText.types[type],
          count: page.typeCounts?.[type],
          search: { type },
          isOpen: type === search.type,
        })),
      }}
      dateLabel={labels.ArticleUpdate.publishDate}
      contentLink={(id) => (
        <Link
          to="/article/content/$id"
          params={{ id: String(id) }}
          className={classNames(linkClass, 'text-danger')}
        >
          {scheduleText.empty.article.add}
        </Link>
      )}
      setStatus={updateArticleStatus}
      remove={deleteArticle}
      duplicate={duplicate}
      previewOf={(id) => ({ to: '/article/preview/$id', params: { id: String(id) } })}
      actions={canEdit && <SortLink isFiltered={filter.chips(search).length > 0} />}
      exportCsv={() => exportArticles({ type: search.type, ...contentQuery(search) })}
      findAll={() =>
        findAll((range) => listArticles({ type: search.type, ...range, ...contentQuery(search) }))
      }
      bulkMore={(rows, selection) => <BulkRequest kind="article" rows={rows} selection={selection} />}
      imports="article"
    />
  );
}
