import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment, record } from '../columns';
import { type Value, id, short } from './common';

/** Tokens of the delivery API; not in backups, unchanged by a restore (decisions/041-delivery-and-change-feed). */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    name: varchar('name', { length: 40 }).notNull(),
    /** First characters of the token, for recognition. */
    prefix: varchar('prefix', { length: 12 }).notNull(),
    /** SHA-256. */
    hash: char('hash', { length: 64 }).notNull(),
    scopes: text('scopes').array().$type<Value<'ApiTokenScope'>[]>().notNull(),
    /** Addresses and CIDR ranges; empty for any. */
    networks: text('networks').array().notNull().default([]),
    createdOn: moment('created_on').notNull().defaultNow(),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    expiresOn: moment('expires_on').notNull(),
    /** Time of the mail about the coming expiry. */
    toldOn: moment('told_on'),
    revokedOn: moment('revoked_on'),
    lastUsedOn: moment('last_used_on'),
    lastUsedFrom: varchar('last_used_from', { length: 100 }).notNull().default(''),
  },
  (t) => [uniqueIndex('api_tokens_hash').on(t.hash)],
);

type ChangedKind = 'case' | 'article' | 'news' | 'popup' | 'site' | 'release' | 'enquiry';

/**
 * Changes of visible content, and of enquiries. Triggers write them in the changing transaction
 * (db/triggers/change-feed.sql). Not in backups.
 */
export const changeEntries = pgTable(
  'change_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Assigned after the commit, in order of visibility; null until then. */
    seq: bigint('seq', { mode: 'number' }),
    kind: varchar('kind', { length: 10 }).$type<ChangedKind | 'all'>().notNull(),
    /** Record id; for a site, the id of its case. */
    recordId: integer('record_id').notNull(),
    event: varchar('event', { length: 30 }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('change_entries_seq').on(t.seq),
    index('change_entries_new')
      .on(t.id)
      .where(sql`${t.seq} is null`),
  ],
);

/** Name and position of the feed; one row. */
export const changeFeed = pgTable('change_feed', {
  id: smallint('id').primaryKey().default(1),
  /** Part of each cursor: a cursor of another database is refused. */
  name: uuid('name').notNull().defaultRandom(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  /** Entries up to this one have been deleted. */
  removedSeq: bigint('removed_seq', { mode: 'number' }).notNull().default(0),
});

/** Last state of each record in the feed; triggers write it. */
export const visibleRecords = pgTable(
  'visible_records',
  {
    kind: varchar('kind', { length: 10 }).$type<ChangedKind>().notNull(),
    recordId: integer('record_id').notNull(),
    isVisible: boolean('is_visible').notNull(),
    /** Next start or end; null if no schedule changes it. */
    nextOn: moment('next_on'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('visible_records_next')
      .on(t.nextOn)
      .where(sql`${t.nextOn} is not null`),
  ],
);

/** Receivers of events (decisions/042-webhooks); not in backups, unchanged by a restore. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  name: varchar('name', { length: 40 }).notNull(),
  url: varchar('url', { length: 2000 }).notNull(),
  events: text('events').array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Creator; notified when the webhook is paused. */
  ownerId: integer('owner_id'),
  secret: text('secret').notNull(),
  secretOn: moment('secret_on').notNull().defaultNow(),
  /** Time when the secret was shown; it is shown only once. */
  secretShownOn: moment('secret_shown_on'),
  /** Also signs until `oldSecretUntil`, in addition to the new one. */
  oldSecret: text('old_secret'),
  oldSecretUntil: moment('old_secret_until'),
  /** Last entry of the change feed for which deliveries were created. */
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  /** Start of the current series of failures. */
  failingSince: moment('failing_since'),
  pausedOn: moment('paused_on'),
  isPausedByHand: boolean('is_paused_by_hand').notNull().default(false),
  ...record(),
});

/** One event for one receiver. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** `webhook-id`: the same for all tries and replays. */
    eventId: varchar('event_id', { length: 50 }).notNull(),
    /** Number in the change feed; null for a test. */
    seq: bigint('seq', { mode: 'number' }),
    event: varchar('event', { length: 30 }).notNull(),
    recordId: integer('record_id').notNull(),
    body: text('body').notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** During a try: time when another process may take over; null: finished. */
    nextTryOn: moment('next_try_on').defaultNow(),
    deliveredOn: moment('delivered_on'),
    givenUpOn: moment('given_up_on'),
    replayedOn: moment('replayed_on'),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.nextTryOn)
      .where(sql`${t.nextTryOn} is not null`),
    index('webhook_deliveries_log').on(t.webhookId, t.createdOn, t.id),
    uniqueIndex('webhook_deliveries_seq').on(t.webhookId, t.seq),
  ],
);

/** Try of a delivery with its request and answer. */
export const webhookTries = pgTable(
  'webhook_tries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: bigint('delivery_id', { mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    ms: integer('ms').notNull(),
    /** Null if no answer came. */
    status: smallint('status'),
    failure: varchar('failure', { length: 20 }),
    request: text('request').notNull(),
    answer: text('answer').notNull(),
  },
  (t) => [index('webhook_tries_delivery').on(t.deliveryId, t.id), index('webhook_tries_at').on(t.at)],
);
