import { getNews, listNews } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { contentQuery } from '../../list/list-search';
import { loadPage } from '../../list/load-list';
import { idIn, unwrap } from '../../calls/load';
import type { NewsListSearch } from './news-list-search';

export type NewsRecord = components['schemas']['News'];

/** One page of news. Loaders throw LoadError. */
export async function loadNewsList(search: NewsListSearch) {
  return { page: await loadPage(search, (range) => listNews({ ...range, ...contentQuery(search) })), search };
}

export async function loadNews(id: string): Promise<NewsRecord> {
  return unwrap(getNews({ id: idIn(id) }));
}
