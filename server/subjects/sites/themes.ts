import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { cases, siteSets, siteThemes, templates } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { checkParts, copyParts, partsOnWire, storeParts } from '../../blocks/blocks';
import type { Saved } from '../../records/table';
import { assertFresh, recordOf } from '../../records/records';
import { caseOfPage, lockSiteOfCase, lockTheme, siteRecords, themeRecords } from './locks';
import { storeCopies } from './part-copies';
import { hasChanges } from './site-state';
import type { ThemeVersion } from './theme-parts';
import { draftValues, followed, followedAsSent, isSameStored, recognised } from './bound-blocks';
import { companySettingsOf } from './form-consent';
import { copiedPage, filledPage } from './theme-fill';
import { ContentStatus } from '../../../openapi/generated/enums';

type SiteTheme = components['schemas']['SiteTheme'];

/** Themes with their cases and sites, those outside the trash. */
export const findThemes = (db: Db, ids: readonly number[]) =>
  db
    .select({ theme: siteThemes, own: caseOfPage, site: siteSets })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .innerJoin(siteSets, eq(siteSets.caseId, cases.id))
    .where(and(inArray(siteThemes.id, ids), isNull(cases.deletedOn), isNull(siteThemes.deletedOn)));

/** A theme with its case and site; throws 404. */
export async function findTheme(db: Db, id: number) {
  const [row] = await findThemes(db, [id]);
  if (!row) throw notFound();
  return row;
}

/** Draft as shown in its editor, with its public version; throws 404. */
export async function getTheme(db: Db, id: number): Promise<SiteTheme> {
  const { theme, own } = await findTheme(db, id);
  const [template] = await db
    .select({ name: templates.name })
    .from(templates)
    .where(eq(templates.templateCode, theme.templateCode));
  return {
    themeId: theme.id,
    caseId: own.id,
    templateCode: theme.templateCode,
    templateName: template?.name ?? '',
    name: theme.name,
    code: theme.templateCode,
    status: theme.status,
    parts: await partsOnWire(db, recognised(theme.parts, own)),
    publishedParts: theme.publishedParts && (await partsOnWire(db, recognised(theme.publishedParts, own))),
    publishedOn: theme.publishedOn?.toISOString() ?? null,
    hasUnpublishedChanges: hasChanges(theme),
    caseTitle: own.title,
    district: own.county + own.district,
    ...(await companySettingsOf(db)),
    ...recordOf(theme),
  };
}

/**
 * Creates a draft from a template and the case, or from another draft. Throws 404, and 400 if it gets too
 * long.
 */
export async function createTheme(
  tx: Tx,
  { caseId, code: templateCode, name, sourceThemeId, withContent }: Bodies['createSiteTheme'],
  by: string,
): Promise<ThemeVersion> {
  const { own, site, themes } = await lockSiteOfCase(tx, caseId);
  const [template] = await tx.select().from(templates).where(eq(templates.templateCode, templateCode));
  if (!template) throw notFound();
  const source = themes.find(({ id }) => id === sourceThemeId);
  if (sourceThemeId !== undefined && !source) throw notFound();
  const parts = source
    ? copiedPage(recognised(source.parts, own), own, withContent)
    : filledPage(template.parts, own, withContent);
  const copies = await copyParts(tx, parts);
  const { id: themeId, rowVersion } = await themeRecords.add(
    tx,
    { caseId, templateCode, name: name?.trim() ?? template.name, parts: copies },
    by,
  );
  if (source) await storeCopies(tx, caseId, source.parts, copies);
  if (!site.publishedOn) await siteRecords.change(tx, site.id, { activeThemeId: themeId }, by);
  return { themeId, rowVersion };
}

/** Validates a draft and its blocks, before the transaction. */
export async function checkTheme({ webParts, ...fields }: Bodies['updateSiteTheme'], by: number) {
  return { fields, parts: webParts && (await checkParts(webParts, by)) };
}

/** Saves name or blocks of a draft. Throws 404, 409 for an older version, 400 for unknown blocks. */
export async function updateTheme(
  tx: Tx,
  { fields, parts }: Awaited<ReturnType<typeof checkTheme>>,
  by: string,
): Promise<SiteTheme> {
  const { themeId, rowVersion, name } = fields;
  const { theme, own } = await lockTheme(tx, themeId);
  assertFresh(theme, rowVersion);
  const known = recognised(theme.parts, own);
  const stored = parts && (await followedAsSent(tx, await storeParts(tx, parts, known), own, known));
  await themeRecords.change(
    tx,
    themeId,
    { ...(name ? { name: name.trim() } : {}), ...(stored ? draftValues(theme, stored, own) : {}) },
    by,
  );
  return getTheme(tx, themeId);
}

/**
 * Moves a theme with its versions to the trash; refused for the public one. The newest remaining replaces an
 * active one.
 */
export async function deleteTheme(tx: Tx, id: number, by: string): Promise<void> {
  const { theme, site, themes } = await lockTheme(tx, id);
  if (theme.status === ContentStatus.online) throw new Refusal('themePublic');
  await themeRecords.remove(tx, id, by);
  if (site.activeThemeId !== id) return;
  const left = themes.findLast((other) => other.id !== id);
  await siteRecords.change(tx, site.id, { activeThemeId: left?.id ?? null }, by);
}

/** Restores a theme; it becomes active if the site has none. Throws 404, also while its case is in the trash. */
export async function restoreTheme(tx: Tx, id: number, by: string): Promise<Saved> {
  const { site, own } = await lockSiteOfCase(tx, await caseOfTrashed(tx, id));
  if (site.activeThemeId === null) await siteRecords.change(tx, site.id, { activeThemeId: id }, by);
  const saved = await themeRecords.restore(tx, id);
  const theme = await themeRecords.find(tx, id);
  const parts = await followed(tx, theme.parts, own);
  // The case may have changed in the meantime.
  return isSameStored(parts, theme.parts) ? saved : themeRecords.change(tx, id, { parts }, by);
}

/** Purges a theme with its versions; throws 404, also while its case is in the trash. */
export async function purgeTheme(tx: Tx, id: number): Promise<void> {
  await lockSiteOfCase(tx, await caseOfTrashed(tx, id));
  await themeRecords.purge(tx, id);
}

async function caseOfTrashed(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .select({ caseId: siteThemes.caseId })
    .from(siteThemes)
    .where(and(eq(siteThemes.id, id), isNotNull(siteThemes.deletedOn)));
  if (!row) throw notFound();
  return row.caseId;
}
