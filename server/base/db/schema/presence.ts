import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { Value } from './common';

/**
 * Accounts that have a record open, one row for each tab. UNLOGGED by its migration: lost after a crash, and absent on
 * standbys (decisions/048-comments-and-presence).
 */
export const presence = pgTable(
  'presence',
  {
    accountId: integer('account_id').notNull(),
    tab: varchar('tab', { length: 40 }).notNull(),
    kind: varchar('kind', { length: 20 }).$type<Value<'PresenceKind'>>().notNull(),
    recordId: integer('record_id').notNull(),
    /** Current block of the tab. */
    partId: integer('part_id'),
    state: varchar('state', { length: 10 }).$type<Value<'PresentState'>>().notNull(),
    seenOn: moment('seen_on').notNull(),
    /** Time by the database's clock at which the row expires. */
    expiresOn: moment('expires_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.tab] }),
    index('presence_record').on(t.kind, t.recordId),
    index('presence_expires').on(t.expiresOn),
  ],
);
