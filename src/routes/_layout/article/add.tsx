import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { ArticleAddPage } from '../../../subjects/articles/ArticleFormPage';
import { addSearch } from '../../../records/list/list-search';
import { page } from '../../../base/navigation/page-meta';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/article/add')({
  staticData: page({
    title: titleText.article,
    claim: kindUnits.article,
    back: '/article',
    unit: 'article',
    level: 2,
  }),
  validateSearch: addSearch,
  component: ArticleAddPage,
});
