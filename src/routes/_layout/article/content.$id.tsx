import { kindUnits } from '../../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadArticlePreview } from '../../../subjects/articles/article-loaders';
import { ArticleContentPage } from '../../../subjects/articles/ArticleContentPage';
import { page } from '../../../base/navigation/page-meta';
import { contentTabText } from '../../../layout/text';
import { titleText } from '../../../base/navigation/text';

export const Route = createFileRoute('/_layout/article/content/$id')({
  staticData: page({
    title: titleText.article,
    claim: kindUnits.article,
    back: '/article',
    unit: 'article',
    level: 2,
    about: 'article.title',
    tab: contentTabText.content,
  }),
  loader: ({ params }) => loadArticlePreview(params.id),
  component: ArticleContentPage,
});
