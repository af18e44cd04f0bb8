import { bigint, char, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { AuditAction, AuditKind, Changes, VersionKind } from '../stored-values';
import { id, short } from './common';

/**
 * Stamps of lists with cached counts; changed by each commit that affects a tab's count. Triggers write them last in
 * the transaction (docs/list-queries.md).
 */
export const listStamps = pgTable('list_stamps', {
  name: varchar('name', { length: 50 }).primaryKey(),
  stamp: varchar('stamp', { length: 100 }).notNull(),
});

/** Answers by idempotency key, so that a retry creates no second record. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    operation: varchar('operation', { length: 50 }).notNull(),
    key: varchar('key', { length: 100 }).notNull(),
    answer: jsonb('answer').notNull(),
    /** SHA-256 of the body; null: stored before bodies were compared. */
    bodyHash: char('body_hash', { length: 64 }),
    createdOn: moment('created_on').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.operation, t.key] })],
);

/**
 * Last change of each case, article, news item and site, by triggers: an index on `last_modified_on` would
 * slow saves (docs/list-queries.md).
 */
export const lastChanges = pgTable(
  'last_changes',
  {
    kind: varchar('kind', { length: 20 }).$type<AuditKind>().notNull(),
    /** Record id; for a site, the id of its case. */
    recordId: integer('record_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('last_changes_at').on(t.kind, t.at, t.recordId),
  ],
);

/**
 * The audit trail. A trigger allows only inserts, and deletion of entries older than three years
 * (decisions/013-audit-trail).
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    /** Null for the server itself, and for a failed sign-in. */
    accountId: integer('account_id'),
    account: short('account'),
    accountName: short('account_name'),
    address: varchar('address', { length: 100 }).notNull().default(''),
    kind: varchar('kind', { length: 20 }).notNull().$type<AuditKind>(),
    recordId: integer('record_id'),
    title: short('title'),
    action: varchar('action', { length: 20 }).notNull().$type<AuditAction>(),
    operation: varchar('operation', { length: 50 }).notNull().default(''),
    requestId: varchar('request_id', { length: 100 }).notNull().default(''),
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    before: jsonb('before').$type<Changes>(),
    after: jsonb('after').$type<Changes>(),
    /** Version stored with it; may have been deleted. */
    versionId: integer('version_id'),
    count: integer('count').notNull().default(1),
  },
  (t) => [
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_record').on(t.kind, t.recordId, t.at),
    index('audit_entries_account').on(t.accountId, t.at),
  ],
);

/**
 * Versions of records: written once, never changed, a hundred per record
 * (decisions/014-record-versions).
 */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: id(),
    kind: varchar('kind', { length: 20 }).notNull().$type<VersionKind>(),
    recordId: integer('record_id').notNull(),
    /** The record's row version when this was stored. */
    rowVersion: integer('version').notNull(),
    at: moment('at').notNull(),
    by: short('by'),
    byId: integer('by_id'),
    /** Accounts that wrote it beside `byId`: who brought an imported file, and who wrote the deleted ones before it. */
    writers: integer('writers').array().notNull().default([]),
    data: jsonb('data').$type<Changes>().notNull(),
    /** Fields that differ from the previous version. */
    changed: text('changed').array().notNull().default([]),
    partsChanged: integer('parts_changed').notNull().default(0),
    /** Time of the version that this one restored. */
    restoredFrom: moment('restored_from'),
    note: varchar('note', { length: 200 }).notNull().default(''),
  },
  (t) => [index('record_versions_record').on(t.kind, t.recordId, t.id)],
);
