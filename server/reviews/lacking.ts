import { and, eq, isNull } from 'drizzle-orm';
import { ruledRoles } from '../approvals/rules';
import { approvalStateOf } from '../approvals/approval-state';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { siteSchedules, siteSets } from '../db/schema';
import { subjectIfThere } from './subjects';

/** Cases with a scheduled publication: true if approvals are missing. Empty without rules for sites. */
export async function casesLackingApproval(
  db: Db,
  caseIds: readonly number[],
): Promise<Map<number, boolean>> {
  const lacking = new Map<number, boolean>();
  if (caseIds.length === 0 || (await ruledRoles(db, 'site')).length === 0) return lacking;
  const scheduled = await db
    .select({ caseId: siteSets.caseId, themeId: siteSchedules.themeId })
    .from(siteSchedules)
    .innerJoin(siteSets, eq(siteSets.id, siteSchedules.siteId))
    .where(
      and(
        inArray(siteSets.caseId, [...caseIds]),
        eq(siteSchedules.action, 'publish'),
        isNull(siteSchedules.outcome),
      ),
    );
  for (const { caseId, themeId } of scheduled) {
    const subject = themeId === null ? null : await subjectIfThere(db, 'site', themeId);
    if (subject) lacking.set(caseId, !(await approvalStateOf(db, subject.content)).isApproved);
  }
  return lacking;
}
