import {
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
import { bytea, moment } from '../columns';
import { files } from './files';
import { id } from './common';

/** Ed25519 keys that sign the proof; the newest one signs (decisions/047-proof). */
export const proofKeys = pgTable('proof_keys', {
  id: id(),
  /** SPKI in base64. */
  publicKey: varchar('public_key', { length: 100 }).notNull(),
  /** Encrypted like other secrets; null after an import, which contains no private key. */
  privateKey: varchar('private_key', { length: 500 }),
  createdOn: moment('created_on').notNull().defaultNow(),
});

/** Public pages as delivered to visitors, each stored once; PostgreSQL compresses them. */
export const proofPages = pgTable('proof_pages', {
  sha: char('sha', { length: 64 }).primaryKey(),
  bytes: bytea('bytes').notNull(),
});

/** Changes of public pages, one chain for each site. Rows are never changed and outlive the site. */
export const proofEntries = pgTable(
  'proof_entries',
  {
    id: id(),
    /** 0: the company's website. */
    caseId: integer('case_id').notNull(),
    /** Number from 1 in each chain. */
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    /** Null: the address answered 404. */
    pageSha: char('page', { length: 64 }).references(() => proofPages.sha),
    /** The signed text (server/website/proof/manifest.ts). Not named `text`: its hashes are in `proof_files` too. */
    manifest: varchar('manifest').notNull(),
    /** SHA-256 of the manifest; `previous` in the next entry. */
    hash: char('hash', { length: 64 }).notNull(),
    signature: varchar('signature', { length: 100 }).notNull(),
    keyId: integer('key_id')
      .notNull()
      .references(() => proofKeys.id),
  },
  (t) => [
    uniqueIndex('proof_entries_number').on(t.caseId, t.number),
    index('proof_entries_page').on(t.pageSha),
    index('proof_entries_key').on(t.keyId),
  ],
);

/** Files referenced by entries; kept even without other uses. */
export const proofFiles = pgTable('proof_files', {
  fileSha: char('file_sha', { length: 64 })
    .primaryKey()
    .references(() => files.sha),
});

/** Sites whose page may have changed; added by a trigger, deleted with the entry. */
export const proofDue = pgTable(
  'proof_due',
  {
    id: id(),
    caseId: integer('case_id').notNull(),
    /** Changed addresses of the company's website (`caseId` 0). */
    paths: text('paths').array(),
    /** Id of the changing transaction. */
    xact: varchar('xact', { length: 20 }).notNull(),
  },
  (t) => [index('proof_due_xact').on(t.xact)],
);

/** Build whose pages were last compared with the chains; at most one row. */
export const proofBuild = pgTable('proof_build', {
  id: smallint('id').primaryKey().default(1),
  build: varchar('build', { length: 100 }).notNull(),
});

/** Last page of a chain for each address, with the hash of its source. An unchanged source is not rendered again. */
export const proofDrawn = pgTable(
  'proof_drawn',
  {
    /** Case id, as in `proof_entries`. */
    caseId: integer('case_id').notNull(),
    path: varchar('path', { length: 1000 }).notNull(),
    /** Null: the address answered 404. */
    pageSha: char('page', { length: 64 }),
    source: char('source', { length: 64 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.path] })],
);

/** Signed ends of all chains; they reveal a truncated chain (server/website/proof/heads.ts). */
export const proofHeads = pgTable('proof_heads', {
  id: id(),
  at: moment('at').notNull(),
  /** The signed text: number and newest hash of each chain. */
  text: varchar('head').notNull(),
  hash: char('hash', { length: 64 }).notNull(),
  signature: varchar('signature', { length: 100 }).notNull(),
  keyId: integer('key_id')
    .notNull()
    .references(() => proofKeys.id),
});

/** RFC 3161 time stamps of entries. */
export const proofStamps = pgTable('proof_stamps', {
  entryId: integer('entry_id').primaryKey(),
  /** Time stated by the authority. */
  at: moment('at').notNull(),
  /** The token as DER. */
  token: bytea('token').notNull(),
});
