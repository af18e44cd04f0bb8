import type { Handlers } from '../calls/operations';
import { listSchedules } from './schedules';

/** What goes online and offline by itself, in all units (decisions 11). */
export const scheduleHandlers = {
  listSchedules: ({ db, query, account }) => listSchedules(db, query, account.claims),
} satisfies Partial<Handlers>;
