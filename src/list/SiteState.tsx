import { Tag } from '../ui/Tag';
import { siteStateText } from './text';

export interface SiteStateProps {
  /** ISO 8601; null while nothing was published. */
  publishedOn: string | null;
  hasUnpublishedChanges: boolean;
}

/** 草稿, 已發布 or 已修改未發布: shown wherever a site is named. */
export function SiteState({ publishedOn, hasUnpublishedChanges }: SiteStateProps) {
  if (publishedOn === null) return <Tag>{siteStateText.draft}</Tag>;
  return hasUnpublishedChanges ? <Tag tone="warning">{siteStateText.changed}</Tag> : <Tag tone="success">{siteStateText.published}</Tag>;
}
