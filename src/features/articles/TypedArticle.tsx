import { ScaledPreview } from '../../content-editor/ScaledPreview';
import { typedPicture } from '../../preview/typed-record';
import { articlePage, recordTheme } from '../../site/record-pages';
import type { PagePart } from '../../site/types';
import type { ArticleValues } from './article-schema';

interface TypedArticleProps {
  article: Omit<ArticleValues, 'seoTitle' | 'startOn' | 'endOn'>;
  parts: readonly PagePart[];
}

/** An article as the page that it would be with what is typed. */
export function TypedArticle({ article, parts }: TypedArticleProps) {
  return (
    <ScaledPreview
      {...articlePage({ ...article, cover: typedPicture(article.cover) }, parts)}
      theme={recordTheme}
    />
  );
}
