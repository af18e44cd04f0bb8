import { getNews, listNews } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { filterQuery } from '../../shared/list/content-filter';
import { PAGE_SIZE } from '../../shared/list/list-range';
import { loadListPage } from '../../shared/list/load-page';
import { unwrap } from '../../shared/load';
import type { NewsListSearch } from './news-list-search';

export type NewsRow = components['schemas']['NewsRow'];
export type NewsRecord = components['schemas']['News'];

/** One page of news. Throws LoadError, as all of these do. */
export async function loadNewsList(search: NewsListSearch) {
  const { page, ...filter } = search;
  const load = (pageNumber: number) => unwrap(listNews({ pageNumber, pageSize: PAGE_SIZE, ...filterQuery(filter) }));
  return { page: await loadListPage(load, page), search };
}

/** One piece of news. */
export function loadNews(id: string): Promise<NewsRecord> {
  return unwrap(getNews({ id: Number(id) }));
}
