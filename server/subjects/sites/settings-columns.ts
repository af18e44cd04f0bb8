import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ContentStatus } from '../../../openapi/generated/enums';
import { notFound, ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, siteSets, siteThemes } from '../../base/db/schema';
import type { Changes } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { assertFresh } from '../../records/records';
import type { Saved } from '../../records/table';
import type { BodyCheck } from '../../records/version-fit';
import { assertSettings } from './approval-content';
import { lockSiteOfCase, siteRecords, type SiteRow } from './locks';
import { isLive } from './public-site';
import { settingsAfter } from './sets';

const otherThemes = alias(siteThemes, 'other_themes');
const publishedThemes = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(otherThemes)
    .where(
      and(
        eq(otherThemes.caseId, siteSets.caseId),
        eq(otherThemes.status, ContentStatus.online),
        isNull(otherThemes.deletedOn),
      ),
    );

/** Sites with their cases, the page that visitors see, and whether a change of their settings may need approval. */
export const settingsRows = (db: Db) =>
  db
    .select({
      own: { id: cases.id, title: cases.title, deletedOn: cases.deletedOn },
      site: siteSets,
      liveId: siteThemes.id,
      isPublished: sql<boolean>`${exists(publishedThemes(db))}`,
    })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .leftJoin(siteThemes, and(eq(siteThemes.id, siteSets.activeThemeId), isLive));

const columnsOf = ({ title }: { title: string }, site: SiteRow, isPublic: boolean) => ({
  title,
  rowVersion: site.rowVersion,
  isLive: isPublic,
  values: Object.fromEntries(Object.entries(site)),
});

/** Changes of the texts for search of a site, by the id of its case; checked like their own save. */
export const siteSettingsColumns = {
  /** Throws 404. */
  find: async (db: Db, caseId: number) => {
    const [row] = await settingsRows(db).where(and(eq(siteSets.caseId, caseId), isNull(cases.deletedOn)));
    if (!row) throw notFound();
    return columnsOf(row.own, row.site, row.liveId !== null);
  },
  /** Those that exist, by the ids of their cases. */
  findAll: async (db: Db, caseIds: readonly number[]) => {
    const rows = await settingsRows(db).where(
      and(inArray(siteSets.caseId, caseIds), isNull(cases.deletedOn)),
    );
    return new Map(
      rows.map(({ own, site, liveId }) => [site.caseId, columnsOf(own, site, liveId !== null)] as const),
    );
  },
  /** Locks the site; throws 404, and 409 if it no longer has this version. */
  lock: async (tx: Tx, { id: caseId, rowVersion }: Saved) => {
    const { site } = await lockSiteOfCase(tx, caseId);
    assertFresh(site, rowVersion);
    return siteSettingsColumns.find(tx, caseId);
  },
  /** Throws 400, 404, 409 and refusals. */
  save: async (
    tx: Tx,
    { id: caseId, rowVersion }: Saved,
    values: Changes,
    by: string,
    checkBody: BodyCheck,
  ): Promise<Saved> => {
    const locked = await lockSiteOfCase(tx, caseId);
    const { site } = locked;
    assertFresh(site, rowVersion);
    const { body, errors } = checkBody('updateSiteSet', { siteId: site.id, rowVersion, ...values });
    if (errors) throw new ServiceError(400, serverText.invalid, { errors });
    const columns = Object.fromEntries(Object.entries(body).filter(([name]) => name in values));
    const { emergencyReason } = tx.trail;
    await assertSettings(tx, locked, settingsAfter(site, columns), { emergencyReason, by });
    return siteRecords.change(tx, site.id, columns, by);
  },
};
