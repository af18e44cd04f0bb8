import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment, record, trashed } from '../columns';
import { type Value, id, short, long, file } from './common';

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: varchar('name', { length: 200 }).notNull(),
    description: long('description'),
    /** Selected claims, such as Permissions.Cases.Edit. */
    claims: text('claims').array().notNull().default([]),
    /** Requires a second factor (decisions/015-own-account). */
    needsSecondFactor: boolean('needs_second_factor').notNull().default(false),
    ...record(),
    ...trashed(),
  },
  (t) => [uniqueIndex('roles_name').on(t.name)],
);

/** Claims of every release that was installed here; roles with all of them get new ones (identity/new-claims.ts). */
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
    gender: smallint('gender').$type<Value<'Gender'>>(),
    isActive: boolean('is_active').notNull().default(true),
    /** argon2id; null: signs in only through the platform. */
    passwordHash: text('password_hash'),
    /** Increased to end all sessions: tokens of an older epoch are invalid (docs/evidence/security.md, Sessions). */
    epoch: integer('epoch').notNull().default(0),
    lastLoginTime: moment('last_login_time'),
    avatarSha: file('avatar').sha,
    passwordChangedOn: moment('password_changed_on'),
    /** Expiry of a pending invitation; null: none (decisions/015-own-account). */
    invitedUntil: moment('invited_until'),
    /** Last inviter; their permission is checked again at acceptance. */
    invitedById: integer('invited_by_id'),
    /** Secret of the authenticator app (secrets/totp.ts); null: no second factor. */
    totpSecret: text('totp_secret'),
    /** Secret that was shown, but not yet confirmed by a passcode. */
    totpPending: text('totp_pending'),
    /** Time step of the last accepted passcode, to prevent replay. */
    totpStep: integer('totp_step').notNull().default(0),
    totpSince: moment('totp_since'),
    ...record(),
  },
  (t) => [uniqueIndex('accounts_account').on(sql`lower(${t.account})`), index('accounts_role').on(t.roleId)],
);

/** Groups of the menu that an account left open. */
export const menuGroups = pgTable('menu_groups', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  open: jsonb('open').$type<string[]>().notNull(),
});

/** Single-use recovery codes; argon2id, one salt per account. */
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

/** Single-use keys: links that set a password, challenges of a second step and of new passkeys. */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: id(),
    /** SHA-256; null: generated when its mail is sent, so no stored mail holds one. */
    hash: char('hash', { length: 64 }),
    purpose: varchar('purpose', { length: 20 })
      .$type<'password' | 'invitation' | 'second-step' | 'new-passkey'>()
      .notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Epoch of the account when the key was created. */
    epoch: integer('epoch').notNull(),
    /** Account that created it; null: requested by the owner. No foreign key: keys outlive a restore. */
    makerId: integer('maker_id'),
    expiresOn: moment('expires_on').notNull(),
  },
  (t) => [uniqueIndex('one_time_keys_hash').on(t.hash), index('one_time_keys_account').on(t.accountId)],
);

/** Passkeys of accounts (decisions/058-passkeys-and-company-sign-in). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Base64url, as the browser names it. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url; no secret. */
    publicKey: text('public_key').notNull(),
    /** Last counter of the authenticator; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: varchar('name', { length: 50 }).notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    lastUsedOn: moment('last_used_on'),
  },
  (t) => [uniqueIndex('passkeys_credential').on(t.credentialId), index('passkeys_account').on(t.accountId)],
);

/** Accounts of the company's OpenID provider, linked by their first sign-in. */
export const companyLinks = pgTable(
  'company_links',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    issuer: varchar('issuer', { length: 500 }).notNull(),
    subject: varchar('subject', { length: 255 }).notNull(),
    /** The last sign-in was by two factors, as the provider says. */
    isVerified: boolean('is_verified').notNull().default(false),
    linkedOn: moment('linked_on').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('company_links_subject').on(t.issuer, t.subject)],
);

/** Sign-ins by passkey or by the company that have begun; each ends one sign-in. */
export const signInStarts = pgTable('sign_in_starts', {
  /** SHA-256 of what the browser sends back. */
  hash: char('hash', { length: 64 }).primaryKey(),
  purpose: varchar('purpose', { length: 20 }).$type<'passkey' | 'company'>().notNull(),
  /** Compared at the end; encrypted with a key that the browser sends back. */
  sealed: text('sealed'),
  expiresOn: moment('expires_on').notNull(),
});

/** Requests for a password link. A job looks up the account, so that the answer always takes the same time. */
export const passwordRequests = pgTable('password_requests', {
  id: id(),
  account: short('account'),
});

/** Token pairs; a family has all pairs of one sign-in. */
export const tokens = pgTable(
  'tokens',
  {
    accessHash: char('access_hash', { length: 64 }).primaryKey(),
    refreshHash: char('refresh_hash', { length: 64 }).notNull(),
    family: char('family', { length: 32 }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Epoch when the pair was issued. */
    epoch: integer('epoch').notNull().default(0),
    /** Entered by two factors without a passcode: by a passkey, or by a company sign-in that vouches for them. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Start of the session, whose length is limited. */
    startedOn: moment('started_on').notNull().defaultNow(),
    userAgent: varchar('user_agent', { length: 300 }).notNull().default(''),
    address: varchar('address', { length: 64 }).notNull().default(''),
    accessExpiresOn: moment('access_expires_on').notNull(),
    refreshExpiresOn: moment('refresh_expires_on').notNull(),
    /** First use of either token, which proves that the pair arrived. */
    usedOn: moment('used_on'),
    /** Successor pair, encrypted with its refresh token, so that a retry gets the same one. */
    successor: text('successor'),
  },
  (t) => [
    uniqueIndex('tokens_refresh').on(t.refreshHash),
    index('tokens_family').on(t.family),
    index('tokens_account').on(t.accountId),
  ],
);

/**
 * Stamp, one row; changes with each commit that affects tokens or permissions. Triggers write it last in the
 * transaction (docs/evidence/security.md, Tokens).
 */
export const identityStamp = pgTable('identity_stamp', {
  id: smallint('id').primaryKey().default(1),
  /** Transaction id and a random value, so that none repeats. */
  stamp: varchar('stamp', { length: 100 }).notNull(),
});

/** Counts of limited actions, such as sign-ins and enquiries, shared by all processes. */
export const loginAttempts = pgTable('login_attempts', {
  /** SHA-256 of the counted key: accepts any length, and reveals no account or address. */
  key: varchar('key', { length: 300 }).primaryKey(),
  count: integer('count').notNull(),
  since: moment('since').notNull(),
});

/** Used tickets of the portal (decisions/004-entities). */
export const usedTickets = pgTable('used_tickets', {
  id: varchar('id', { length: 64 }).primaryKey(),
  expiresOn: moment('expires_on').notNull(),
});
