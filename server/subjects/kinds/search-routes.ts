import type { Handlers } from '../../access/calls/operations';
import { searchRecords } from './search';

/** Search over all units (decisions/021-search). */
export const searchHandlers = {
  searchRecords: ({ db, query, account }) => searchRecords(db, query.keyword, account.claims),
} satisfies Partial<Handlers>;
