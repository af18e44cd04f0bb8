import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { getNews } from '../../../api/generated/operations';
import { loadRecord } from '../../../base/calls/load';
import { NewsEditPage } from '../../../subjects/news/NewsFormPage';
import { besideEditor } from '../../../blocks/rich-text/RichEditor';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/news/edit/$id')({
  staticData: page({
    title: titleText.news,
    claim: kindUnits.news,
    back: '/news',
    unit: 'news',
    level: 2,
    about: 'title',
  }),
  loader: ({ params }) => besideEditor(loadRecord(getNews, params.id)),
  component: NewsEditPage,
});
