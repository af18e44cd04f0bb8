import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { NewsAddPage } from '../../../subjects/news/NewsFormPage';
import { addSearch } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/news/add')({
  staticData: page({
    title: titleText.news,
    claim: kindUnits.news,
    back: '/news',
    unit: 'news',
    level: 2,
  }),
  validateSearch: addSearch,
  component: NewsAddPage,
});
