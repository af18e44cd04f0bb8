import { and, asc, desc, eq, getTableColumns, isNull, lt, not, sql } from 'drizzle-orm';
import type { components, operations } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, isThemeChanged, lastChanges, siteSets, siteThemes } from '../../base/db/schema';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { countLimit, countRows } from '../../records/list-search';
import {
  findsKeyword,
  isLastChangeOf,
  isOneOf,
  lastChangedFirst,
  onDays,
  recordOf,
} from '../../records/records';
import type { PageOf } from '../../records/table';
import type { SiteRow, ThemeRow } from './locks';
import { hasChanges, stepOf } from './site-state';

type ListQuery = NonNullable<operations['listSiteSets']['parameters']['query']>;

/** `hasChanges` of a site, in SQL. */
const isChanged = sql`exists (select from ${siteThemes} where ${siteThemes.id} = ${siteSets.activeThemeId} and ${isThemeChanged(siteThemes)})`;
/**
 * Redundant condition that makes the planner read the index of changed themes first; it estimates that nearly all
 * match.
 */
const mayBeChanged = isOneOf(
  siteSets.caseId,
  sql`select ${siteThemes.caseId} from ${siteThemes} where ${isThemeChanged(siteThemes)}`,
);

/** Condition on the last change's day, by its index. */
function changedOnDays(start: string | undefined, end: string | undefined) {
  const days = onDays(lastChanges.at, start, end);
  return days.length === 0
    ? undefined
    : sql`exists (select from ${lastChanges} where ${and(isLastChangeOf('site', siteSets.caseId), ...days)})`;
}

const findsSite = (keyword: string | undefined) =>
  findsKeyword(keyword, [cases.title, cases.code, sql<string>`${siteSets.siteName}`]);

type Filters = Omit<ListQuery, 'order' | 'pageNumber' | 'pageSize'>;

/** SQL condition of the filters of a list of sites. */
const matching = ({ keyword, status, hasUnpublishedChanges, startDate, endDate }: Filters) =>
  and(
    findsSite(keyword),
    status === undefined ? undefined : eq(siteSets.status, status),
    hasUnpublishedChanges === undefined
      ? undefined
      : hasUnpublishedChanges
        ? and(mayBeChanged, isChanged)
        : not(isChanged),
    changedOnDays(startDate, endDate),
  );

/** Cases of sites, outside the trash. */
const joined = and(eq(cases.id, siteSets.caseId), isNull(cases.deletedOn));

/** Sites of an export after the last written one, newest first. */
export const sitesBehind = (
  db: Db,
  filters: Filters,
  { last, limit }: { last: { id: number } | undefined; limit: number },
) =>
  db
    .select({
      ...getTableColumns(siteSets),
      title: cases.title,
      district: sql<string>`${cases.county} || ${cases.district}`,
      isChanged: sql<boolean>`${isChanged}`,
    })
    .from(siteSets)
    .innerJoin(cases, joined)
    .where(and(matching(filters), last && lt(siteSets.id, last.id)))
    .orderBy(desc(siteSets.id))
    .limit(limit);

/** One page of sites, one for each case, in the order of the cases or last changed first. */
export async function listSites(
  db: Db,
  { order, pageNumber = 1, pageSize = 10, ...filter }: ListQuery,
): Promise<PageOf<components['schemas']['SiteCard']>> {
  const filters = matching(filter);
  const found = db.select({ site: siteSets, own: cases }).from(siteSets).innerJoin(cases, joined).$dynamic();
  const ordered = order
    ? found.innerJoin(lastChanges, isLastChangeOf('site', cases.id)).orderBy(...lastChangedFirst)
    : found.orderBy(asc(cases.tab), asc(cases.sort), asc(cases.id));
  const [rows, totalCount] = await Promise.all([
    ordered
      .where(filters)
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    countRows(db, siteSets, filters, { table: cases, on: joined }),
  ]);
  const themes = await themesOf(
    db,
    rows.map(({ own }) => own.id),
  );
  const infos = await fileInfos(
    db,
    rows.map(({ own }) => ({ sha: own.coverSha, fileName: own.coverName })),
  );
  return {
    items: rows.map(({ site, own }) => {
      const active = themes.find(({ id }) => id === site.activeThemeId);
      return {
        siteId: site.id,
        caseId: String(own.id),
        title: own.title,
        status: site.status,
        district: own.county + own.district,
        code: site.siteName,
        step: stepOf(
          site,
          themes.filter(({ caseId }) => caseId === own.id),
        ),
        publishedOn: site.publishedOn?.toISOString() ?? null,
        hasUnpublishedChanges: hasChanges(active),
        activeThemeId: site.activeThemeId,
        themeCode: active ? active.templateCode : null,
        cover: infoOf(infos, own.coverSha),
        coverAlt: own.coverAlt,
        ...recordOf({ ...site, ...lastEdit(site, active) }),
      };
    }),
    totalCount,
    countLimit,
    pageNumber,
    pageSize,
  };
}

/** Themes of these cases outside the trash. */
async function themesOf(db: Db, caseIds: number[]): Promise<ThemeRow[]> {
  if (caseIds.length === 0) return [];
  const isTheirs = inArray(siteThemes.caseId, caseIds);
  return db
    .select()
    .from(siteThemes)
    .where(and(isTheirs, isNull(siteThemes.deletedOn)));
}

/** Author and time of the last change of site or page. */
function lastEdit(site: SiteRow, active: ThemeRow | undefined) {
  const { lastModifiedOn, lastModifiedBy, lastModifiedById } =
    active && active.lastModifiedOn > site.lastModifiedOn ? active : site;
  return { lastModifiedOn, lastModifiedBy, lastModifiedById };
}
