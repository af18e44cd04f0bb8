import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadArticle } from '../../../features/articles/article-loaders';
import { ArticleEditPage } from '../../../features/articles/ArticleFormPage';
import { page } from '../../../navigation/page-meta';
import { contentTabText } from '../../../layout/text';
import { titleText } from '../../../navigation/text';

export const Route = createFileRoute('/_layout/article/edit/$id')({
  staticData: page({
    title: titleText.article,
    claim: kindUnits.article,
    back: '/article',
    unit: 'article',
    level: 2,
    about: 'title',
    tab: contentTabText.basic,
  }),
  loader: ({ params }) => loadArticle(params.id),
  component: ArticleEditPage,
});
