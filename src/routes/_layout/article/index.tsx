import { createFileRoute } from '@tanstack/react-router';
import { articleListSearch } from '../../../features/articles/article-list-search';
import { loadArticleList } from '../../../features/articles/article-loaders';
import { ArticleListPage } from '../../../features/articles/ArticleListPage';
import { page } from '../../../page-meta';
import { titleText } from '../../../shared/text';

export const Route = createFileRoute('/_layout/article/')({
  staticData: page({ title: titleText.articleList, claim: 'Permissions.Articles', back: null, unit: 'article', level: 1 }),
  validateSearch: articleListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadArticleList(deps),
  component: ArticleListPage,
});
