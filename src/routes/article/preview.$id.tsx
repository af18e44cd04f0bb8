import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadArticlePreview } from '../../subjects/articles/article-loaders';
import { ArticlePreviewPage } from '../../subjects/articles/ArticlePreviewPage';
import { page } from '../../base/navigation/page-meta';
import { titleText } from '../../base/navigation/text';

export const Route = createFileRoute('/article/preview/$id')({
  staticData: page({
    title: titleText.preview,
    claim: kindUnits.article,
    back: null,
    unit: 'article',
    level: 3,
  }),
  loader: ({ params }) => loadArticlePreview(params.id),
  component: ArticlePreviewPage,
});
