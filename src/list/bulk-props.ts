import type { ContentStatus } from '../api/generated/enums';
import type { ApiResult } from '../api/result';
import type { Selection } from './selection';

/** The rows of a page that something is done to at once, and how. */
export interface BulkProps {
  /** What the rows are, as the trash calls it. */
  kind: 'case' | 'article' | 'news';
  /** The rows of the page. */
  items: readonly { id: number; title: string; status: ContentStatus }[];
  selection: Selection;
  canEdit: boolean;
  canDelete: boolean;
  calls: {
    setStatus: (body: { id: number; status: ContentStatus }) => Promise<ApiResult<unknown>>;
    remove: (id: number) => Promise<ApiResult<unknown>>;
    restore: (target: { id: number }) => Promise<ApiResult<unknown>>;
  };
}
