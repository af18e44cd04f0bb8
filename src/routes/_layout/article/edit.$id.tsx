import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadArticle } from '../../../subjects/articles/article-loaders';
import { ArticleEditPage } from '../../../subjects/articles/ArticleFormPage';
import { besideEditor } from '../../../blocks/rich-text/RichEditor';
import { page } from '../../../base/navigation/page-meta';
import { contentTabText } from '../../../layout/text';
import { titleText } from '../../../base/navigation/text';

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
  loader: ({ params }) => besideEditor(loadArticle(params.id)),
  component: ArticleEditPage,
});
