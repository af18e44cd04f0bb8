import { integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { id, short } from './shared';

/** Addresses that lead to another page without a page of their own (decisions/055-links). */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    /** Paths without the prefix of the website and without the title of a record. */
    fromPath: varchar('from_path', { length: 200 }).notNull(),
    toPath: varchar('to_path', { length: 200 }).notNull(),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    createdOn: moment('created_on').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('redirects_from').on(t.fromPath)],
);
