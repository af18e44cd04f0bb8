import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { maxId } from '../../base/db/columns';
import { prepared } from '../../base/db/prepared';
import {
  cases,
  consentTexts,
  files,
  fileUses,
  listStamps,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { fileInfos, type FileInfo } from '../../base/files/file-infos';
import type { PlacedName } from '../../base/db/stored-values';
import { partsOnWire, type PagePart } from '../../blocks/blocks';
import { isSameName } from '../../records/records';
import { ContentStatus, PartType, SiteStatus } from '../../../openapi/generated/enums';
import { companyName, publisher } from './publisher';
import { otherCasesKey } from '../../access/plugins/shared-cache';
import { shownName, shownSettings } from '../../blocks/shown-settings';

export interface PublicHead {
  title: string;
  description: string;
  keywords: string;
  siteName: string;
  shareImage: FileInfo | null;
  gaId: string;
  gtmId: string;
  county: string;
  /** With the county before it. */
  district: string;
  caseTitle: string;
  /** Legal name of the company in public, else its name; empty before company data are saved. */
  publisher: string;
  /** Name of the company for visitors; empty before company data are saved. */
  companyName: string;
  publishedOn: Date | null;
  templateCode: components['schemas']['TemplateCode'];
}

export type PublicSite =
  | {
      kind: 'page';
      caseId: number;
      siteId: number;
      /** Changes with each publication, and when the head's data, a picture's focus or the publisher changes. */
      version: string;
      /** Newest version of the consent text; 0 without one. */
      consentVersion: number;
      /** Changes with what the page says of other cases; null before the first change. */
      otherCasesStamp: string | null;
      /** Milliseconds by the clock of the database. */
      now: number;
      head: PublicHead;
      parts(): Promise<PagePart[]>;
    }
  /** Redirect to the stored spelling of the name. `isExact`: the address was the case's code in its stored spelling. */
  | { kind: 'redirect'; caseId: number; siteName: string; isExact: boolean };

const wanted = sql.placeholder('wanted');
const isNamed = isSameName(siteSets.siteName, wanted);

/** Site and active theme are public; the case may still be in the trash. */
export const isLive = and(
  eq(siteSets.status, SiteStatus.enabled),
  eq(siteThemes.status, ContentStatus.online),
);

/** Focus of a theme's pictures, unless centred. It belongs to the picture, so that a change is visible immediately. */
const focuses = sql<string | null>`(
  select string_agg(concat_ws(' ', ${files.sha}, ${files.focusX}, ${files.focusY}), ',' order by ${files.sha})
  from ${fileUses} join ${files} on ${files.sha} = ${fileUses.sha}
  where ${fileUses.source} = 'theme' and ${fileUses.recordId} = ${siteThemes.id}
    and (${files.focusX}, ${files.focusY}) <> (50, 50)
)`;

/** Part of this query, so that a page in memory costs only one query. */
const consentVersion = sql<number>`(select coalesce(max(${consentTexts.version}), 0) from ${consentTexts})`;

/** Written by the trigger `page_purges_other`. */
const otherCasesStamp = sql<
  string | null
>`(select ${listStamps.stamp} from ${listStamps} where ${listStamps.name} = ${sql.raw(`'${otherCasesKey}'`)})`;

const liveSites = (db: Db) =>
  db
    .select({
      isNamed,
      site: siteSets,
      own: {
        id: cases.id,
        title: cases.title,
        subtitle: cases.subtitle,
        county: cases.county,
        district: cases.district,
        rowVersion: cases.rowVersion,
        seoTitle: cases.seoTitle,
        seoDescription: cases.seoDescription,
        seoKeywords: cases.seoKeywords,
        shareSha: cases.shareSha,
        shareName: cases.shareName,
      },
      theme: {
        id: siteThemes.id,
        templateCode: siteThemes.templateCode,
        publishedOn: siteThemes.publishedOn,
        focuses,
      },
      consentVersion,
      otherCasesStamp,
      now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`,
      publisher,
      companyName,
    })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .innerJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .where(and(isNull(cases.deletedOn), isLive, or(isNamed, isSameName(siteSets.caseCode, wanted))))
    // A site with this name takes precedence over one with this code.
    .orderBy(sql`${isNamed} desc nulls last`, asc(siteSets.id))
    .limit(1);

/**
 * Answer of /case/{address}: a page by its site name, a redirect for a code or another spelling, null when not public.
 */
export async function publicSite(db: Db, address: string): Promise<PublicSite | null> {
  const [row] = await prepared(db, 'live_sites', liveSites).execute({ wanted: address });
  const siteName = row?.site.siteName;
  if (!row || !siteName) return null;
  const { site, own, theme } = row;
  // One address per page, so that caches store and purge it once.
  if (!row.isNamed || address !== siteName) {
    return { kind: 'redirect', caseId: own.id, siteName, isExact: !row.isNamed && address === site.caseCode };
  }
  const { title, county, district } = shownName(site, own);
  const { seoTitle, seoDescription, seoKeywords, shareSha } = shownSettings(site, own);
  const share = await fileInfos(db, [{ sha: shareSha, fileName: null }]);
  return {
    kind: 'page',
    caseId: own.id,
    siteId: site.id,
    version: [
      theme.id,
      theme.publishedOn?.getTime(),
      site.rowVersion,
      own.rowVersion,
      theme.focuses,
      row.publisher,
      row.companyName,
    ].join('-'),
    consentVersion: row.consentVersion,
    otherCasesStamp: row.otherCasesStamp,
    now: row.now,
    head: {
      title: seoTitle,
      description: seoDescription,
      keywords: seoKeywords,
      siteName,
      shareImage: share.get(shareSha ?? '') ?? null,
      gaId: site.gaId,
      gtmId: site.gtmId,
      county,
      district: county + district,
      caseTitle: title,
      publisher: row.publisher,
      companyName: row.companyName,
      publishedOn: theme.publishedOn,
      templateCode: theme.templateCode,
    },
    parts: async () => {
      const [published] = await db
        .select({ parts: siteThemes.publishedParts })
        .from(siteThemes)
        .where(eq(siteThemes.id, theme.id));
      return partsOnWire(db, published?.parts ?? []);
    },
  };
}

/** Id, and number within its site from 1; both 0 without one. */
export interface Publication {
  id: number;
  number: number;
}

/** A publication of the site by its id; undefined if the site has none of it. */
export async function publicationWithin(
  db: Db,
  siteId: number,
  id: number,
): Promise<Publication | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > maxId) return undefined;
  const { rows } = await db.execute<{ id: number; number: number }>(sql`
    select max(version.id)::int as id, count(version.id)::int as number
    from ${siteSets} site
    join ${siteThemes} theme on theme.case_id = site.case_id
    join ${siteThemeVersions} version on version.theme_id = theme.id
    where site.id = ${siteId} and version.id <= ${id}
  `);
  return rows[0]?.id === id ? rows[0] : undefined;
}

/** Newest publication of the public theme: id 0 without one; `number` counts all of the site. */
export async function publicationOf(db: Db, siteId: number): Promise<Publication> {
  const { rows } = await db.execute<{ id: number; number: number }>(sql`
    select coalesce(max(version.id) filter (where version.theme_id = site.active_theme_id), 0)::int as id,
      count(version.id)::int as number
    from ${siteSets} site
    left join ${siteThemes} theme on theme.case_id = site.case_id
    left join ${siteThemeVersions} version on version.theme_id = theme.id
    where site.id = ${siteId}
    group by site.id
  `);
  return rows[0] ?? { id: 0, number: 0 };
}

/** Ids of the newest publications of a site, across its themes. */
export async function publicationIdsOf(db: Db, siteId: number): Promise<number[]> {
  const rows = await db
    .select({ id: siteThemeVersions.id })
    .from(siteThemeVersions)
    .innerJoin(siteThemes, eq(siteThemes.id, siteThemeVersions.themeId))
    .innerJoin(siteSets, eq(siteSets.caseId, siteThemes.caseId))
    .where(eq(siteSets.id, siteId))
    .orderBy(desc(siteThemeVersions.id))
    .limit(50);
  return rows.map(({ id }) => id);
}

/** True for a name or code of a site, public or not, whose case is not in the trash. */
export async function isNamedSite(db: Db, name: string): Promise<boolean> {
  const [row] = await db
    .select({ id: siteSets.id })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(
      and(
        isNull(cases.deletedOn),
        or(isSameName(siteSets.siteName, name), isSameName(siteSets.caseCode, name)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Those names or codes in lower case at which a public site is found. */
export async function publicNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const [siteName, caseCode] = [sql`lower(${siteSets.siteName})`, sql`lower(${siteSets.caseCode})`];
  const rows = await db
    .select({ name: sql<string>`${siteName}`, code: sql<string | null>`${caseCode}` })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .innerJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .where(
      and(
        isNull(cases.deletedOn),
        isLive,
        isNotNull(siteSets.siteName),
        or(inArray(siteName, [...names]), inArray(caseCode, [...names])),
      ),
    );
  return new Set(rows.flatMap(({ name, code }) => [name, code ?? name]));
}

/** Site name of the case while public, else null. */
export async function liveSiteName(db: Db, caseId: number): Promise<string | null> {
  const [row] = await db
    .select({ siteName: siteSets.siteName })
    .from(siteSets)
    .innerJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .where(and(eq(siteSets.caseId, caseId), isLive));
  return row?.siteName ?? null;
}

const hasForm = sql<boolean>`${siteThemes.publishedParts} @> ${JSON.stringify([{ partType: PartType.form }])}::jsonb`;

interface LiveSite {
  siteName: string;
  hasForm: boolean;
}

/** Name and place that the public page of a case keeps, for queries of cases; null without one. */
export const keptNameOfCase = sql<PlacedName | null>`(
  select site."kept_name" from ${siteSets} site join ${siteThemes} theme on theme."id" = site."active_theme_id"
  where site."case_id" = ${cases}."id"
    and site."status" = ${sql.raw(`${SiteStatus.enabled}`)} and theme."status" = ${sql.raw(`${ContentStatus.online}`)}
)`;

/** Public sites of these cases, by the case's id. */
export async function liveSitesOfCases(db: Db, caseIds: readonly number[]): Promise<Map<number, LiveSite>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select({
      caseId: siteSets.caseId,
      siteName: siteSets.siteName,
      hasForm,
    })
    .from(siteSets)
    .innerJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .where(and(inArray(siteSets.caseId, [...caseIds]), isLive));
  return new Map(
    rows.flatMap(({ caseId, siteName, ...row }) => (siteName ? [[caseId, { siteName, ...row }]] : [])),
  );
}

/** All public sites with their publication time. */
export async function liveSitesOf(
  db: Db,
): Promise<{ caseId: number; siteName: string; publishedOn: Date | null }[]> {
  const rows = await db
    .select({ caseId: cases.id, siteName: siteSets.siteName, publishedOn: siteThemes.publishedOn })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .innerJoin(siteThemes, eq(siteThemes.id, siteSets.activeThemeId))
    .where(and(isNull(cases.deletedOn), isLive))
    .orderBy(asc(siteSets.id));
  return rows.flatMap(({ siteName, ...row }) => (siteName ? [{ siteName, ...row }] : []));
}
