import { createFileRoute } from '@tanstack/react-router';
import { loadNews } from '../../features/news/news-loaders';
import { NewsPreviewPage } from '../../features/news/NewsPreviewPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

export const Route = createFileRoute('/news/preview/$id')({
  staticData: page({
    title: titleText.preview,
    claim: 'Permissions.News',
    back: null,
    unit: 'news',
    level: 3,
  }),
  loader: ({ params }) => loadNews(params.id),
  component: NewsPreviewPage,
});
