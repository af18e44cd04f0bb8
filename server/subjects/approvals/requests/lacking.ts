import { and, eq, isNull } from 'drizzle-orm';
import { presentStatesOf } from '../rules/approval-state';
import { readRules } from '../rules/rules';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { siteSchedules, siteSets } from '../../../base/db/schema';
import { subjectsOf } from './subjects';

/** Cases with a scheduled publication: true if approvals are missing. Empty without rules for sites. */
export async function casesLackingApproval(
  db: Db,
  caseIds: readonly number[],
): Promise<Map<number, boolean>> {
  const lacking = new Map<number, boolean>();
  if (caseIds.length === 0) return lacking;
  const rules = await readRules(db);
  if (rules.rolesOf('site').length === 0) return lacking;
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
  const subjectOf = await subjectsOf(
    db,
    scheduled.flatMap(({ themeId }) => (themeId === null ? [] : [draftOf(themeId)])),
  );
  const found = scheduled.flatMap(({ caseId, themeId }) => {
    const subject = themeId === null ? null : subjectOf(draftOf(themeId));
    return subject ? [{ caseId, content: subject.content }] : [];
  });
  const states = await presentStatesOf(
    db,
    found.map(({ content }) => content),
    rules,
  );
  for (const [place, { caseId }] of found.entries()) lacking.set(caseId, !states[place]?.isApproved);
  return lacking;
}

const draftOf = (recordId: number) => ({ kind: 'site' as const, recordId });
