import type { Handlers } from '../calls/operations';
import type { Config } from '../config/config';
import { getLinksOf } from './links-of';

/** What links to a record (decisions/055-links). */
export const linkHandlers = (config: Config) =>
  ({
    getLinksOf: ({ db, query, account }) => getLinksOf(db, query, account.claims, config),
  }) satisfies Partial<Handlers>;
