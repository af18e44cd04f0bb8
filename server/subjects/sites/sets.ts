import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { cases, siteSets, siteThemes, templates } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { encodePictures, shareColumns } from '../../base/files/record-pictures';
import { shownTexts, withheldBy } from '../../blocks/shown-settings';
import { lacksAlt, samplesOf } from '../../blocks/part-marks';
import type { Saved } from '../../records/table';
import { assertFresh, isSameName, isTaken, recordOf } from '../../records/records';
import { type SalesCase, storeSalesCase } from './sales-system';
import { assertAdvertising } from '../advertising/findings';
import type { PageSettings } from '../approvals/rules/blocks';
import { assertSettings, settingsApprovers, themeApprovals } from './approval-content';
import { pageFacts } from './stated-facts';
import { consentFault } from './form-consent';
import type { StoredPart } from '../../base/db/stored-values';
import { openSchedules } from './open-schedules';
import {
  caseInTrash,
  caseOfPage,
  type CaseOfPage,
  lockSite,
  siteRecords,
  type SiteRow,
  type ThemeRow,
} from './locks';
import { hasChanges, isDesigned, publicParts } from './site-state';
import { ContentStatus, PartType, SiteStatus } from '../../../openapi/generated/enums';
import { visibleState, type VisibleState } from '../../records/visible-state';

type SiteSet = components['schemas']['SiteSet'];

/** Site of a case; throws 404, with a specific message for a case in the trash. */
export async function getSite(db: Db, caseId: number): Promise<SiteSet> {
  const [row] = await db
    .select({ site: siteSets, own: caseOfPage })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(eq(siteSets.caseId, caseId));
  if (!row) throw notFound();
  if (row.own.deletedOn) throw caseInTrash();
  return siteOnWire(db, row.site, row.own);
}

async function siteOnWire(db: Db, site: SiteRow, own: CaseOfPage): Promise<SiteSet> {
  // Sequential: all queries of a transaction share one connection.
  const themes = await db
    .select()
    .from(siteThemes)
    .where(and(eq(siteThemes.caseId, own.id), isNull(siteThemes.deletedOn)))
    .orderBy(asc(siteThemes.id));
  const { caseWithheld, keptName } = withheldBy(site, themes);
  const infos = await fileInfos(db, [
    { sha: own.coverSha, fileName: own.coverName },
    { sha: site.shareSha, fileName: site.shareName },
    { sha: own.shareSha, fileName: own.shareName },
  ]);
  return {
    siteId: site.id,
    caseId: String(own.id),
    title: own.title,
    county: own.county,
    district: own.district,
    code: site.siteName,
    status: site.status,
    caseState: await stateOfCase(db, own.id),
    caseParts: own.parts.length,
    schedules: await openSchedules(db, site.id),
    facts: pageFacts(own),
    suggestedCode: own.code,
    caseCode: site.caseCode,
    codeCheckedOn: site.codeCheckedOn?.toISOString() ?? null,
    siteName: site.siteName,
    publishedOn: site.publishedOn?.toISOString() ?? null,
    activeThemeId: site.activeThemeId,
    hasUnpublishedChanges:
      keptName !== null || hasChanges(themes.find(({ id }) => id === site.activeThemeId)),
    ...(keptName ? { keptName } : {}),
    seoTitle: site.seoTitle,
    seoKeywords: site.seoKeywords,
    seoDescription: site.seoDescription,
    shareImage: infoOf(infos, site.shareSha),
    ofCase: {
      seoTitle: own.seoTitle,
      seoKeywords: caseWithheld.includes('seoKeywords') ? '' : own.seoKeywords,
      seoDescription: own.seoDescription || own.subtitle,
      shareImage: caseWithheld.includes('share') ? null : infoOf(infos, own.shareSha),
    },
    settingsApprovers: await settingsApprovers(db, themes),
    gaId: site.gaId,
    gtmId: site.gtmId,
    cover: infoOf(infos, own.coverSha),
    coverAlt: own.coverAlt,
    themes: await themesOnWire(db, themes, await themeApprovals(db, { own, site, themes })),
    ...recordOf(site),
  };
}

async function themesOnWire(
  db: Db,
  themes: readonly ThemeRow[],
  approvals: Awaited<ReturnType<typeof themeApprovals>>,
): Promise<SiteSet['themes']> {
  const names = await db.select({ code: templates.templateCode, name: templates.name }).from(templates);
  const hasForm = themes.some(({ parts }) => parts.some(isForm));
  const formConsent = hasForm ? await consentFault(db) : undefined;
  return themes.map((theme) => ({
    themeId: theme.id,
    templateCode: theme.templateCode,
    templateName: names.find(({ code }) => code === theme.templateCode)?.name ?? '',
    name: theme.name,
    partCount: theme.parts.length,
    missingAltCount: theme.parts.filter(lacksAlt).length,
    ...(formConsent && theme.parts.some(isForm) ? { formConsent } : {}),
    sampleParts: samplesOf(theme.parts, publicParts(themes)),
    status: theme.status,
    publishedOn: theme.publishedOn?.toISOString() ?? null,
    lastModifiedOn: theme.lastModifiedOn.toISOString(),
    rowVersion: theme.rowVersion,
    ...approvalOf(approvals.get(theme.id)),
  }));
}

const isForm = ({ partType }: StoredPart) => partType === PartType.form;

async function stateOfCase(db: Db, id: number): Promise<VisibleState> {
  const [row] = await db
    .select({ state: visibleState(cases) })
    .from(cases)
    .where(eq(cases.id, id));
  return row?.state ?? 'offline';
}

