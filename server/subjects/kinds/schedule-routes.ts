import type { Handlers } from '../../access/calls/operations';
import { listSchedules } from './schedules';

/** Scheduled changes of all units (decisions/011-visibility-and-schedules). */
export const scheduleHandlers = {
  listSchedules: ({ db, query, account }) => listSchedules(db, query, account.claims),
} satisfies Partial<Handlers>;
