import { ContentStatus } from '../../../openapi/generated/enums';
import type { StoredPart } from '../../base/db/stored-values';
import { unmarked } from '../../blocks/part-marks';
import type { SiteRow, ThemeRow } from './locks';

/** True when a published theme's draft differs from the live page. */
export function hasChanges(
  theme: Pick<ThemeRow, 'status' | 'parts' | 'publishedParts'> | undefined,
): boolean {
  // Equal blocks give equal texts, as jsonb orders keys. Marks of samples and sources are not visible.
  const said = (parts: readonly StoredPart[] | null) =>
    JSON.stringify(parts?.map((part) => [unmarked(part), part.isSourceEmpty]) ?? null);
  return theme?.status === ContentStatus.online && said(theme.parts) !== said(theme.publishedParts);
}

/** Blocks that visitors see; none before the first publication. */
export function publicParts(
  themes: readonly Pick<ThemeRow, 'status' | 'publishedParts'>[],
): readonly StoredPart[] {
  return themes.find(({ status }) => status === ContentStatus.online)?.publishedParts ?? [];
}

/** True for a theme with blocks. */
export const isDesigned = (theme: Pick<ThemeRow, 'parts'> | undefined) => (theme?.parts.length ?? 0) > 0;

/** Current step of publishing: 1 design, 2 code, 3 name, 4 publish (decisions/005-publish-flow). */
export function stepOf(site: SiteRow, themes: readonly ThemeRow[]): number {
  if (!themes.some(isDesigned)) return 1;
  if (!site.codeCheckedOn) return 2;
  return site.siteName ? 4 : 3;
}
