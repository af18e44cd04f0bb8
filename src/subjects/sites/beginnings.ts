import { getSiteTheme, previewSiteTheme } from '../../api/generated/operations';
import type { LostFormat } from '../../../openapi/generated/enums';
import type { components } from '../../../openapi/generated/types';
import type { ApiResult } from '../../api/result';
import type { Site } from '../../machines/publish-site.rules';
import { currentDraft, type Template } from './site-loaders';

export type MadeTheme = Pick<components['schemas']['SiteTheme'], 'themeId'>;

export type Parts = components['schemas']['PagePart'][];

/** Blocks of both starting pages, with and without the case's content blocks; null without a draft. */
export interface StartingPages {
  own: Parts;
  current: Parts | null;
  withContent: { own: Parts; current: Parts | null };
  /** Formats of the introduction that the page does not support. */
  lostFormats: readonly LostFormat[];
}

/** Choice of content blocks for each starting page. */
export type Carries = Record<'own' | 'current', boolean>;

/** Loads the page of each start. */
export async function loadStartingPages({ code }: Template, site: Site): Promise<ApiResult<StartingPages>> {
  const source = currentDraft(site);
  const hasContent = (site.caseParts ?? 0) > 0;
  const ofCase = { code, caseId: Number(site.caseId) };
  const [own, bare, current, carrying] = await Promise.all([
    previewSiteTheme({ id: 0 }, ofCase),
    hasContent ? previewSiteTheme({ id: 0 }, { ...ofCase, withContent: false }) : null,
    source ? getSiteTheme({ id: source.themeId }) : null,
    source && hasContent ? previewSiteTheme({ id: source.themeId }, { withContent: true }) : null,
  ]);
  if (!own.ok) return own;
  const failed = [bare, current, carrying].find((answer) => answer && !answer.ok);
  if (failed && !failed.ok) return failed;
  const partsOf = (answer: ApiResult<{ parts: Parts }> | null) => (answer?.ok ? answer.data.parts : null);
  return {
    ...own,
    data: {
      own: partsOf(bare) ?? own.data.parts,
      current: partsOf(current),
      withContent: { own: own.data.parts, current: partsOf(carrying) ?? partsOf(current) },
      lostFormats: own.data.lostFormats ?? [],
    },
  };
}

/** Both pages with the chosen content blocks. */
export function chosenParts({ own, current, withContent }: StartingPages, carries: Carries) {
  return {
    own: carries.own ? withContent.own : own,
    current: carries.current ? withContent.current : current,
  };
}
