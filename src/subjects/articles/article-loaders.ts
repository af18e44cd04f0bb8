import { getArticle, getArticleContent, listArticles } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { contentQuery } from '../../records/list/list-search';
import { loadAll, loadPage } from '../../records/list/load-list';
import { loadRecord } from '../../base/calls/load';
import type { ArticleListSearch } from './article-list-search';

export type ArticleRecord = components['schemas']['Article'];

/** One page of a type's articles. Loaders throw LoadError. */
export async function loadArticleList(search: ArticleListSearch) {
  const { type } = search;
  const page = await loadPage(search, (range) => listArticles({ type, ...range, ...contentQuery(search) }));
  const sorting = search.sorting ? await loadAll((range) => listArticles({ type, ...range })) : null;
  return { page, search, sorting };
}

export async function loadArticle(id: string): Promise<ArticleRecord> {
  return loadRecord(getArticle, id);
}

/** An article with its blocks, for content tab and preview. */
export async function loadArticlePreview(id: string) {
  const [article, content] = await Promise.all([loadArticle(id), loadArticleContent(id)]);
  return { article, content };
}

async function loadArticleContent(id: string) {
  return loadRecord(getArticleContent, id);
}
