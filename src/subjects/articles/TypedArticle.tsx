import { ScaledPreview } from '../../blocks/content-editor/ScaledPreview';
import { drawnImage } from '../../records/fields/image-value';
import { articlePage, recordTheme } from '../../drawing/record-pages';
import type { PagePart } from '../../drawing/types';
import type { ArticleValues } from './article-form';

interface TypedArticleProps {
  article: Omit<ArticleValues, 'seoTitle' | 'startOn' | 'endOn'>;
  parts: readonly PagePart[];
}

/** Preview of an article with the form's present values. */
export function TypedArticle({ article, parts }: TypedArticleProps) {
  return (
    <ScaledPreview
      {...articlePage({ ...article, cover: drawnImage(article.cover) }, parts)}
      theme={recordTheme}
    />
  );
}
