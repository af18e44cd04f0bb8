import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { StoredPart } from '../db/stored-values';
import { cases, siteSets, siteThemes, templates } from '../db/schema';
import type { Tx } from '../db/transaction';
import { Refusal, fieldError, notFound } from '../contract/errors';
import type { Bodies } from '../contract/bodies';
import type { components, operations } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { checkParts, copyParts, partsOnWire, storeParts } from '../pages/blocks';
import { samplesOf, unmarked, withoutSample } from '../pages/part-marks';
import type { Saved } from '../records/table';
import { assertFresh, recordOf } from '../records/records';
import {
  type CaseRow,
  lockSiteOfCase,
  lockTheme,
  siteRecords,
  type SiteRow,
  themeRecords,
  type ThemeRow,
} from './locks';
import { keepCopies } from './part-copies';
import { hasChanges, publicParts } from './site-state';
import { maxParts, type ThemeVersion } from './theme-parts';
import { storePublished } from './store-published';
import { assertAdvertising } from '../adcheck/findings';
import {
  caseSources,
  draftValues,
  followed,
  followedAsSent,
  isSameStored,
  recognised,
  withoutSource,
} from './bound-blocks';
import { formConsentOf } from './form-consent';
import { contentMissingIn, filledPage, fillingsOf } from './theme-fill';
import { ContentStatus, WebsiteStatus } from '../../openapi/generated/enums';

type SiteTheme = components['schemas']['SiteTheme'];
type SitePreview = components['schemas']['SitePreview'];
type PreviewQuery = NonNullable<operations['previewSiteTheme']['parameters']['query']>;

export async function listTemplates(db: Db): Promise<components['schemas']['TemplateCard'][]> {
  const rows = await db.select().from(templates).orderBy(asc(templates.id));
  return rows.map((row) => ({
    themeId: row.id,
    code: row.templateCode,
    name: row.name,
    description: row.description,
    partCount: row.parts.length,
    createdOn: row.createdOn.toISOString(),
  }));
}

/** A theme with its case and site; throws 404. */
export async function findTheme(db: Db, id: number) {
  const [row] = await db
    .select({ theme: siteThemes, own: cases, site: siteSets })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .innerJoin(siteSets, eq(siteSets.caseId, cases.id))
    .where(and(eq(siteThemes.id, id), isNull(cases.deletedOn), isNull(siteThemes.deletedOn)));
  if (!row) throw notFound();
  return row;
}

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
    ...(await formConsentOf(db)),
    ...recordOf(theme),
  };
}

/** The draft of a theme; with id 0 a template, optionally filled from a case. */
export async function previewTheme(
  db: Db,
  id: number,
  { code: templateCode, caseId, withContent }: PreviewQuery = {},
): Promise<SitePreview> {
  const consent = await formConsentOf(db);
  if (id !== 0) {
    const { theme, own } = await findTheme(db, id);
    return {
      themeId: id,
      caseId: String(own.id),
      templateCode: theme.templateCode,
      title: own.title,
      district: own.county + own.district,
      ...consent,
      parts: await partsOnWire(
        db,
        numberedAfter(theme.parts, copiedPage(theme.parts.map(withoutSource), own, withContent)),
      ),
    };
  }
  const [template] = await db
    .select()
    .from(templates)
    // Any text may be sent as code; an unknown one finds nothing.
    .where(sql`${templates.templateCode} = ${templateCode ?? ''}`);
  if (!template) throw notFound();
  if (caseId !== undefined) {
    const [own] = await db
      .select()
      .from(cases)
      .where(and(eq(cases.id, caseId), isNull(cases.deletedOn)));
    if (!own) throw notFound();
    return {
      themeId: 0,
      templateCode: template.templateCode,
      title: own.title,
      district: own.county + own.district,
      ...consent,
      parts: await partsOnWire(db, numbered(filledPage(template.parts, own, withContent))),
    };
  }
  return {
    themeId: 0,
    templateCode: template.templateCode,
    title: template.name,
    district: serverText.sampleDistrict,
    ...consent,
    parts: await partsOnWire(db, template.parts),
  };
}

