import {
  getSiteSet,
  getSiteTheme,
  listSiteSets,
  listTemplates,
  previewSiteTheme,
} from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import type { Website } from '../../machines/publish-site.rules';
import { loadPage } from '../../list/load-list';
import { unwrap } from '../../calls/load';
import { isTemplateCode } from './template-codes';
import type { WebsiteListSearch } from './website-list-search';

export type WebsiteCard = components['schemas']['SiteCard'];

/** One page of websites. Throws LoadError, as all of these do. */
export function loadWebsiteList(search: WebsiteListSearch) {
  const { keyword, status, changed } = search;
  return loadPage(search, (range) =>
    listSiteSets({
      ...range,
      ...(keyword ? { keyword } : {}),
      ...(status === undefined ? {} : { status }),
      ...(changed ? { hasUnpublishedChanges: true } : {}),
    }),
  );
}

/** The website of a case. */
export function loadWebsite(caseId: number): Promise<Website> {
  return unwrap(getSiteSet({ id: caseId }));
}

/** The templates with their sample pages, and the website that one is chosen for. */
export async function loadTemplates(caseId: number) {
  const [cards, website] = await Promise.all([unwrap(listTemplates()), loadWebsite(caseId)]);
  const templates = await Promise.all(
    cards.map(async (card) => ({
      ...card,
      sample: await unwrap(previewSiteTheme({ id: 0 }, { code: card.code })),
    })),
  );
  return { templates, website };
}

export type Template = Awaited<ReturnType<typeof loadTemplates>>['templates'][number];

/** A theme with its draft. */
export function loadTheme(themeId: number) {
  return unwrap(getSiteTheme({ id: themeId }));
}

/** The draft of a theme, or a template by its code. */
export function loadPreview({
  themeId,
  templateCode,
}: {
  themeId: number;
  templateCode: string | undefined;
}) {
  return unwrap(
    previewSiteTheme({ id: themeId }, isTemplateCode(templateCode) ? { code: templateCode } : {}),
  );
}
