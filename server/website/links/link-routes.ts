import { checkBody, Done, type Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import { serverText } from '../../base/contract/text';
import { editDeadLink, listDeadLinks } from './dead-links';
import * as settings from './link-settings';
import { getLinksOf } from './links-of';
import { mendLink } from './mend-link';
import * as redirects from './redirects';
import { linkText as text } from './text';

/** Links to a record, and redirects (decisions/055-links). */
export const linkHandlers = (config: Config) =>
  ({
    getLinksOf: ({ db, query, account }) => getLinksOf(db, query, account.claims, config),
    mendLink: async ({ body, write }) => {
      const mended = await write((tx, caller) => mendLink(tx, body, caller, checkBody, config));
      return new Done(mended, mended.isWaiting ? mended.reason : text.mended(body.to === null));
    },
    listDeadLinks: ({ db, query, account }) => listDeadLinks(db, query, account.claims, config),
    editDeadLink: async ({ params, body, write }) => {
      await write((tx, caller) => editDeadLink(tx, { ...params, ...body }, caller, config));
      return new Done(null, body.isIgnored ? text.ignored : text.reported);
    },
    checkLinks: async ({ write }) => {
      const isBegun = await write((tx) => settings.checkLinks(tx));
      return new Done(null, isBegun ? text.checkBegun : text.checkedJustNow);
    },
    listUncheckedHosts: ({ db }) => settings.listUncheckedHosts(db),
    saveUncheckedHosts: async ({ body, write }) => {
      await write((tx) => settings.saveUncheckedHosts(tx, body));
      return new Done(null, serverText.saved);
    },
    listRedirects: ({ db, query, account }) => redirects.listRedirects(db, query, account.claims, config),
    listRedirectTargets: ({ db }) => redirects.listRedirectTargets(db, config),
    saveRedirect: async ({ body, write }) => {
      await write((tx, caller) => redirects.saveRedirect(tx, body, caller, config));
      return new Done(null, text.saved);
    },
    deleteRedirect: async ({ params, write }) => {
      await write((tx, caller) => redirects.deleteRedirect(tx, params.id, caller, config));
      return new Done(null, text.removed);
    },
  }) satisfies Partial<Handlers>;
