import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { getNews } from '../../api/generated/operations';
import { loadRecord } from '../../base/calls/load';
import { NewsPreviewPage } from '../../subjects/news/NewsPreviewPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/news/preview/$id')({
  staticData: page({
    title: titleText.preview,
    claim: kindUnits.news,
    back: null,
    unit: 'news',
    level: 3,
  }),
  loader: ({ params }) => loadRecord(getNews, params.id),
  component: NewsPreviewPage,
});
