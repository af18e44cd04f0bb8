import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { cases, siteThemes, siteThemeVersions } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { Bodies } from '../../base/contract/bodies';
import type { components, operations } from '../../../openapi/generated/types';
import { partsOnWire } from '../../blocks/blocks';
import { currentName } from '../../base/audit/present-names';
import type { PageOf, Saved } from '../../records/table';
import { assertFresh } from '../../records/records';
import { notFound } from '../../base/contract/errors';
import { lockTheme, themeRecords } from './locks';
import { draftValues, followed, followedView } from './bound-blocks';
import { findTheme } from './themes';
import { type BodyCheck, validParts } from '../../records/version-fit';
import { ContentStatus } from '../../../openapi/generated/enums';

type VersionQuery = NonNullable<operations['getSiteThemeVersion']['parameters']['query']>;
type ListQuery = NonNullable<operations['listSiteThemeVersions']['parameters']['query']>;

/** One page of a theme's published versions, newest first; throws 404. */
export async function listThemeVersions(
  db: Db,
  themeId: number,
  { pageNumber = 1, pageSize = 10 }: ListQuery,
): Promise<PageOf<components['schemas']['SiteThemeVersion']>> {
  const [theme] = await db
    .select({ status: siteThemes.status })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .where(and(eq(siteThemes.id, themeId), isNull(cases.deletedOn), isNull(siteThemes.deletedOn)));
  if (!theme) throw notFound();
  const own = eq(siteThemeVersions.themeId, themeId);
  const { id, publishedOn, publishedBy, publishedById, note, approvals } = siteThemeVersions;
  const [rows, [total]] = await Promise.all([
    // Counted in the database: a page of 300 blocks is a thousand times as large as its entry.
    db
      .select({
        id,
        publishedOn,
        publishedBy,
        publishedById,
        note,
        emergencyReason: sql<string | null>`${approvals}->>'emergencyReason'`,
        partCount: sql<number>`jsonb_array_length(${siteThemeVersions.parts})`,
      })
      .from(siteThemeVersions)
      .where(own)
      .orderBy(desc(id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.select({ count: count() }).from(siteThemeVersions).where(own),
  ]);
  return {
    items: rows.map((row, index) => ({
      versionId: row.id,
      themeId,
      partCount: row.partCount,
      publishedOn: row.publishedOn.toISOString(),
      publishedBy: currentName(row.publishedById, row.publishedBy),
      isLive: pageNumber === 1 && index === 0 && theme.status === ContentStatus.online,
      note: row.note,
      ...(row.emergencyReason ? { emergencyReason: row.emergencyReason } : {}),
    })),
    totalCount: total?.count ?? 0,
    pageNumber,
    pageSize,
  };
}

/** The page as published in a version, or as its restore would produce. */
export async function getThemeVersion(
  db: Db,
  id: number,
  { restored = false }: VersionQuery,
): Promise<components['schemas']['SitePreview']> {
  const version = await findVersion(db, id);
  const { theme, own } = await findTheme(db, version.themeId);
  return {
    themeId: theme.id,
    templateCode: theme.templateCode,
    title: own.title,
    district: own.county + own.district,
    parts: await partsOnWire(db, restored ? followedView(version.parts, own) : version.parts),
  };
}

/**
 * Restores a published version as draft, with the case's present values. Throws 404, 409, and 400 for blocks
 * no longer accepted.
 */
export async function restoreThemeVersion(
  tx: Tx,
  {
    themeId,
    rowVersion,
    versionId,
  }: Pick<Bodies['restoreSiteThemeVersion'], 'themeId' | 'rowVersion' | 'versionId'>,
  by: string,
  checkBody: BodyCheck,
): Promise<Saved> {
  const { theme, own } = await lockTheme(tx, themeId);
  assertFresh(theme, rowVersion);
  const parts = await formerParts(tx, { themeId, versionId }, checkBody);
  return themeRecords.change(tx, themeId, draftValues(theme, await followed(tx, parts, own), own), by);
}

/** Blocks of a published version. Throws 404, and 400 for blocks no longer accepted. */
export async function formerParts(
  tx: Tx,
  { themeId, versionId }: { themeId: number; versionId: number },
  checkBody: BodyCheck,
) {
  const version = await findVersion(tx, versionId);
  if (version.themeId !== themeId) throw notFound();
  return validParts(tx, checkBody, 'updateSiteTheme', version.parts);
}

async function findVersion(db: Db, id: number) {
  const [version] = await db.select().from(siteThemeVersions).where(eq(siteThemeVersions.id, id));
  if (!version) throw notFound();
  return version;
}
