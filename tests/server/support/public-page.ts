import type { Db } from '../../../server/base/db/client';
import { type cases, siteSets, siteThemes } from '../../../server/base/db/schema';
import { addCase } from './add-case';

type Theme = typeof siteThemes.$inferInsert;

interface Page {
  house?: Partial<typeof cases.$inferInsert>;
  templateCode?: Theme['templateCode'];
  /** Blocks of the draft and the published page. */
  parts?: NonNullable<Theme['parts']>;
  site?: Partial<typeof siteSets.$inferInsert>;
}

/** Stores a case with a public site, at `/case/songtao` unless `site` has another name. */
export async function addPublicPage(
  db: Db,
  {
    house = {},
    templateCode = 'liubai',
    parts = [{ id: 1, partType: 1, textContent: '題' }],
    site = {},
  }: Page,
): Promise<{ caseId: number; themeId: number; siteId: number }> {
  const caseId = await addCase(db, house);
  const publishedOn = new Date();
  const [{ themeId } = { themeId: 0 }] = await db
    .insert(siteThemes)
    .values({ caseId, templateCode, status: 1, parts, publishedParts: parts, publishedOn })
    .returning({ themeId: siteThemes.id });
  const [{ siteId } = { siteId: 0 }] = await db
    .insert(siteSets)
    .values({
      caseId,
      status: 0,
      siteName: 'songtao',
      caseCode: house.code ?? 'A1',
      codeCheckedOn: publishedOn,
      publishedOn,
      activeThemeId: themeId,
      ...site,
    })
    .returning({ siteId: siteSets.id });
  return { caseId, themeId, siteId };
}

/** Matches an element that a browser would run: JSON-LD is data. */
export const scriptElement = /<script(?! type="application\/ld\+json">)/;
