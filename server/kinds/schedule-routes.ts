import type { Handlers } from '../calls/operations';
import { listSchedules } from './schedules';

/** What goes online and offline by itself, in all units (decisions/011-visibility-and-schedules). */
export const scheduleHandlers = {
  listSchedules: ({ db, query, account }) => listSchedules(db, query, account.claims),
} satisfies Partial<Handlers>;
