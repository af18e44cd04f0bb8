import type { Handlers } from '../contract';
import { searchRecords } from '../services/search';

/** The search over all units (decisions 21). */
export const searchHandlers = {
  searchRecords: ({ db, query, account }) => searchRecords(db, query.keyword, account.claims),
} satisfies Partial<Handlers>;
