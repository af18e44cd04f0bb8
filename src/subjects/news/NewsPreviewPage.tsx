import { getRouteApi } from '@tanstack/react-router';
import { RecordPreview } from '../../publishing/preview/RecordPreview';
import { newsPage } from '../../drawing/record-pages';

const route = getRouteApi('/news/preview/$id');

export function NewsPreviewPage() {
  const item = route.useLoaderData();
  return <RecordPreview title={item.title} content={newsPage(item, item.content)} />;
}
