import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { siteSchedules, siteThemes } from '../../base/db/schema';
import { currentName } from '../../base/audit/present-names';

/** Waiting schedules of a site, and failed ones that were not dismissed, earliest first. */
export async function openSchedules(
  db: Db,
  siteId: number,
): Promise<components['schemas']['SiteSchedule'][]> {
  const rows = await db
    .select({ ...getTableColumns(siteSchedules), themeName: siteThemes.name })
    .from(siteSchedules)
    .leftJoin(siteThemes, eq(siteThemes.id, siteSchedules.themeId))
    .where(and(eq(siteSchedules.siteId, siteId), isOpen))
    .orderBy(asc(siteSchedules.dueOn), asc(siteSchedules.id));
  return rows.map(({ id, action, themeId, themeName, dueOn, createdOn, settledOn, reason, ...by }) => ({
    id,
    action,
    themeId,
    ...(themeName === null ? {} : { themeName }),
    dueOn: dueOn.toISOString(),
    createdBy: currentName(by.createdById, by.createdBy),
    createdOn: createdOn.toISOString(),
    ...(settledOn ? { failedOn: settledOn.toISOString(), reason } : {}),
  }));
}

/** Waiting, or failed and not dismissed. */
export const isOpen = or(isNull(siteSchedules.outcome), eq(siteSchedules.outcome, 'failed'));
