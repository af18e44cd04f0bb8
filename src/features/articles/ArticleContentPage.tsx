import { getRouteApi } from '@tanstack/react-router';
import { getArticleContent, saveArticleContent } from '../../api/generated/operations';
import { ContentForm } from '../../content-editor/ContentForm';
import { usePermission } from '../../session/session';
import { ArticleTabBar } from './ArticleTabBar';
import { articleText } from './text';

const route = getRouteApi('/_layout/article/content/$id');

/** Edits the blocks of an article. */
export function ArticleContentPage() {
  const content = route.useLoaderData();
  const { canEdit } = usePermission(articleText.unit);
  return (
    <>
      <ArticleTabBar articleId={content.id} partCount={content.webParts.length} />
      <ContentForm key={content.id} content={content} canSave={canEdit} load={getArticleContent} save={saveArticleContent} />
    </>
  );
}
