import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadNews } from '../../../features/news/news-loaders';
import { NewsEditPage } from '../../../features/news/NewsFormPage';
import { page } from '../../../navigation/page-meta';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/news/edit/$id')({
  staticData: page({
    title: titleText.news,
    claim: kindUnits.news,
    back: '/news',
    unit: 'news',
    level: 2,
    about: 'title',
  }),
  loader: ({ params }) => loadNews(params.id),
  component: NewsEditPage,
});
