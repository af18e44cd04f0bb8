import { getNews, listNews } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { type ContentListSearch, contentQuery } from '../../list/list-search';
import { loadPage } from '../../list/load-list';
import { idIn, unwrap } from '../../calls/load';

export type NewsRecord = components['schemas']['News'];

/** One page of news. Loaders throw LoadError. */
export async function loadNewsList(search: ContentListSearch) {
  return { page: await loadPage(search, (range) => listNews({ ...range, ...contentQuery(search) })), search };
}

export async function loadNews(id: string): Promise<NewsRecord> {
  return unwrap(getNews({ id: idIn(id) }));
}
