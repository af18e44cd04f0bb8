import { integer, jsonb, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';

/** Background work, one row a job: what runs, since when, and how its last run ended (server/db/job-runner.ts). */
export const jobs = pgTable('jobs', {
  name: varchar('name', { length: 50 }).primaryKey(),
  nextRunOn: moment('next_run_on').notNull().defaultNow(),
  /** The run that is on, until when it is believed to live, and null while there is none. */
  lease: uuid('lease'),
  leasedUntil: moment('leased_until'),
  startedOn: moment('started_on').notNull(),
  finishedOn: moment('finished_on'),
  succeededOn: moment('succeeded_on'),
  /** What the last run did, such as `{"removed": 3}`. */
  counts: jsonb('counts').$type<Record<string, number>>(),
  /** Why the last run failed; null when it did not. */
  error: text('error'),
  /** Runs in a row that failed. */
  failures: integer('failures').notNull().default(0),
});

/** One row, once a process had a SECRET_KEY: by which another process knows that it has the same. */
export const secretKeys = pgTable('secret_keys', {
  id: smallint('id').primaryKey().default(1),
  fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
});
