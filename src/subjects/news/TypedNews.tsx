import { ScaledPreview } from '../../blocks/content-editor/ScaledPreview';
import { drawnImage } from '../../records/fields/image-value';
import { newsPage, recordTheme } from '../../drawing/record-pages';
import type { NewsForm } from './news-form';

/** Preview of news with the form's present values. */
export function TypedNews({ news }: { news: NewsForm['values'] }) {
  return (
    <ScaledPreview
      {...newsPage({ ...news, cover: drawnImage(news.cover) }, news.content)}
      theme={recordTheme}
    />
  );
}
