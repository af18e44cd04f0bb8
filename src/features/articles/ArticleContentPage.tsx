import { lazy } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { getArticle, getArticleContent, saveArticleContent } from '../../api/generated/operations';
import { ContentForm } from '../../content-editor/ContentForm';
import { previewParts } from '../../content-editor/preview-parts';
import { PreviewButton } from '../../preview/PreviewButton';
import { usePermission } from '../../session/session';
import { articleValues } from './article-schema';
import { ArticleTabBar } from './ArticleTabBar';
import { articleText } from './text';

const TypedArticle = lazy(() =>
  import('./TypedArticle').then((module) => ({ default: module.TypedArticle })),
);
const route = getRouteApi('/_layout/article/content/$id');

/** Edits the blocks of an article. */
export function ArticleContentPage() {
  const content = route.useLoaderData();
  const id = Number(route.useParams().id);
  const { canEdit } = usePermission(articleText.unit);
  return (
    <>
      <ArticleTabBar articleId={id} partCount={content.webParts.length} />
      <ContentForm
        key={id}
        id={id}
        content={content}
        canSave={canEdit}
        load={getArticleContent}
        save={saveArticleContent}
        renderActions={(blocks) => (
          <PreviewButton
            load={() => getArticle({ id })}
            render={(stored) => <TypedArticle article={articleValues(stored)} parts={previewParts(blocks)} />}
          />
        )}
      />
    </>
  );
}