/** Proposals for one sample of a draft from its case, likeliest first; 404 for a block of another page. */
export async function listSampleFillings(
  db: Db,
  id: number,
  partId: number,
): Promise<components['schemas']['SampleFilling'][]> {
  const { theme, own } = await findTheme(db, id);
  const sample = theme.parts.find((part) => part.id === partId);
  if (!sample) throw notFound();
  return Promise.all(
    fillingsOf(sample, own).map(async (parts) => ({ parts: await partsOnWire(db, numbered(parts)) })),
  );
}

/** Values of its case that a draft's blocks can show; throws 404. */
export async function listCaseSources(db: Db, id: number): Promise<components['schemas']['CaseSource'][]> {
  const { own } = await findTheme(db, id);
  return caseSources(db, own);
}

/** A page with added blocks, whose ids come from another page. */
function numberedAfter(known: readonly StoredPart[], parts: readonly StoredPart[]): StoredPart[] {
  const last = Math.max(0, ...known.map(({ id }) => id));
  return parts.map((part, place) => (place < known.length ? part : { ...part, id: last + place }));
}

/** Temporary ids for unstored blocks, by position. */
function numbered(parts: readonly StoredPart[]): StoredPart[] {
  return parts.map((part, place) => ({
    ...part,
    id: place + 1,
    ...(part.items ? { items: part.items.map((item, entry) => ({ ...item, id: entry + 1 })) } : {}),
  }));
}

/** Public blocks of a theme, and its case; 404 unless published on an enabled site. */
export async function publishedTheme(
  db: Db,
  id: number,
): Promise<{ caseId: number; published: SitePreview }> {
  const { theme, own, site } = await findTheme(db, id);
  if (
    theme.status !== ContentStatus.online ||
    site.status !== WebsiteStatus.enabled ||
    site.activeThemeId !== id ||
    !theme.publishedParts
  ) {
    throw notFound();
  }
  const published = {
    themeId: id,
    templateCode: theme.templateCode,
    title: own.title,
    district: own.county + own.district,
    parts: await partsOnWire(db, theme.publishedParts.map(unmarked)),
  };
  return { caseId: own.id, published };
}

/**
 * Creates a theme from a template filled from the case, or from another theme with all its blocks and marks. The
 * published page stays live until the new one is published. Throws 404 for a theme of another case, 400 when the copy
 * gets too long.
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
  if (source) await keepCopies(tx, caseId, source.parts, copies);
  if (!site.publishedOn) await siteRecords.change(tx, site.id, { activeThemeId: themeId }, by);
  return { themeId, rowVersion };
}

/** A copied page, optionally with the content blocks of its case that it lacks. */
function copiedPage(parts: readonly StoredPart[], own: CaseRow, withContent = false): StoredPart[] {
  const whole = withContent ? [...parts, ...contentMissingIn(parts, own)] : [...parts];
  if (whole.length > maxParts) throw fieldError('withContent', serverText.tooManyItems(maxParts));
  return whole;
}

/** Validates a draft and its blocks, before the transaction. */
export async function checkTheme({ webParts, ...fields }: Bodies['updateSiteTheme']) {
  return { fields, parts: webParts && (await checkParts(webParts)) };
}

export async function updateTheme(
  tx: Tx,
  { fields, parts }: Awaited<ReturnType<typeof checkTheme>>,
  by: string,
): Promise<SiteTheme> {
  const { themeId, rowVersion, name } = fields;
  const { theme, own } = await lockTheme(tx, themeId);
  assertFresh(theme, rowVersion);
  const known = recognised(theme.parts, own);
  const stored = parts && (await followedAsSent(tx, await storeParts(tx, parts, known), own));
  await themeRecords.change(
    tx,
    themeId,
    { ...(name ? { name: name.trim() } : {}), ...(stored ? draftValues(theme, stored, own) : {}) },
    by,
  );
  return getTheme(tx, themeId);
}

