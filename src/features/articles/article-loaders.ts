import { getArticle, getArticleContent, listArticles } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { filterQuery } from '../../shared/list/content-filter';
import { PAGE_SIZE } from '../../shared/list/list-range';
import { loadAll } from '../../shared/list/load-all';
import { loadListPage } from '../../shared/list/load-page';
import { unwrap } from '../../shared/load';
import type { ArticleListSearch } from './article-list-search';

export type ArticleRow = components['schemas']['ArticleRow'];
export type ArticleRecord = components['schemas']['Article'];

/** One page of the articles of a type. Throws LoadError, as all of these do. */
export async function loadArticleList(search: ArticleListSearch) {
  const { type = 2, page, ...filter } = search;
  const load = (pageNumber: number) => unwrap(listArticles({ type, pageNumber, pageSize: PAGE_SIZE, ...filterQuery(filter) }));
  const sorting = search.sorting ? await loadAll((range) => listArticles({ type, ...range })) : null;
  return { page: await loadListPage(load, page), search, sorting };
}

/** The basic information of an article. */
export function loadArticle(id: string): Promise<ArticleRecord> {
  return unwrap(getArticle({ id: Number(id) }));
}

/** The blocks of an article. */
export function loadArticleContent(id: string) {
  return unwrap(getArticleContent({ id: Number(id) }));
}
