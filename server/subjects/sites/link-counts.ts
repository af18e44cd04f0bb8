import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { previewLinks, siteThemes } from '../../base/db/schema';

/** Number of unexpired preview links; to be awaited, or used as a column. */
export const countLinks = (db: Db, these: SQL | undefined) =>
  db.$count(previewLinks, and(gt(previewLinks.expiresOn, sql`now()`), these));

/** Like `countLinks`, for a case and its themes. */
export function countLinksOfCase(db: Db, caseId: AnyPgColumn | number) {
  const themes = db.select({ id: siteThemes.id }).from(siteThemes).where(eq(siteThemes.caseId, caseId));
  return countLinks(db, or(eq(previewLinks.caseId, caseId), inArray(previewLinks.themeId, themes)));
}