type Publishing = Omit<Bodies['updateSiteThemeStatus'], 'cancelSchedules'>;

/** Online publishes the draft; offline takes the page and its website offline. */
export async function updateThemeStatus(
  tx: Tx,
  { themeId, rowVersion, status, note = '', emergencyReason }: Publishing,
  by: string,
): Promise<ThemeVersion> {
  const locked = await lockTheme(tx, themeId);
  const { theme, site, themes, own } = locked;
  assertFresh(theme, rowVersion);
  const answer = (saved: Saved) => ({ themeId, rowVersion: saved.rowVersion });
  if (status === ContentStatus.offline) {
    if (site.activeThemeId === themeId) {
      await siteRecords.change(tx, site.id, { status: WebsiteStatus.notEnabled }, by);
    }
    return answer(await themeRecords.change(tx, themeId, { status: ContentStatus.offline }, by));
  }
  const parts = await followed(tx, theme.parts, own);
  assertPublishable({ parts }, site, themes);
  await assertAdvertising(tx, { caseId: own.id, parts, site });
  const saved = await storePublished(
    tx,
    locked,
    {
      themeId,
      publishedParts: parts.map(withoutSample),
      note: note.trim(),
      emergencyReason,
      site: { activeThemeId: themeId },
      theme: { parts, status: ContentStatus.online },
    },
    by,
  );
  for (const other of themes) {
    if (other.id !== themeId && other.status === ContentStatus.online) {
      await themeRecords.change(tx, other.id, { status: ContentStatus.offline }, by);
    }
  }
  return answer(saved);
}

/**
 * Moves a theme with its versions to the trash; refused for the public page. On a site that is not public the newest
 * remaining theme becomes active.
 */
export async function deleteTheme(tx: Tx, id: number, by: string): Promise<void> {
  const { theme, site, themes } = await lockTheme(tx, id);
  if (theme.status === ContentStatus.online) throw new Refusal('themePublic');
  await themeRecords.remove(tx, id, by);
  if (site.activeThemeId !== id) return;
  const left = themes.findLast((other) => other.id !== id);
  await siteRecords.change(tx, site.id, { activeThemeId: left?.id ?? null }, by);
}

/** Restores a theme; it becomes active if the website has none. Throws 404, also while its case is in the trash. */
export async function restoreTheme(tx: Tx, id: number, by: string): Promise<Saved> {
  const { site, own } = await lockSiteOfCase(tx, await caseOfTrashed(tx, id));
  if (site.activeThemeId === null) await siteRecords.change(tx, site.id, { activeThemeId: id }, by);
  const saved = await themeRecords.restore(tx, id);
  const theme = await themeRecords.find(tx, id);
  const parts = await followed(tx, theme.parts, own);
  // The case may have changed meanwhile.
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

/** Refuses to publish an unfit draft (decisions/005-publish-flow); `themes` are all of its site. */
export function assertPublishable(
  theme: Pick<ThemeRow, 'parts'>,
  site: SiteRow,
  themes: readonly ThemeRow[],
): void {
  if (theme.parts.length === 0) throw new Refusal('designMissing');
  if (!site.codeCheckedOn) throw new Refusal('codeMissing');
  if (!site.siteName) throw new Refusal('nameMissing');
  const samples = samplesOf(theme.parts, publicParts(themes)).filter(({ isPublic }) => !isPublic);
  if (samples.length > 0) throw new Refusal('samplesLeft', serverText.samplesLeft(samples.length));
  const empty = theme.parts.filter(({ isSourceEmpty }) => isSourceEmpty).length;
  if (empty > 0) throw new Refusal('sourcesEmpty', serverText.sourcesEmpty(empty));
}
