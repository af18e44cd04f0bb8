import { kindUnits } from '../../../openapi/generated/kinds';
import { createFileRoute } from '@tanstack/react-router';
import { loadArticlePreview } from '../../features/articles/article-loaders';
import { ArticlePreviewPage } from '../../features/articles/ArticlePreviewPage';
import { page } from '../../navigation/page-meta';
import { titleText } from '../../navigation/text';

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
