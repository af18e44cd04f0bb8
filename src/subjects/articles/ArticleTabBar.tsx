import { Link } from '@tanstack/react-router';
import { ContentTabBar } from '../../layout/ContentTabBar';
import { tabClass } from '../../ui/Tabs';

/** Tabs of an article: basic information and content. */
export function ArticleTabBar({
  articleId,
  partCount,
}: {
  articleId: number;
  partCount: number | undefined;
}) {
  const link = { params: { id: String(articleId) }, className: tabClass };
  return (
    <ContentTabBar
      renderBasic={(label) => (
        <Link to="/article/edit/$id" {...link}>
          {label}
        </Link>
      )}
      renderContent={(label) => (
        <Link to="/article/content/$id" {...link}>
          {label}
        </Link>
      )}
      partCount={partCount}
    />
  );
}
