import { date, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/types';
import { siteSets } from './sites';

/**
 * How often something happened on a public page: counters alone, no row tells of a visitor (decisions/043-figures). Empty
 * texts for what does not apply.
 */
export const siteCounts = pgTable(
  'site_counts',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => siteSets.id, { onDelete: 'cascade' }),
    /** In Taipei. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Publication that was shown; 0 where it is not known. Without a foreign key, as counters outlive it. */
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
