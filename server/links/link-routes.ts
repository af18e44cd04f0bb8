import { Done, type Handlers } from '../calls/operations';
import type { Config } from '../config/config';
import { getLinksOf } from './links-of';
import * as redirects from './redirects';
import { linkText as text } from './text';

/** Links to a record, and redirects (decisions/055-links). */
export const linkHandlers = (config: Config) =>
  ({
    getLinksOf: ({ db, query, account }) => getLinksOf(db, query, account.claims, config),
    listRedirects: ({ db, account }) => redirects.listRedirects(db, account.claims, config),
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
