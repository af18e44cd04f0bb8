import { ArticleType } from '../../../../openapi/generated/enums';
import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { articleListSearch } from '../../../subjects/articles/article-list-search';
import { loadArticleList } from '../../../subjects/articles/article-loaders';
import { ArticleListPage } from '../../../subjects/articles/ArticleListPage';
import { page } from '../../../base/navigation/page-meta';
import { pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/article/')({
  staticData: page({
    title: titleText.articleList,
    claim: kindUnits.article,
    back: null,
    unit: 'article',
    level: 1,
  }),
  validateSearch: articleListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults, type: ArticleType.marketTrends })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadArticleList(deps),
  component: ArticleListPage,
});
