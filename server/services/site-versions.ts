import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { siteThemes, siteThemeVersions } from '../db/schema';
import type { Bodies } from '../generated/operations';
import type { components } from '../generated/types';
import { partsOnWire } from './parts';
import { assertFresh, notFound, stamp } from './records';
import { themeCode } from './site-sets';
import { findTheme, getTheme } from './site-themes';

/** What was published of a theme, the newest first; 404 when there is no such theme. */
export async function listVersions(db: Db, themeId: number): Promise<components['schemas']['SiteThemeVersion'][]> {
  const { theme } = await findTheme(db, themeId);
  const rows = await db.select().from(siteThemeVersions).where(eq(siteThemeVersions.themeId, themeId)).orderBy(desc(siteThemeVersions.id));
  return rows.map(({ id, parts, publishedOn, publishedBy }, index) => ({
    versionId: id, themeId, partCount: parts.length, publishedOn: publishedOn.toISOString(), publishedBy, isLive: index === 0 && theme.status === 1,
  }));
}

/** The page as it was published in one version. */
export async function getVersion(db: Db, id: number): Promise<components['schemas']['SitePreview']> {
  const version = await findVersion(db, id);
  const { theme, own } = await findTheme(db, version.themeId);
  return { themeId: theme.id, templateCode: themeCode(theme.templateCode), title: own.title, district: own.county + own.district, parts: await partsOnWire(db, version.parts) };
}

/** Makes a published version the draft again; what is live stays until the next publishing. 404 for another theme's version. */
export async function restoreVersion(db: Db, { themeId, rowVersion, versionId }: Bodies['restoreSiteThemeVersion'], by: string): Promise<components['schemas']['SiteTheme']> {
  return db.transaction(async (tx) => {
    const { theme } = await findTheme(tx, themeId, true);
    assertFresh(theme, rowVersion);
    const version = await findVersion(tx, versionId);
    if (version.themeId !== themeId) throw notFound();
    await tx.update(siteThemes).set({ parts: version.parts, ...stamp(by), rowVersion: rowVersion + 1 }).where(eq(siteThemes.id, themeId));
    return getTheme(tx, themeId);
  });
}

async function findVersion(db: Db, id: number) {
  const [version] = await db.select().from(siteThemeVersions).where(eq(siteThemeVersions.id, id));
  if (!version) throw notFound();
  return version;
}
