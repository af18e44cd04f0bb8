import type { Tx } from '../../base/db/transaction';
import { Refusal } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import { serverText } from '../../base/contract/text';
import type { StoredPart } from '../../base/db/stored-values';
import { samplesOf, withoutSample } from '../../blocks/part-marks';
import type { Saved } from '../../records/table';
import { assertFresh } from '../../records/records';
import { type LockedSite, lockTheme, siteRecords, type SiteRow, themeRecords, type ThemeRow } from './locks';
import { publicParts } from './site-state';
import type { ThemeVersion } from './theme-parts';
import { type Publication, storePublished } from './store-published';
import { followed } from './bound-blocks';
import { ContentStatus, SiteStatus } from '../../../openapi/generated/enums';

type Publishing = Omit<Bodies['updateSiteThemeStatus'], 'cancelSchedules'>;

/** Online publishes the draft; offline takes the page and its site offline. */
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
      await siteRecords.change(tx, site.id, { status: SiteStatus.notEnabled }, by);
    }
    return answer(await themeRecords.change(tx, themeId, { status: ContentStatus.offline }, by));
  }
  const parts = await followed(tx, theme.parts, own);
  assertPublishable({ parts }, site, themes);
  const publication = {
    themeId,
    publishedParts: parts.map(withoutSample),
    note: note.trim(),
    emergencyReason,
    theme: { parts, status: ContentStatus.online },
  };
  return answer(await publishInPlace(tx, locked, publication, by));
}

/** Publishes former blocks of a theme with the case's present values; its draft stays. Throws like `updateThemeStatus`. */
export async function publishFormer(
  tx: Tx,
  {
    parts: former,
    ...publication
  }: Pick<Publication, 'themeId' | 'note' | 'emergencyReason'> & { parts: readonly StoredPart[] },
  by: string,
): Promise<Saved> {
  const locked = await lockTheme(tx, publication.themeId);
  const { theme, site, themes, own } = locked;
  const publishedParts = await followed(tx, former, own);
  assertPublishable({ parts: publishedParts }, site, themes);
  // A live draft keeps its request, as what is published is not the draft.
  const status = theme.status === ContentStatus.online ? {} : { theme: { status: ContentStatus.online } };
  return publishInPlace(tx, locked, { ...publication, publishedParts, ...status }, by);
}

/** Publishes blocks of a theme in the place of the theme that is live. */
async function publishInPlace(
  tx: Tx,
  locked: LockedSite,
  publication: Omit<Publication, 'site'>,
  by: string,
): Promise<Saved> {
  const { themeId } = publication;
  const saved = await storePublished(tx, locked, { ...publication, site: { activeThemeId: themeId } }, by);
  for (const other of locked.themes) {
    if (other.id !== themeId && other.status === ContentStatus.online) {
      await themeRecords.change(tx, other.id, { status: ContentStatus.offline }, by);
    }
  }
  return saved;
}

/** Refuses to publish an incomplete draft (decisions/005-publish-flow); `themes` are all of its site. */
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
