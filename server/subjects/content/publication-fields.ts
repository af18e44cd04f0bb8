import type { articles, news } from '../../base/db/schema';
import { recordOf } from '../../records/records';
import { type VisibleState, visibilityOnWire } from '../../records/visible-state';

type Page = typeof articles.$inferSelect | typeof news.$inferSelect;
type Row = Parameters<typeof recordOf>[0] &
  Pick<Page, 'id' | 'title' | 'coverAlt' | 'publishDate' | 'status' | 'startOn' | 'endOn'> & {
    visibleState: VisibleState;
  };

/** Fields of dated content in its list, except the cover. */
export const listedFields = (row: Row) => ({
  id: row.id,
  title: row.title,
  coverAlt: row.coverAlt,
  publishDate: row.publishDate,
  status: row.status,
  ...visibilityOnWire(row),
  ...recordOf(row),
});
