import { char, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { accounts } from './identity';

/** Addresses for calendar programs, one an account (decisions/062-calendar). */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which only the address has. */
    hash: char('hash', { length: 64 }).notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    lastReadOn: moment('last_read_on'),
  },
  (t) => [uniqueIndex('calendar_feeds_hash').on(t.hash)],
);
