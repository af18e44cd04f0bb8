import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { DeadLinkReason } from '../../../../openapi/generated/enums';
import { moment } from '../columns';
import { id, short } from './common';

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

/** Addresses to which public pages link, with their checks (decisions/057-dead-links). */
export const linkChecks = pgTable(
  'link_checks',
  {
    id: id(),
    /** Own ones without host, outside ones whole; without the part after `#`. */
    url: text('url').notNull(),
    checkedOn: moment('checked_on'),
    nextCheckOn: moment('next_check_on').notNull().defaultNow(),
    /** Checks that failed without a break, and the first of them. */
    failures: smallint('failures').notNull().default(0),
    failedSince: moment('failed_since'),
    /** Of the last check; null after one that did not fail. */
    reason: varchar('reason', { length: 20 }).$type<DeadLinkReason>(),
    status: smallint('status'),
    /** Null until it failed often enough to be reported. */
    deadOn: moment('dead_on'),
    ignoredOn: moment('ignored_on'),
  },
  (t) => [
    uniqueIndex('link_checks_url').on(sql`md5(${t.url})`),
    index('link_checks_dead')
      .on(t.deadOn)
      .where(sql`${t.deadOn} is not null`),
  ],
);

/** Other websites that the check of links leaves alone. */
export const uncheckedHosts = pgTable('unchecked_hosts', {
  host: varchar('host', { length: 253 }).primaryKey(),
});
