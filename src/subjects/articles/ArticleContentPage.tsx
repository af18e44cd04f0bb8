import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { getArticle, getArticleContent, saveArticleContent } from '../../api/generated/operations';
import { ApprovalBar } from '../../publishing/approval/ApprovalBar';
import { ContentForm } from '../../blocks/content-editor/ContentForm';
import { previewParts } from '../../blocks/content-editor/preview-parts';
import { PreviewButton, PreviewLoading } from '../../publishing/preview/PreviewButton';
import { usePermission } from '../../base/session/session';
import { articlePage, recordTheme } from '../../drawing/record-pages';
import type { PagePart } from '../../drawing/types';
import { ArticleTabBar } from './ArticleTabBar';
import { articleText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const ScaledPreview = whenDrawn(
  async () => (await import('../../blocks/content-editor/ScaledPreview')).ScaledPreview,
  PreviewLoading,
);
const route = getRouteApi('/_layout/article/content/$id');

export function ArticleContentPage() {
  const { article, content } = route.useLoaderData();
  const id = Number(route.useParams().id);
  const { canEdit } = usePermission(articleText.unit);
  const drawn = useCallback((parts: PagePart[]) => articlePage(article, parts), [article]);
  return (
    <>
      <ArticleTabBar articleId={id} partCount={content.webParts.length} />
      <ContentForm
        key={id}
        id={id}
        kind="article"
        content={content}
        canSave={canEdit}
        load={getArticleContent}
        save={saveArticleContent}
        drawn={drawn}
        renderNotice={(stored) => (
          <ApprovalBar subject={{ kind: 'article', recordId: id }} canEdit={canEdit} {...stored} />
        )}
        renderActions={(newest) => (
          <PreviewButton
            load={() => getArticle({ id })}
            render={(stored) => (
              <ScaledPreview {...articlePage(stored, previewParts(newest()))} theme={recordTheme} />
            )}
          />
        )}
      />
    </>
  );
}
