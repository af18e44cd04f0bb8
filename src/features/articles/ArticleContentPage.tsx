import { getRouteApi } from '@tanstack/react-router';
import { getArticleContent, saveArticleContent } from '../../api/generated/operations';
import { ContentForm } from '../../content-editor/ContentForm';
import { PreviewButton } from '../../preview/PreviewButton';
import { usePermission } from '../../session/session';
import { ArticleTabBar } from './ArticleTabBar';
import { articleText } from './text';

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
        renderActions={(isDirty) => (
          <PreviewButton isDirty={isDirty} to="/article/preview/$id" params={{ id: String(id) }} />
        )}
      />
    </>
  );
}
