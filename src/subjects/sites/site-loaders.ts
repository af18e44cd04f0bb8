import {
  getSiteSet,
  getSiteTheme,
  listSiteSets,
  listTemplates,
  previewSiteTheme,
} from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { ifOffered } from '../../api/offered';
import { selectedTheme, type ThemeSummary, type Site } from '../../machines/publish-site.rules';
import { basicQuery } from '../../records/list/list-search';
import { loadPage } from '../../records/list/load-list';
import { idIn, loadRecord, missing, unwrap } from '../../base/calls/load';
import type { PagePart } from '../../drawing/types';
import { isTemplateCode } from './template-codes';
import type { SiteListSearch } from './site-list-search';

export type SiteCard = components['schemas']['SiteCard'];

/** Filter of the sites as query of the calls. */
export const siteQuery = ({ status, changed, ...filter }: SiteListSearch) => ({
  ...basicQuery(filter),
  ...(status === undefined ? {} : { status }),
  ...(changed ? { hasUnpublishedChanges: true } : {}),
});

/** One page of sites. Loaders throw LoadError. */
export async function loadSiteList(search: SiteListSearch) {
  const page = await loadPage(search, (range) => listSiteSets({ ...range, ...siteQuery(search) }));
  return { page, search };
}

export async function loadSite(caseId: string): Promise<Site> {
  return loadRecord(getSiteSet, caseId);
}

/** A site with the blocks of its page, or of the draft that would become it; none before the first. */
export async function loadSiteWithParts(caseId: string): Promise<{ site: Site; parts: readonly PagePart[] }> {
  const site = await loadSite(caseId);
  const theme = selectedTheme(site);
  return { site, parts: theme ? (await unwrap(previewSiteTheme({ id: theme.themeId }))).parts : [] };
}

/** The draft to copy; undefined without one. */
export function currentDraft(site: Site): ThemeSummary | undefined {
  return ifOffered('drafts', selectedTheme(site));
}

/** Templates with samples and with the site's content: its draft's, else the filled template. */
export async function loadTemplates(caseId: string) {
  const id = idIn(caseId);
  const [cards, site] = await Promise.all([unwrap(listTemplates()), unwrap(getSiteSet({ id }))]);
  const draft = currentDraft(site);
  const ofCase = draft ? undefined : ifOffered('drafts', { caseId: id });
  const current = draft && (await unwrap(getSiteTheme({ id: draft.themeId }))).parts;
  const templates = await Promise.all(
    cards.map(async (card) => {
      const [sample, filled] = await Promise.all([
        unwrap(previewSiteTheme({ id: 0 }, { code: card.code })),
        ofCase ? unwrap(previewSiteTheme({ id: 0 }, { code: card.code, ...ofCase })) : null,
      ]);
      // Servers that implement only the specification fill no template.
      return { ...card, sample, own: current ?? filled?.parts ?? null };
    }),
  );
  return { templates, site };
}

export type Template = Awaited<ReturnType<typeof loadTemplates>>['templates'][number];

interface ThemePlace {
  caseId: string;
  themeId: string;
}

export async function loadTheme({ caseId, themeId }: ThemePlace) {
  const owner = idIn(caseId);
  const theme = await loadRecord(getSiteTheme, themeId);
  if (theme.caseId !== owner) throw missing();
  return theme;
}

/** A theme's draft, or a template by its code; 0/0 stands for no case (specification 2). */
export async function loadPreview({ caseId, themeId, code }: ThemePlace & { code?: string | undefined }) {
  if (themeId === '0') {
    if (caseId !== '0' || !isTemplateCode(code)) throw missing();
    return unwrap(previewSiteTheme({ id: 0 }, { code }));
  }
  const [owner, id] = [idIn(caseId), idIn(themeId)];
  const preview = await unwrap(previewSiteTheme({ id }));
  // Omitted by servers that implement only the specification.
  const ownerId = preview.caseId ?? (await unwrap(getSiteTheme({ id }))).caseId;
  if (Number(ownerId) !== owner) throw missing();
  return preview;
}
