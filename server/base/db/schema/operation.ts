import { boolean, integer, jsonb, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { accounts } from './identity';

/** Background jobs: current run and result of the last one (server/base/db/job-runner.ts). */
export const jobs = pgTable('jobs', {
  name: varchar('name', { length: 50 }).primaryKey(),
  nextRunOn: moment('next_run_on').notNull().defaultNow(),
  /** Lease of the current run; null without one. */
  lease: uuid('lease'),
  leasedUntil: moment('leased_until'),
  startedOn: moment('started_on').notNull(),
  finishedOn: moment('finished_on'),
  succeededOn: moment('succeeded_on'),
  /** Counts of the last run, such as `{"removed": 3}`. */
  counts: jsonb('counts').$type<Record<string, number>>(),
  /** Error of the last run; null after a success. */
  error: text('error'),
  /** Consecutive failures. */
  failures: integer('failures').notNull().default(0),
});

/** Database time at the last check, which shows changes of the clock; at most one row (server/operation/jobs/clock-job.ts). */
export const clockChecks = pgTable('clock_checks', {
  id: smallint('id').primaryKey().default(1),
  checkedOn: moment('checked_on').notNull(),
  /** Time of the last check that came more than a day after the one before. */
  skippedOn: moment('skipped_on'),
});

/** Fingerprint of SECRET_KEY, so that processes notice different keys; at most one row. */
export const secretKeys = pgTable('secret_keys', {
  id: smallint('id').primaryKey().default(1),
  fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
});

/** Last success of operator commands: backup, its check, rehearsal of an update (server/operation/backup/tasks.ts). */
export const operatorTasks = pgTable('operator_tasks', {
  name: varchar('name', { length: 50 }).primaryKey(),
  succeededOn: moment('succeeded_on').notNull(),
  /** Figures such as `{"seconds": 12, "bytes": 4096}`. */
  figures: jsonb('figures').$type<Record<string, number>>().notNull(),
});

/** First start of each release here: accounts made later see none of its news. */
export const releaseStarts = pgTable('release_starts', {
  /** Hash of the news' titles. */
  news: varchar('news', { length: 64 }).primaryKey(),
  startedOn: moment('started_on').notNull().defaultNow(),
});

/** News and first steps that an account need not be shown again. */
export const seenNews = pgTable('seen_news', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Release whose news were read, as in `release_starts`; empty: none. */
  news: varchar('news', { length: 64 }).notNull().default(''),
  refusesFirstSteps: boolean('refuses_first_steps').notNull().default(false),
});
