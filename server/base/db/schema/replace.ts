import { boolean, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { moment, record } from '../columns';
import type { Changes } from '../stored-values';
import { releases } from './releases';
import { id, long, short, type Value } from './common';

/** Texts replaced in many records by one act (decisions/056-replace). */
export const replacements = pgTable('replacements', {
  id: id(),
  find: varchar('find', { length: 100 }).notNull(),
  replacement: varchar('replacement', { length: 100 }).notNull().default(''),
  isExact: boolean('is_exact').notNull().default(false),
  mode: varchar('mode', { length: 10 }).$type<Value<'ReplaceMode'>>().notNull(),
  textKind: varchar('text_kind', { length: 10 }).$type<Value<'ReplaceTextKind'>>().notNull(),
  /** Release of the public pages that wait. */
  releaseId: integer('release_id').references(() => releases.id, { onDelete: 'set null' }),
  undoneOn: moment('undone_on'),
  ...record(),
});

/** Records of replacements. */
export const replacementItems = pgTable(
  'replacement_items',
  {
    id: id(),
    replacementId: integer('replacement_id')
      .notNull()
      .references(() => replacements.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 20 }).$type<Value<'ReplaceKind'>>().notNull(),
    /** Id of the case for a site, and 1 for the first popup and the company. */
    recordId: integer('record_id').notNull(),
    /** Draft of a site. */
    themeId: integer('theme_id'),
    title: short('title'),
    hits: integer('hits').notNull(),
    state: varchar('state', { length: 10 }).$type<Value<'ReplacementState'>>().notNull(),
    /** Why it waits, changed nothing or was not restored. */
    reason: long('reason'),
    /** Changed columns as they were; null if nothing changed, or when the time of the undo is over. */
    before: jsonb('before').$type<Changes>(),
    /** The record's version since. */
    doneVersion: integer('done_version'),
  },
  (t) => [index('replacement_items_replacement').on(t.replacementId)],
);
