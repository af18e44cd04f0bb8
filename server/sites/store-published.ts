import type { Tx } from '../db/transaction';
import type { StoredPart } from '../db/stored-values';
import { siteThemeVersions } from '../db/schema';
import { actorIdOf } from '../audit/audit';
import type { Saved } from '../records/table';
import { siteRecords, type SiteRow, themeRecords, type ThemeRow } from './locks';

interface Publication {
  siteId: number;
  themeId: number;
  publishedParts: StoredPart[];
  /** Reason for the publication; may be empty. */
  note: string;
  /** Further columns of site and theme in the same save. */
  site?: Partial<Pick<SiteRow, 'activeThemeId'>>;
  theme?: Partial<Pick<ThemeRow, 'parts' | 'status'>>;
}

/** Publishes blocks of a locked site and stores them as a version. */
export async function storePublished(
  tx: Tx,
  { siteId, themeId, publishedParts, note, site, theme }: Publication,
  by: string,
): Promise<Saved> {
  const publishedOn = new Date();
  await tx.insert(siteThemeVersions).values({
    themeId,
    parts: publishedParts,
    publishedOn,
    publishedBy: by,
    publishedById: actorIdOf(tx),
    note,
  });
  await siteRecords.change(tx, siteId, { ...site, publishedOn }, by);
  return themeRecords.change(tx, themeId, { ...theme, publishedParts, publishedOn }, by);
}
