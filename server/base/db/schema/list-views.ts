import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from './identity';
import { id, type Value } from './common';

/** Names for filters, tab and sorting of a list (decisions/061-saved-views). */
export const listViews = pgTable(
  'list_views',
  {
    id: id(),
    list: varchar('list', { length: 20 }).$type<Value<'ListName'>>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 40 }).notNull(),
    conditions: jsonb('conditions').$type<Value<'ListConditions'>>().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
  },
  (t) => [
    uniqueIndex('list_views_name').on(t.accountId, t.list, sql`lower(${t.name})`),
    index('list_views_shared')
      .on(t.list)
      .where(sql`${t.isShared}`),
  ],
);

/** Views that open first for an account, one a list. */
export const firstListViews = pgTable(
  'first_list_views',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    list: varchar('list', { length: 20 }).$type<Value<'ListName'>>().notNull(),
    viewId: integer('view_id')
      .notNull()
      .references(() => listViews.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.list] }), index('first_list_views_view').on(t.viewId)],
);
