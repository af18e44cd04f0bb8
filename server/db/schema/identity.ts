import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment, record, trashed } from '../columns';
import { type Value, id, short, long, file } from './shared';

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: varchar('name', { length: 200 }).notNull(),
    description: long('description'),
    /** Claims that are selected, such as Permissions.Cases.Edit. */
    claims: text('claims').array().notNull().default([]),
    /** Who holds it must have a second factor before anything else (decisions/015-own-account). */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    ...record(),
    ...trashed(),
  },
  (t) => [uniqueIndex('roles_name').on(t.name)],
);

/** The claims of every release that has run here; who holds all of them is given new ones (identity/new-claims.ts). */
export const knownClaims = pgTable('known_claims', { claim: varchar('claim', { length: 100 }).primaryKey() });

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    account: varchar('account', { length: 200 }).notNull(),
    name: short('name'),
    email: short('email'),
    department: short('department'),
    roleId: integer('role_id').references(() => roles.id),
    gender: smallint('gender').$type<Value<'Gender'>>().notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** argon2id; null: signs in through the platform only. */
    passwordHash: text('password_hash'),
    /**
     * Raised by what ends every session at once: tokens of an older epoch are worth nothing (docs/evidence/security.md,
     * Sessions).
     */
    epoch: integer('epoch').notNull().default(0),
    lastLoginTime: moment('last_login_time'),
    avatarSha: file('avatar').sha,
    passwordChangedOn: moment('password_changed_on'),
    /** Until when the invitation is good; null: none waits to be accepted (decisions/015-own-account). */
    invitedUntil: moment('invited_until'),
    /** Who invited last, asked again when the invitation is accepted. */
    invitedById: integer('invited_by_id'),
    /** The secret of the authenticator app as secrets/totp.ts keeps it; null: no second factor. */
    totpSecret: text('totp_secret'),
    /** One that was shown and waits for its first passcode. */
    totpPending: text('totp_pending'),
    /** The time step of the last passcode that was taken: none is taken twice. */
    totpStep: integer('totp_step').notNull().default(0),
    totpSince: moment('totp_since'),
    ...record(),
  },
  (t) => [uniqueIndex('accounts_account').on(sql`lower(${t.account})`), index('accounts_role').on(t.roleId)],
);

/** What stands in for the app's passcode, once each; argon2id, with one salt for the codes of an account. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.hash] })],
);

/** Secrets that do one thing once: links that set a password, and sign-ins that wait for their second step. */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: id(),
    /** SHA-256; null: the key is made when its mail is sent, so that no mail at rest holds one. */
    hash: char('hash', { length: 64 }),
    purpose: varchar('purpose', { length: 20 }).$type<'password' | 'invitation' | 'second-step'>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's when the key was made. */
    epoch: integer('epoch').notNull(),
    /** The account that made it for this one; null: asked for by the owner. No foreign key: a key outlives a restore. */
    makerId: integer('maker_id'),
    expiresOn: moment('expires_on').notNull(),
  },
  (t) => [uniqueIndex('one_time_keys_hash').on(t.hash), index('one_time_keys_account').on(t.accountId)],
);

/** Forgotten passwords as they were asked for, known or not; a job looks for the account, so that the answer takes as long for all. */
export const passwordRequests = pgTable('password_requests', {
  id: id(),
  account: short('account'),
});

/** One row a token pair; a family is everything that one sign-in led to. */
export const tokens = pgTable(
  'tokens',
  {
    accessHash: char('access_hash', { length: 64 }).primaryKey(),
    refreshHash: char('refresh_hash', { length: 64 }).notNull(),
    family: char('family', { length: 32 }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The account's when the pair was issued. */
    epoch: integer('epoch').notNull().default(0),
    /** When the family began, which has an end however often it is renewed. */
    startedOn: moment('started_on').notNull().defaultNow(),
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    address: varchar('address', { length: 64 }).notNull().default(''),
    accessExpiresOn: moment('access_expires_on').notNull(),
    refreshExpiresOn: moment('refresh_expires_on').notNull(),
    /** When either token of the pair was first used; null until a use shows that the pair has arrived. */
    usedOn: moment('used_on'),
    /** The successor pair, sealed with the refresh token that was exchanged for it, so that asking again gets the same. */
    successor: text('successor'),
  },
  (t) => [
    uniqueIndex('tokens_refresh').on(t.refreshHash),
    index('tokens_family').on(t.family),
    index('tokens_account').on(t.accountId),
  ],
);

/**
 * One row: another value after each commit that changed whom a token stands for or what they may do. Triggers write it,
 * last of all in their transaction (docs/evidence/security.md, Tokens).
 */
export const identityStamp = pgTable('identity_stamp', {
  id: smallint('id').primaryKey().default(1),
  /** Its transaction and a random value, so that none comes a second time. */
  stamp: varchar('stamp', { length: 100 }).notNull(),
});

/** What is limited by its number, as sign-ins and enquiries of the last hour, counted by whom they concern; shared by all server processes. */
export const loginAttempts = pgTable('login_attempts', {
  /** A SHA-256: what is counted may be of any length, and a hash gives no account or address away. */
  key: varchar('key', { length: 300 }).primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
});

/** Tickets of the portal that were used (decisions/004-entities). */
export const usedTickets = pgTable('used_tickets', {
  id: varchar('id', { length: 64 }).primaryKey(),
  expiresOn: moment('expires_on').notNull(),
});
