import { sql } from 'drizzle-orm';
import {
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytea, moment, record } from '../columns';
import type { FileUser, MadeRecipe, PictureSource } from '../stored-values';
import { id, long, short } from './common';

/** Columns of a file without its bytes. */
export const fileColumns = () => ({
  sha: char('sha', { length: 64 }).primaryKey(),
  /** Id in the library and the audit trail. */
  id: integer('id').notNull().generatedAlwaysAsIdentity(),
  extension: varchar('extension', { length: 5 }).notNull(),
  mime: varchar('mime', { length: 100 }).notNull(),
  size: integer('size').notNull(),
  width: integer('width'),
  height: integer('height'),
  sources: jsonb('sources').$type<PictureSource[]>().notNull().default([]),
  /** Time since which no record uses it; null: used, or not checked yet (server/base/files/unnamed-files.ts). */
  unnamedSince: moment('unnamed_since'),
  /**
   * Time of its addition to the library of pictures. Null for a narrower width, a portrait or a document
   * (decisions/022-picture-library).
   */
  uploadedOn: moment('uploaded_on'),
  uploadedBy: short('uploaded_by'),
  uploadedById: integer('uploaded_by_id'),
  /** Name; empty for files stored before names were. */
  name: varchar('name', { length: 255 }).notNull().default(''),
  alt: varchar('alt', { length: 100 }).notNull().default(''),
  /** Sorted, each once whatever its case (decisions/064-picture-tags). */
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  /** Original type before conversion. */
  sourceType: varchar('source_type', { length: 5 }).$type<'webp' | 'heic'>(),
  /** Focus kept visible by crops, in per cent from left and top. */
  focusX: smallint('focus_x').notNull().default(50),
  focusY: smallint('focus_y').notNull().default(50),
  /** Time of its replacement in all uses. */
  replacedOn: moment('replaced_on'),
  ...record(),
});

/**
 * Objects in the store of FILES_URL. A row is written before its object and deleted after it
 * (decisions/025-file-store).
 */
export const fileObjects = pgTable(
  'file_objects',
  {
    sha: char('sha', { length: 64 }).primaryKey(),
    extension: varchar('extension', { length: 5 }).notNull(),
    /** Time since which no file needs it; null: needed. */
    unneededSince: moment('unneeded_since').defaultNow(),
  },
  (t) => [
    index('file_objects_unneeded')
      .on(t.unneededSince)
      .where(sql`${t.unneededSince} is not null`),
  ],
);

export const storedBytes = {
  /** Null: stored as `object`. A trigger keeps one of the two null. */
  bytes: bytea('bytes'),
  object: char('object', { length: 64 }).references(() => fileObjects.sha),
};

export const files = pgTable('files', { ...fileColumns(), ...storedBytes }, (t) => [
  index('files_in_store')
    .on(t.object)
    .where(sql`${t.object} is not null`),
  uniqueIndex('files_id').on(t.id),
  index('files_unnamed')
    .on(t.unnamedSince)
    .where(sql`${t.unnamedSince} is not null`),
  index('files_uploaded')
    .on(t.uploadedOn, t.id)
    .where(sql`${t.uploadedOn} is not null`),
]);

/**
 * Pictures used by records, maintained by triggers (decisions/022-picture-library). `recordId` is the row's own id; 1
 * for the first popup and the company.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    sha: char('sha', { length: 64 }).notNull(),
    source: varchar('source', { length: 20 }).$type<FileUser>().notNull(),
    recordId: integer('record_id').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.source, t.recordId, t.sha] }), index('file_uses_sha').on(t.sha)],
);

/**
 * Files that the background makes for public pages, by the hash of their recipe. Those that no page asked for in a
 * month are removed (server/website/pages/made-files.ts).
 */
export const madeFiles = pgTable(
  'made_files',
  {
    key: char('key', { length: 64 }).primaryKey(),
    recipe: jsonb('recipe').$type<MadeRecipe>().notNull(),
    /** Null: not made yet. */
    fileSha: char('file_sha', { length: 64 }).references(() => files.sha),
    wantedOn: moment('wanted_on').notNull().defaultNow(),
    failures: smallint('failures').notNull().default(0),
  },
  (t) => [
    index('made_files_waiting')
      .on(t.wantedOn)
      .where(sql`${t.fileSha} is null`),
  ],
);

export const downloads = pgTable('downloads', {
  id: id(),
  title: short('title'),
  description: long('description'),
  fileName: varchar('file_name', { length: 255 }).notNull(),
  fileSha: char('file_sha', { length: 64 })
    .notNull()
    .references(() => files.sha),
  sort: integer('sort').notNull(),
});
