import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadNews } from '../../features/news/news-loaders';
import { NewsPreviewPage } from '../../features/news/NewsPreviewPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/news/preview/$id')({
  staticData: page({
    title: titleText.preview,
    claim: kindUnits.news,
    back: null,
    unit: 'news',
    level: 3,
  }),
  loader: ({ params }) => loadNews(params.id),
  component: NewsPreviewPage,
});
