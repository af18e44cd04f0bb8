import type { Db } from '../db/client';
import type { articles, news } from '../db/schema';
import { picturesOnWire } from '../files/record-pictures';
import { recordOf } from '../records/records';
import { type VisibleState, visibilityOnWire } from '../records/visible-state';

type Row = (typeof articles.$inferSelect | typeof news.$inferSelect) & { visibleState: VisibleState };

/** Fields of articles and news in their lists, except the cover. */
export const listedFields = (row: Row) => ({
  id: row.id,
  title: row.title,
  coverAlt: row.coverAlt,
  publishDate: row.publishDate,
  status: row.status,
  ...visibilityOnWire(row),
  ...recordOf(row),
});

/** Fields of articles and news in their forms, except the content. */
export const formFields = async (db: Db, row: Row) => ({
  ...listedFields(row),
  ...(await picturesOnWire(db, row)),
  summary: row.summary,
  seoTitle: row.seoTitle,
  seoKeywords: row.seoKeywords,
  seoDescription: row.seoDescription,
});
