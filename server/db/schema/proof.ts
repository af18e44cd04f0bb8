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
import { id } from './shared';

/** Ed25519 keys that sign the proof; the newest signs (decisions/047-proof). */
export const proofKeys = pgTable('proof_keys', {
  id: id(),
  /** SPKI in base64. */
  publicKey: varchar('public_key', { length: 100 }).notNull(),
  /** Encrypted as other secrets; null after an import, which brings none. */
  privateKey: varchar('private_key', { length: 500 }),
  createdOn: moment('created_on').notNull().defaultNow(),
});

/** Public pages as visitors got them, each once; PostgreSQL compresses them. */
export const proofPages = pgTable('proof_pages', {
  sha: char('sha', { length: 64 }).primaryKey(),
  bytes: bytea('bytes').notNull(),
});

/** Changes of public pages, one chain for each site. Rows are written once and outlive the site. */
export const proofEntries = pgTable(
  'proof_entries',
  {
    id: id(),
    /** 0: the company's website. */
    caseId: integer('case_id').notNull(),
    /** From 1 in each chain. */
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    /** Null: the address answered 404. */
    pageSha: char('page', { length: 64 }).references(() => proofPages.sha),
    /** The signed text (server/proof/manifest.ts). Not `text`: its hashes stand in `proof_files` too. */
    manifest: varchar('manifest').notNull(),
    /** SHA-256 of the manifest, and its `previous` in the next entry. */
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

/** Files that entries name: they stay when nothing else uses them. */
export const proofFiles = pgTable('proof_files', {
  fileSha: char('file_sha', { length: 64 })
    .primaryKey()
    .references(() => files.sha),
});

/** Sites whose page may have changed; written by a trigger, removed with the entry. */
export const proofDue = pgTable(
  'proof_due',
  {
    id: id(),
    caseId: integer('case_id').notNull(),
    /** Of the company's website (`caseId` 0): addresses that the change concerns. */
    paths: text('paths').array(),
    /** Transaction of the change. */
    xact: varchar('xact', { length: 20 }).notNull(),
  },
  (t) => [index('proof_due_xact').on(t.xact)],
);

/** Build whose pages were last compared with the chains; at most one row. */
export const proofBuild = pgTable('proof_build', {
  id: smallint('id').primaryKey().default(1),
  build: varchar('build', { length: 100 }).notNull(),
});

/** Page that a chain has last for an address, and the hash of what it was drawn from: the same is not drawn again. */
export const proofDrawn = pgTable(
  'proof_drawn',
  {
    /** As in `proof_entries`. */
    caseId: integer('case_id').notNull(),
    path: varchar('path', { length: 1000 }).notNull(),
    /** Null: the address answered 404. */
    pageSha: char('page', { length: 64 }),
    source: char('source', { length: 64 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.path] })],
);

/** Signed ends of all chains, beside them: a chain that is cut off differs from the newest (server/proof/heads.ts). */
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
  /** Time that the authority names. */
  at: moment('at').notNull(),
  /** The token as DER. */
  token: bytea('token').notNull(),
});
