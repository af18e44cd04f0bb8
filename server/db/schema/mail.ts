import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { short } from './shared';

export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipients: text('recipients').notNull(),
    subject: short('subject'),
    body: text('body').notNull(),
    /** The one-time key whose link takes the place of `{link}` when the mail is sent; a mail without its key is not sent. */
    keyId: integer('key_id'),
    /** Stays the same over all tries, and is never given again, not even after a restore that sets the ids back. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    tries: integer('tries').notNull().default(0),
    /** While a mail is being sent: when another process may take it. */
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
