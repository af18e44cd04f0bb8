import { char, index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import type { Changes } from '../stored-values';
import { type Value, id, short } from './common';

/** Uploaded files of records, and the results of their imports (decisions/044-moving-in-and-out). */
export const imports = pgTable('imports', {
  id: id(),
  kind: varchar('kind', { length: 20 }).$type<Value<'ImportKind'>>().notNull(),
  fileName: varchar('file_name', { length: 255 }).notNull(),
  state: varchar('state', { length: 20 }).$type<Value<'ImportState'>>().notNull().default('checked'),
  columns: jsonb('columns').$type<string[]>().notNull(),
  mapping: jsonb('mapping').$type<Value<'ImportColumn'>[]>().notNull(),
  counts: jsonb('counts').$type<Value<'ImportCounts'>>().notNull(),
  /** Number of addresses to fetch. */
  pictureCount: integer('picture_count').notNull().default(0),
  createdOn: moment('created_on').notNull().defaultNow(),
  createdBy: short('created_by'),
  createdById: integer('created_by_id'),
  /** Account that last started the import or its undo. */
  runBy: short('run_by'),
  runById: integer('run_by_id'),
  /** Start of the fetching of pictures, whose time is limited. */
  picturesStartedOn: moment('pictures_started_on'),
  stopReason: varchar('stop_reason', { length: 200 }),
  finishedOn: moment('finished_on'),
  undoneOn: moment('undone_on'),
});

/** Rows of a file. Deleted after a month; the import cannot be undone afterwards. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Counted from 2: row 1 has the headers. */
    place: integer('place').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    verdict: varchar('verdict', { length: 10 }).$type<Value<'ImportVerdict'>>().notNull(),
    reasons: jsonb('reasons').$type<string[]>().notNull().default([]),
    /** Values by field. */
    values: jsonb('values').$type<Changes>().notNull(),
    /** The record's former values; null for a new record. */
    before: jsonb('before').$type<Changes>(),
    /** Notes about an imported row. */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** Pictures to fetch: a cover, and HTML that references others. */
    pictures: jsonb('pictures').$type<{ cover?: string; html?: string }>(),
    recordId: integer('record_id'),
    /** Row version when the record was last read or written; a different one means a later edit. */
    rowVersion: integer('record_version'),
    step: varchar('step', { length: 10 })
      .$type<'planned' | 'done' | 'undone' | 'kept'>()
      .notNull()
      .default('planned'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.place] }),
    index('import_rows_step').on(t.importId, t.step, t.place),
    index('import_rows_verdict').on(t.importId, t.verdict, t.place),
  ],
);

/** Pictures of an import by address: waiting, stored, or failed with a reason. */
export const importPictures = pgTable(
  'import_pictures',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    url: varchar('url', { length: 2048 }).notNull(),
    /** Does not count as a use of the file: the library may delete it. */
    picture: char('picture', { length: 64 }),
    extension: varchar('extension', { length: 5 }),
    fileName: varchar('file_name', { length: 255 }),
    reason: varchar('reason', { length: 200 }),
    /** Row version in the library, if this import added the picture. */
    addedVersion: integer('added_version'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.url] })],
);
