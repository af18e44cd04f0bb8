import { Tag } from '../../ui/Tag';
import { siteStateText } from './text';

export interface SiteStateProps {
  /** ISO 8601; null before the first publication, undefined if the server omits it. */
  publishedOn?: string | null | undefined;
  hasUnpublishedChanges?: boolean | undefined;
}

/** State of a site: 草稿, 已發布 or 已修改未發布. */
export function SiteState({ publishedOn, hasUnpublishedChanges }: SiteStateProps) {
  if (publishedOn === undefined) return null;
  if (publishedOn === null) return <Tag>{siteStateText.draft}</Tag>;
  return hasUnpublishedChanges ? (
    <Tag tone="warning">{siteStateText.changed}</Tag>
  ) : (
    <Tag tone="success">{siteStateText.published}</Tag>
  );
}
