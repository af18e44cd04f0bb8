import { bigint, char, index, integer, jsonb, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { AuditAction, AuditKind, Changes, VersionKind } from '../stored-values';
import { id, short } from './shared';

/**
 * A row for each list whose counts servers remember: another value after each commit that changed how many rows a tab
 * of it has. Triggers write it, last of all in their transaction (docs/list-queries.md).
 */
export const listStamps = pgTable('list_stamps', {
  /** The table's. */
  name: varchar('name', { length: 50 }).primaryKey(),
  stamp: varchar('stamp', { length: 100 }).notNull(),
});

/** Answers to creating calls, so that a retry makes no second record. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    operation: varchar('operation', { length: 50 }).notNull(),
    key: varchar('key', { length: 100 }).notNull(),
    answer: jsonb('answer').notNull(),
    /** SHA-256 of the body; null: written before bodies were compared. */
    bodyHash: char('body_hash', { length: 64 }),
    createdOn: moment('created_on').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.operation, t.key] })],
);

/**
 * When each case, article, piece of news and website was changed last, of a website also its active theme. Triggers keep
 * it: with an index on `last_modified_on` each save would write a row's other indexes anew (docs/list-queries.md).
 */
export const lastChanges = pgTable(
  'last_changes',
  {
    kind: varchar('kind', { length: 20 }).$type<AuditKind>().notNull(),
    /** Of a website the id of its case. */
    recordId: integer('record_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('last_changes_at').on(t.kind, t.at, t.recordId),
  ],
);

/**
 * Who did what to which record. Rows are only ever added: a trigger refuses every other statement, but the removal of
 * what is older than three years (decisions/013-audit-trail).
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
    /** What was kept of the record then; it may be gone since. */
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
 * What was stored of a record each time: written once and never changed, a hundred of each record
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
    data: jsonb('data').$type<Changes>().notNull(),
    /** Fields that were others in the version before. */
    changed: text('changed').array().notNull().default([]),
    partsChanged: integer('parts_changed').notNull().default(0),
    /** When the version was stored that this one brought back. */
    restoredFrom: moment('restored_from'),
  },
  (t) => [index('record_versions_record').on(t.kind, t.recordId, t.id)],
);
