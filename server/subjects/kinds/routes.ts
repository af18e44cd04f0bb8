import type { Handlers } from '../../access/calls/operations';
import { listSchedules } from './schedules';
import { searchRecords } from './search';
import { listTrash } from './trash';

/**
 * Scheduled changes, search and trash over all units (decisions/011-visibility-and-schedules, 021-search, 010-trash);
 * each unit's handlers restore and purge its records.
 */
export const kindHandlers = {
  listSchedules: ({ db, query, account }) => listSchedules(db, query, account.claims),
  searchRecords: ({ db, query, account }) => searchRecords(db, query.keyword, account.claims),
  listTrash: ({ db, query, account }) => listTrash(db, query, account.claims),
} satisfies Partial<Handlers>;
