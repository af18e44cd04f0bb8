import { getRouteApi } from '@tanstack/react-router';
import { RecordPreview } from '../../publishing/preview/RecordPreview';
import { articlePage } from '../../drawing/record-pages';

const route = getRouteApi('/article/preview/$id');

export function ArticlePreviewPage() {
  const { article, content } = route.useLoaderData();
  return <RecordPreview title={article.title} content={articlePage(article, content.webParts)} />;
}
