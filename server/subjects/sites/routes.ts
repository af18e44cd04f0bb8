import type { Config } from '../../base/config/config';
import { checkBody, Done, type Handlers } from '../../access/calls/operations';
import { purges, restores } from '../../access/calls/trash-handlers';
import { themeKind } from './site-kinds';
import { caseKey, publicAnswer } from '../../access/plugins/shared-cache';
import { checkPart } from '../../blocks/blocks';
import { siteFigures } from './figures';
import { findSalesCase } from './sales-system';
import * as publishing from './publishing';
import * as schedules from './schedule';
import * as sites from './sets';
import { listSites } from './site-list';
import * as parts from './theme-parts';
import * as previews from './theme-previews';
import * as themes from './themes';
import * as versions from './versions';
import { refusedByVersion } from '../../records/version-fit';
import { serverText } from '../../base/contract/text';

const themeHandlers = {
  listTemplates: ({ db }) => previews.listTemplates(db),
  getSiteTheme: ({ db, params }) => themes.getTheme(db, params.id),
  previewSiteTheme: ({ db, params, query }) => previews.previewTheme(db, params.id, query),
  listSampleFillings: ({ db, params, query }) => previews.listSampleFillings(db, params.id, query.partId),
  listCaseSources: ({ db, params }) => previews.listCaseSources(db, params.id),
  listSiteThemeVersions: ({ db, params, query }) => versions.listThemeVersions(db, params.id, query),
  getSiteThemeVersion: ({ db, params, query }) => versions.getThemeVersion(db, params.id, query),
  restoreSiteThemeVersion: async ({ body, write }) => {
    const { theme, message } = await refusedByVersion(() =>
      write((tx, { name }) => publishing.restoreManually(tx, body, name, checkBody)),
    );
    return new Done(theme, message);
  },
  createSiteTheme: ({ body, create }) => create((tx, { name }) => themes.createTheme(tx, body, name)),
  updateSiteTheme: async ({ body, account, write }) => {
    const checked = await themes.checkTheme(body, account.id);
    return new Done(await write((tx, { name }) => themes.updateTheme(tx, checked, name)), serverText.saved);
  },
  updateSiteThemeStatus: async ({ body, write }) => {
    const { saved, message } = await write((tx, { name }) => publishing.publishManually(tx, body, name));
    return message === null ? saved : new Done(saved, message);
  },
  deleteSiteTheme: async ({ params, write }) => {
    await write((tx, { name }) => themes.deleteTheme(tx, params.id, name));
    return new Done(null, serverText.deleted);
  },
  createSiteThemePart: async ({ body, create }) => {
    const part = await checkPart(body.part, 'part');
    return create((tx, { name }) => parts.addPart(tx, body, part, name));
  },
  updateSiteThemePart: async ({ body, write }) => {
    const part = await checkPart(body.part, 'part');
    return write((tx, { name }) => parts.savePart(tx, body, part, name));
  },
  sortSiteThemeParts: ({ body, write }) => write((tx, { name }) => parts.sortParts(tx, body, name)),
  deleteSiteThemePart: ({ params, query, write }) =>
    write((tx, { name }) => parts.removePart(tx, params.id, query, name)),
  restoreSiteTheme: restores(themeKind),
  purgeSiteTheme: purges(themeKind),
} satisfies Partial<Handlers>;

/**
 * Sites, their themes and blocks (specification 7, decisions/003-calls-beyond-the-specification,
 * decisions/004-entities, decisions/005-publish-flow).
 */
export function siteHandlers(config: Config) {
  const { isaleUrl } = config;
  return {
    listSiteSets: ({ db, query }) => listSites(db, query),
    getSiteFigures: ({ db, params, query }) => siteFigures(db, config, params.id, query.period),
    getSiteSet: ({ db, params }) => sites.getSite(db, params.id),
    updateSiteSet: async ({ body, write }) => {
      const checked = await sites.checkSite(body);
      return new Done(await write((tx, { name }) => sites.updateSite(tx, checked, name)), serverText.saved);
    },
    updateSiteCode: async ({ db, body, write }) => {
      const found = await findSalesCase(db, isaleUrl, body.caseCode);
      return new Done(
        await write((tx, { name }) => sites.updateCode(tx, body, found, name)),
        serverText.saved,
      );
    },
    scheduleSite: async ({ body, write }) =>
      new Done(await write((tx, { name }) => schedules.scheduleSite(tx, body, name)), serverText.scheduled),
    cancelSiteSchedule: async ({ params, write }) =>
      new Done(
        await write((tx, { name }) => schedules.cancelSiteSchedule(tx, params.id, name)),
        serverText.scheduleCancelled,
      ),
    updateSiteStatus: ({ body, write }) => write((tx, { name }) => sites.updateSiteStatus(tx, body, name)),
    getPublishedSiteTheme: async ({ db, params, reply }) => {
      const { caseId, published } = await previews.publishedTheme(db, params.id);
      reply.headers(publicAnswer(config, caseKey(caseId)));
      return published;
    },
    ...themeHandlers,
  } satisfies Partial<Handlers>;
}
