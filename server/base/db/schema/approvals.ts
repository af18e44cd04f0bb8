import { sql } from 'drizzle-orm';
import {
  char,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { RequestedBlock, RequestedPerson, SeenContent } from '../stored-values';
import { accounts, roles } from './identity';
import { type Value, id, long, short } from './common';

const hash = (name = 'hash') => char(name, { length: 64 }).notNull();
const kind = () => varchar('kind', { length: 10 }).$type<Value<'ApprovalRecordKind'>>().notNull();
const blockKey = () => varchar('block_key', { length: 40 }).notNull();
const requestId = () =>
  integer('request_id')
    .notNull()
    .references(() => approvalRequests.id, { onDelete: 'cascade' });

/** Roles that approve a part of a kind (decisions/050-approval). */
export const approvalRules = pgTable(
  'approval_rules',
  {
    kind: varchar('kind', { length: 10 }).$type<Value<'ApprovalKind'>>().notNull(),
    part: varchar('part', { length: 10 }).$type<Value<'ApprovalPart'>>().notNull(),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.part, t.roleId] }), index('approval_rules_role').on(t.roleId)],
);

/** Departments by the role that approves for them (decisions/065-departments); kept when a role leaves the rules. */
export const approvalDepartments = pgTable('approval_departments', {
  roleId: integer('role_id')
    .primaryKey()
    .references(() => roles.id, { onDelete: 'cascade' }),
  name: short('name'),
});

/** Records submitted for approval; at most one open request each. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: id(),
    kind: kind(),
    /** Theme id for a site, else the record's id. */
    recordId: integer('record_id').notNull(),
    /** Case id for a site, else the record's id; scope of the content hashes. */
    subjectId: integer('subject_id').notNull(),
    title: short('title'),
    note: long('note'),
    dueOn: moment('due_on').notNull(),
    people: jsonb('people').$type<RequestedPerson[]>().notNull(),
    /** Content of the last submission. */
    blocks: jsonb('blocks').$type<RequestedBlock[]>().notNull(),
    hash: hash(),
    requestedBy: short('requested_by'),
    requestedById: integer('requested_by_id').notNull(),
    /** All accounts that submitted it; none of them may approve it. */
    requesterIds: integer('requester_ids').array().notNull(),
    requestedOn: moment('requested_on').notNull().defaultNow(),
    outcome: varchar('outcome', { length: 10 }).$type<'published' | 'withdrawn'>(),
    closedOn: moment('closed_on'),
    emergencyReason: long('emergency_reason'),
  },
  (t) => [
    uniqueIndex('approval_requests_open')
      .on(t.kind, t.recordId)
      .where(sql`${t.outcome} is null`),
    index('approval_requests_record').on(t.kind, t.recordId),
    index('approval_requests_requester').on(t.requestedById),
  ],
);

/** Approvals of a block's content by an account in its role. */
export const approvals = pgTable(
  'approvals',
  {
    requestId: requestId(),
    roleId: integer('role_id').notNull(),
    blockKey: blockKey(),
    hash: hash(),
    accountId: integer('account_id').notNull(),
    account: short('account'),
    /** Approver in whose place the account decided; null for its own role. */
    forId: integer('for_id'),
    forAccount: short('for_account'),
    note: long('note'),
    approvedOn: moment('approved_on').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.roleId, t.blockKey, t.hash, t.accountId] }),
    index('approvals_account').on(t.accountId),
  ],
);

/** Colleagues who decide in the place of an approver between two days; over after the last one. */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deputyId: integer('deputy_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Last day, in Taipei. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (t) => [index('approval_deputies_deputy').on(t.deputyId)],
);

/** Changes requested instead of an approval; open until the content is submitted again. */
export const approvalAsks = pgTable(
  'approval_asks',
  {
    id: id(),
    requestId: requestId(),
    roleId: integer('role_id').notNull(),
    accountId: integer('account_id').notNull(),
    account: short('account'),
    /** Approver in whose place the account asked; null for its own role. */
    forId: integer('for_id'),
    forAccount: short('for_account'),
    reasons: text('reasons').array().$type<Value<'ApprovalReason'>[]>().notNull(),
    note: long('note'),
    blockKeys: text('block_keys').array().notNull(),
    askedOn: moment('asked_on').notNull().defaultNow(),
    answeredOn: moment('answered_on'),
  },
  (t) => [index('approval_asks_request').on(t.requestId)],
);

/** Blocks that an account has reviewed, with the hash of that time. */
export const approvalSeen = pgTable(
  'approval_seen',
  {
    requestId: requestId(),
    accountId: integer('account_id').notNull(),
    blockKey: blockKey(),
    hash: hash(),
    seenOn: moment('seen_on').notNull().defaultNow(),
    /** Content of that time, to show what changed since; null once the request is closed. */
    content: jsonb('content').$type<SeenContent>(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.accountId, t.blockKey] })],
);

/** Time of the last reminder to a role. */
export const approvalReminders = pgTable(
  'approval_reminders',
  {
    requestId: requestId(),
    roleId: integer('role_id').notNull(),
    remindedOn: moment('reminded_on').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.roleId] })],
);

/** Authors by content hash. An author cannot approve that content anywhere in the same case or record. */
export const contentAuthors = pgTable(
  'content_authors',
  {
    kind: kind(),
    subjectId: integer('subject_id').notNull(),
    hash: hash(),
    accountId: integer('account_id').notNull(),
    madeOn: moment('made_on').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId, t.hash, t.accountId] })],
);
