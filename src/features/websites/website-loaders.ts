import { getSiteSet, getSiteTheme, listSiteSets, listTemplates, previewSiteTheme } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { PAGE_SIZE } from '../../shared/list/list-range';
import { unwrap } from '../../shared/load';
import { isThemeCode } from './theme-codes';
import type { WebsiteListSearch } from './website-list-search';

export type Website = components['schemas']['SiteSet'];
export type WebsiteCard = components['schemas']['SiteCard'];

/** One page of websites. Throws LoadError, as all of these do. */
export async function loadWebsiteList({ keyword, status, page = 1 }: WebsiteListSearch) {
  const load = (pageNumber: number) => unwrap(listSiteSets({ pageNumber, ...(keyword ? { keyword } : {}), ...(status === undefined ? {} : { status }) }));
  const asked = await load(page);
  // Behind the end, as after a delete: the last page there is.
  return asked.items.length > 0 || asked.totalCount === 0 ? asked : load(Math.ceil(asked.totalCount / PAGE_SIZE));
}

/** The website of a case. */
export function loadWebsite(caseId: number): Promise<Website> {
  return unwrap(getSiteSet({ id: caseId }));
}

/** The templates with their sample pages, and the website that one is chosen for. */
export async function loadTemplates(caseId: number) {
  const [cards, website] = await Promise.all([unwrap(listTemplates()), loadWebsite(caseId)]);
  const templates = await Promise.all(cards.map(async (card) => ({ ...card, sample: await unwrap(previewSiteTheme({ id: 0 }, { code: card.code })) })));
  return { templates, website };
}

export type Template = Awaited<ReturnType<typeof loadTemplates>>['templates'][number];

/** A theme with its draft. */
export function loadTheme(themeId: number) {
  return unwrap(getSiteTheme({ id: themeId }));
}

/** The draft of a theme, or a template by its code. */
export function loadPreview({ themeId, code }: { themeId: number; code: string | undefined }) {
  return unwrap(previewSiteTheme({ id: themeId }, isThemeCode(code) ? { code } : {}));
}
