import { getSiteSet, getSiteTheme, listSiteSets, listTemplates, previewSiteTheme } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { unwrap } from '../../shared/load';
import { isThemeCode } from './theme-codes';
import type { WebsiteListSearch } from './website-list-search';

export type Website = components['schemas']['SiteSet'];
export type WebsiteCard = components['schemas']['SiteCard'];

/** One page of websites. Throws LoadError, as all of these do. */
export async function loadWebsiteList({ keyword, status, page = 1 }: WebsiteListSearch) {
  return unwrap(listSiteSets({ pageNumber: page, ...(keyword ? { keyword } : {}), ...(status === undefined ? {} : { status }) }));
}

/** The website of a case. */
export function loadWebsite(caseId: number): Promise<Website> {
  return unwrap(getSiteSet({ id: caseId }));
}

/** The templates, and the website that one is chosen for. */
export async function loadTemplates(caseId: number) {
  const [templates, website] = await Promise.all([unwrap(listTemplates()), loadWebsite(caseId)]);
  return { templates, website };
}

/** A theme with its draft. */
export function loadTheme(themeId: number) {
  return unwrap(getSiteTheme({ id: themeId }));
}

/** The draft of a theme, or a template by its code. */
export function loadPreview({ themeId, code }: { themeId: number; code: string | undefined }) {
  return unwrap(previewSiteTheme({ id: themeId }, isThemeCode(code) ? { code } : {}));
}
