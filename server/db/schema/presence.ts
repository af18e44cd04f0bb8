import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { Value } from './shared';

/**
 * Who has which record open, a row for each tab. Its migration makes it UNLOGGED: gone after a crash, and on no standby
 * (decisions/048-comments-and-presence).
 */
export const presence = pgTable(
  'presence',
  {
    accountId: integer('account_id').notNull(),
    tab: varchar('tab', { length: 40 }).notNull(),
    kind: varchar('kind', { length: 20 }).$type<Value<'PresenceKind'>>().notNull(),
    recordId: integer('record_id').notNull(),
    /** Block at which it stands. */
    partId: integer('part_id'),
    state: varchar('state', { length: 10 }).$type<Value<'PresentState'>>().notNull(),
    seenOn: moment('seen_on').notNull(),
    /** By the database's clock; the row counts no more from then on. */
    expiresOn: moment('expires_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.tab] }),
    index('presence_record').on(t.kind, t.recordId),
    index('presence_expires').on(t.expiresOn),
  ],
);
