import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { short } from './common';

export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipients: text('recipients').notNull(),
    subject: short('subject'),
    body: text('body').notNull(),
    /** Calendar file (iCalendar) to attach. */
    calendar: text('calendar'),
    /** One-time key whose link replaces `{link}` at sending; if the key is gone, the mail is not sent. */
    keyId: integer('key_id'),
    /** Outside review whose link or code is inserted at sending; if it is gone, the mail is not sent. */
    reviewId: integer('review_id'),
    /** Identical for all tries; never reused, even after a restore. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    tries: integer('tries').notNull().default(0),
    /** During a try: time when another process may take over. */
    nextTryOn: moment('next_try_on').notNull().defaultNow(),
    sentOn: moment('sent_on'),
    givenUpOn: moment('given_up_on'),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextTryOn)
      .where(sql`${t.sentOn} is null and ${t.givenUpOn} is null`),
  ],
);
