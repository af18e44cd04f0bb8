import { getRouteApi } from '@tanstack/react-router';
import { RecordPreview } from '../../publishing/preview/RecordPreview';
import { casePage } from '../../drawing/record-pages';

const route = getRouteApi('/case/preview/$id');

export function CasePreviewPage() {
  const { own, content } = route.useLoaderData();
  return <RecordPreview title={own.title} content={casePage(own, own.introduction, content.webParts)} />;
}
