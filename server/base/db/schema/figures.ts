import { date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/types';
import { siteSets } from './sites';

/**
 * Counters of events on public pages; no row describes a single visitor (decisions/043-figures). Columns that do not
 * apply are empty.
 */
export const siteCounts = pgTable(
  'site_counts',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => siteSets.id, { onDelete: 'cascade' }),
    /** Day in Taipei. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Publication that was displayed; 0 if unknown. No foreign key, as counters outlive it. */
    publicationId: integer('publication_id').notNull(),
    event: varchar('event', { length: 20 }).$type<components['schemas']['FigureEvent']>().notNull(),
    section: varchar('section', { length: 60 }).notNull().default(''),
    campaign: varchar('campaign', { length: 60 }).notNull().default(''),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.day, t.publicationId, t.event, t.section, t.campaign] }),
    index('site_counts_day').on(t.day),
  ],
);
