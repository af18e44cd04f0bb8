import { publicPath } from '../../base/contract/public-address';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { cases, isOnline, siteSchedules, siteSets, siteThemes, templates } from '../../base/db/schema';
import { defineKind } from '../../records/kind';
import { findsKeyword } from '../../records/records';
import { joinedTexts } from '../../records/search-part';
import { isOpen } from '../sites/open-schedules';
import { sitePictures } from '../sites/site-kinds';
import { findCaseIds } from './case-kind';

/** Maximum drafts of one site among the hits. */
const maxDrafts = 5;

/** Site of a case, by the id of the case. */
export const siteKind = defineKind({
  pictures: sitePictures,
  search: {
    ids: findSiteCaseIds,
    from: sql`(${siteSets} join ${cases} on ${cases.id} = ${siteSets.caseId} and ${cases.deletedOn} is null)`,
    id: cases.id,
    names: [siteSets.siteName, cases.code, cases.title],
    changedOn: siteSets.lastModifiedOn,
    title: joinedTexts(cases.title, templates.name, sql`nullif(${siteThemes.name}, ${templates.name})`),
    detail: sql`case when ${isOnline(siteThemes.status)} then ${publicPath('')}::text || ${siteSets.siteName} else '' end`,
    // One hit per draft; one for a site without drafts.
    of: sql`left join lateral (
      select * from ${siteThemes} where ${siteThemes.caseId} = ${cases.id} and ${siteThemes.deletedOn} is null
      order by ${siteThemes.status} desc, ${siteThemes.lastModifiedOn} desc, ${siteThemes.id} desc limit ${maxDrafts}
    ) as ${siteThemes} on true left join ${templates} on ${templates.templateCode} = ${siteThemes.templateCode}`,
    own: sql`'themeId', ${siteThemes.id}, 'isPublic', coalesce(${isOnline(siteThemes.status)}, false),
      'partCount', coalesce(jsonb_array_length(${siteThemes.parts}), 0)`,
  },
  schedule: [
    sql`select 'site' as kind, ${cases.id} as id, ${cases.title} as title,
      case when ${siteSchedules.action} = 'publish' then 'online' else 'offline' end as action,
      ${siteSchedules.dueOn} as due_on, coalesce(${siteSchedules.outcome}, 'waiting') as state, ${siteSchedules.reason} as reason
      from ${siteSchedules} join ${siteSets} on ${siteSets.id} = ${siteSchedules.siteId} join ${cases} on ${cases.id} = ${siteSets.caseId}
      where ${isOpen} and ${cases.deletedOn} is null`,
  ],
});

/** Sites match by their own name, or by the keywords of their case. */
async function findSiteCaseIds(db: Db, keyword: string, limit: number): Promise<number[]> {
  const [named, ofCases] = await Promise.all([
    db
      .select({ id: siteSets.caseId })
      .from(siteSets)
      .where(findsKeyword(keyword, [sql<string>`${siteSets.siteName}`]))
      .orderBy(desc(siteSets.id))
      .limit(limit),
    findCaseIds(db, keyword, limit),
  ]);
  return [...new Set([...named.map(({ id }) => id), ...ofCases])];
}
