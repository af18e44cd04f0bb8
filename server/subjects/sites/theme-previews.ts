import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import type { StoredPart } from '../../base/db/stored-values';
import { cases, templates } from '../../base/db/schema';
import { notFound } from '../../base/contract/errors';
import type { components, operations } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import { partsOnWire } from '../../blocks/blocks';
import { unmarked } from '../../blocks/part-marks';
import { caseSources, numbered, withoutSource } from './bound-blocks';
import { companySettingsOf } from './form-consent';
import { lostFormats } from './introduction-blocks';
import { copiedPage, filledPage, fillingsOf } from './theme-fill';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';
import { findTheme } from './themes';

type SitePreview = components['schemas']['SitePreview'];
type PreviewQuery = NonNullable<operations['previewSiteTheme']['parameters']['query']>;

/** Themes from which a draft can start. */
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

/** Draft of a theme; with id 0 a template, optionally filled from a case. */
export async function previewTheme(
  db: Db,
  id: number,
  { code: templateCode, caseId, withContent }: PreviewQuery = {},
): Promise<SitePreview> {
  const settings = await companySettingsOf(db);
  if (id !== 0) {
    const { theme, own } = await findTheme(db, id);
    return {
      themeId: id,
      caseId: String(own.id),
      templateCode: theme.templateCode,
      title: own.title,
      district: own.county + own.district,
      ...settings,
      parts: await partsOnWire(
        db,
        numberedAfter(theme.parts, copiedPage(theme.parts.map(withoutSource), own, withContent)),
      ),
    };
  }
  const [template] = await db
    .select()
    .from(templates)
    // Any text may be sent as code; an unknown one gives no result.
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
      ...settings,
      parts: await partsOnWire(db, numbered(filledPage(template.parts, own, withContent))),
      lostFormats: lostFormats(own.introduction),
    };
  }
  return {
    themeId: 0,
    templateCode: template.templateCode,
    title: template.name,
    district: serverText.sampleDistrict,
    ...settings,
    parts: await partsOnWire(db, template.parts),
  };
}

/** Suggestions for one sample of a draft from its case, best match first; 404 for a block of another page. */
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

/** Public blocks of a theme, and its case; 404 unless published on an enabled site. */
export async function publishedTheme(
  db: Db,
  id: number,
): Promise<{ caseId: number; published: SitePreview }> {
  const { theme, own, site } = await findTheme(db, id);
  if (
    theme.status !== ContentStatus.online ||
    site.status !== SiteStatus.enabled ||
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