/** Validates a save and encodes its share picture, before the transaction. Throws 400. */
export async function checkSite(input: Bodies['updateSiteSet']) {
  const { fields, pictures } = await encodePictures(input);
  return { fields, share: pictures.share };
}

/**
 * Saves site name, SEO, analytics and share picture. The name requires design and code, and is fixed after the first
 * publication.
 */
export async function updateSite(
  tx: Tx,
  { fields, share }: Awaited<ReturnType<typeof checkSite>>,
  by: string,
): Promise<SiteSet> {
  const { siteId, rowVersion, emergencyReason, ...changed } = fields;
  const locked = await lockSite(tx, siteId);
  const { site, own, themes } = locked;
  assertFresh(site, rowVersion);
  const { siteName, activeThemeId } = changed;
  if (siteName !== undefined && siteName !== site.siteName) await assertNameOpen(tx, site, themes, siteName);
  if (activeThemeId !== undefined) assertMayShow(site, themes, activeThemeId);
  const columns = { ...changed, ...(await shareColumns(tx, share)) };
  await assertSettings(tx, locked, settingsAfter(site, columns), { emergencyReason, by });
  await siteRecords.change(tx, siteId, columns, by).catch((error: unknown) => {
    if (isTaken(error, 'site_sets_name')) throw new Refusal('nameTaken');
    throw error;
  });
  return siteOnWire(tx, await siteRecords.find(tx, siteId), own);
}

const approvalOf = (approval: components['schemas']['ThemeApproval'] | undefined) =>
  approval ? { approval } : {};

/** Settings after a save; omitted ones stay. */
export function settingsAfter(site: SiteRow, { shareSha, ...changed }: Partial<PageSettings>): PageSettings {
  return {
    seoTitle: changed.seoTitle ?? site.seoTitle,
    seoKeywords: changed.seoKeywords ?? site.seoKeywords,
    seoDescription: changed.seoDescription ?? site.seoDescription,
    shareSha: shareSha === undefined ? site.shareSha : shareSha,
  };
}

/** An enabled site must show a published page; only its switch takes it offline. */
function assertMayShow(site: SiteRow, themes: readonly ThemeRow[], themeId: number): void {
  const theme = themes.find(({ id }) => id === themeId);
  if (!theme) throw notFound();
  if (site.status === SiteStatus.enabled && theme.status !== ContentStatus.online) {
    throw new Refusal('themeNotPublished');
  }
}

async function assertNameOpen(
  tx: Tx,
  site: SiteRow,
  themes: readonly ThemeRow[],
  siteName: string,
): Promise<void> {
  if (site.publishedOn) throw new Refusal('nameFrozen');
  if (!themes.some(isDesigned)) throw new Refusal('designMissing');
  if (!site.codeCheckedOn) throw new Refusal('codeMissing');
  await lockAddresses(tx);
  // A name equal to another case's code would take over the short address of that case.
  const [other] = await tx
    .select({ isInTrash: isNotNull(cases.deletedOn).mapWith(Boolean) })
    .from(siteSets)
    .innerJoin(cases, eq(cases.id, siteSets.caseId))
    .where(
      and(
        ne(siteSets.id, site.id),
        or(
          isSameName(siteSets.caseCode, siteName),
          isSameName(siteSets.siteName, siteName),
          isSameName(cases.code, siteName),
        ),
      ),
    );
  if (other) throw new Refusal(other.isInTrash ? 'nameInTrash' : 'nameTaken');
}

/** Names and codes share one set of addresses, which no index covers; so checks run one after the other. */
async function lockAddresses(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site_addresses'))`);
}

/**
 * Saves the case code after asking the sales system again, as the client's comparison is not trusted
 * (decisions/005-publish-flow).
 */
export async function updateCode(
  tx: Tx,
  { siteId, rowVersion }: Bodies['updateSiteCode'],
  found: SalesCase,
  by: string,
): Promise<SiteSet> {
  const { site, own, themes } = await lockSite(tx, siteId);
  assertFresh(site, rowVersion);
  if (site.publishedOn) throw new Refusal('codeFrozen');
  if (!themes.some(isDesigned)) throw new Refusal('designMissing');
  if (plain(found.title) !== plain(own.title) || plain(found.district) !== plain(own.county + own.district)) {
    throw new Refusal('salesCaseMismatch');
  }
  await lockAddresses(tx);
  // A site with this name takes precedence, so this case's short address would show another page.
  const [named] = await tx
    .select({ id: siteSets.id })
    .from(siteSets)
    .where(and(ne(siteSets.id, siteId), isSameName(siteSets.siteName, found.code)));
  if (named) throw new Refusal('codeIsName');
  await storeSalesCase(tx, found);
  await siteRecords.change(tx, siteId, { caseCode: found.code, codeCheckedOn: new Date() }, by);
  return siteOnWire(tx, await siteRecords.find(tx, siteId), own);
}

/** Leading and trailing spaces and full-width letters do not distinguish names. */
const plain = (text: string) => text.normalize('NFKC').trim();

/** Enables (0) a published site, or disables (1) it. Throws `adFindingsRequired` for a page with forbidden words. */
export async function updateSiteStatus(
  tx: Tx,
  { id, status }: Bodies['updateSiteStatus'],
  by: string,
): Promise<Saved> {
  const { site, themes, own } = await lockSite(tx, id);
  const live = themes.find(
    (theme) => theme.id === site.activeThemeId && theme.status === ContentStatus.online,
  );
  if (status === SiteStatus.enabled) {
    if (!live) throw new Refusal('notPublished');
    const page = { parts: live.publishedParts ?? [], texts: shownTexts(site, own) };
    await assertAdvertising(tx, page, { before: site.status === SiteStatus.enabled ? page : null });
  }
  return siteRecords.change(tx, id, { status }, by);
}
