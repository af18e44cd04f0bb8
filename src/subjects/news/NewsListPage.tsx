import { getRouteApi } from '@tanstack/react-router';
import { labels } from '../../../openapi/generated/labels';
import {
  deleteNews,
  duplicateNews,
  exportNews,
  listNews,
  updateNewsStatus,
} from '../../api/generated/operations';
import { BulkRequest } from '../../publishing/approval/BulkRequest';
import { contentFilter } from '../../records/list/content-filter';
import { contentQuery } from '../../records/list/list-search';
import { findAll } from '../../records/list/load-list';
import { ContentList } from '../../records/record-actions/ContentList';
import { useDuplication } from '../../records/record-actions/use-duplication';
import { newsText } from './text';

const filter = contentFilter(newsText.keywordExample);
const route = getRouteApi('/_layout/news/');

/** News, newest first. */
export function NewsListPage() {
  const { page, search } = route.useLoaderData();
  const { duplicate } = useDuplication(duplicateNews, '/news/edit/$id');
  return (
    <ContentList
      kind="news"
      search={search}
      page={page}
      filter={filter}
      dateLabel={labels.NewsUpdate.publishDate}
      setStatus={updateNewsStatus}
      remove={deleteNews}
      duplicate={duplicate}
      previewOf={(id) => ({ to: '/news/preview/$id', params: { id: String(id) } })}
      exportCsv={() => exportNews(contentQuery(search))}
      findAll={() => findAll((range) => listNews({ ...range, ...contentQuery(search) }))}
      bulkMore={(rows, selection) => <BulkRequest kind="news" rows={rows} selection={selection} />}
      imports="news"
    />
  );
}
