import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listNews } from '../../../api/generated/operations';
import { loadContentList } from '../../../records/list/load-list';
import { NewsListPage } from '../../../subjects/news/NewsListPage';
import { page } from '../../../base/navigation/page-meta';
import { contentListSearch, pageDefaults } from '../../../records/list/list-search';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/news/')({
  staticData: page({
    title: titleText.newsList,
    claim: kindUnits.news,
    back: null,
    unit: 'news',
    level: 1,
  }),
  validateSearch: contentListSearch,
  search: { middlewares: [stripSearchParams({ ...pageDefaults })] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadContentList(listNews, deps),
  component: NewsListPage,
});
