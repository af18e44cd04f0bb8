import type { Config } from '../config';
import { Done, type Handlers } from '../contract';
import { once } from '../services/idempotency';
import { findSalesCase } from '../services/sales-system';
import * as sites from '../services/site-sets';
import * as themes from '../services/site-themes';
import * as versions from '../services/site-versions';
import { serverText } from '../text';
import { idempotencyKey } from './idempotency-key';

/** Websites, their themes and blocks (specification 7, decisions 3 to 5). */
export function siteHandlers({ isaleUrl }: Config) {
  return {
    getSalesCase: ({ db, params }) => findSalesCase(db, isaleUrl, params.id),
    listSiteSets: ({ db, query }) => sites.listSites(db, query),
    getSiteSet: ({ db, params }) => sites.getSite(db, params.id),
    updateSiteSet: async ({ db, body, account }) => new Done(await sites.updateSite(db, body, account.name), serverText.saved),
    updateSiteCode: async ({ db, body, account }) => new Done(await sites.updateCode(db, body, isaleUrl, account.name), serverText.saved),
    updateSiteStatus: ({ db, body, account }) => sites.updateSiteStatus(db, body, account.name),
    listTemplates: ({ db }) => themes.listTemplates(db),
    getSiteTheme: ({ db, params }) => themes.getTheme(db, params.id),
    previewSiteTheme: ({ db, params, query }) => themes.previewTheme(db, params.id, query.code),
    listSiteThemeVersions: ({ db, params, query }) => versions.listVersions(db, params.id, query),
    getSiteThemeVersion: ({ db, params }) => versions.getVersion(db, params.id),
    restoreSiteThemeVersion: async ({ db, body, account }) => new Done(await versions.restoreVersion(db, body, account.name), serverText.restored),
    getPublishedSiteTheme: ({ db, params }) => themes.publishedTheme(db, params.id),
    createSiteTheme: ({ db, body, account, request }) =>
      once(db, { accountId: account.id, operation: 'createSiteTheme', key: idempotencyKey(request) }, (tx) => themes.createTheme(tx, body, account.name)),
    updateSiteTheme: async ({ db, body, account }) => new Done(await themes.updateTheme(db, body, account.name), serverText.saved),
    updateSiteThemeStatus: async ({ db, body, account }) => themes.updateThemeStatus(db, body, account.name),
    createSiteThemePart: ({ db, body, account, request }) =>
      once(db, { accountId: account.id, operation: 'createSiteThemePart', key: idempotencyKey(request) }, (tx) => themes.addPart(tx, body, account.name)),
    updateSiteThemePart: ({ db, body, account }) => themes.savePart(db, body, account.name),
    sortSiteThemeParts: ({ db, body, account }) => themes.sortParts(db, body, account.name),
    deleteSiteThemePart: ({ db, params, query, account }) => themes.removePart(db, { id: params.id, ...query }, account.name),
  } satisfies Partial<Handlers>;
}
