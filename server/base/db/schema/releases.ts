import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment, record } from '../columns';
import type { BeforeRelease, Changes } from '../stored-values';
import { id, long, short, type Value } from './common';

/** Changes of several records that go live together (decisions/054-releases). */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    name: varchar('name', { length: 50 }).notNull(),
    owner: short('owner'),
    ownerId: integer('owner_id'),
    /** Null without a moment. */
    dueOn: moment('due_on'),
    /** Whoever arranged the moment, whose claims count then. */
    plannedBy: short('planned_by'),
    plannedById: integer('planned_by_id'),
    waitsForAll: boolean('waits_for_all').notNull().default(false),
    /** Time at which the moment passed and nothing went live; a new moment clears it. */
    heldOn: moment('held_on'),
    reason: long('reason'),
    ranOn: moment('ran_on'),
    ranBy: short('ran_by'),
    ranById: integer('ran_by_id'),
    undoneOn: moment('undone_on'),
    ...record(),
  },
  (t) => [
    index('releases_due')
      .on(t.dueOn)
      .where(sql`${t.dueOn} is not null and ${t.heldOn} is null`),
  ],
);

/** Items of releases. */
export const releaseItems = pgTable(
  'release_items',
  {
    id: id(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 20 }).$type<Value<'ReleaseKind'>>().notNull(),
    /** Id of the case for a site, and 1 for the first popup. */
    recordId: integer('record_id').notNull(),
    /** Draft of a site to publish. */
    themeId: integer('theme_id'),
    /** Columns of a public record that change with the release. */
    values: jsonb('values').$type<Changes>(),
    action: varchar('action', { length: 10 }).$type<Value<'ReleaseAction'>>().notNull(),
    /** Title when it was last seen, for a record that is gone. */
    title: short('title'),
    /** Version of the record when it was put in. */
    shownVersion: integer('shown_version').notNull(),
    addedBy: short('added_by'),
    addedById: integer('added_by_id'),
    addedOn: moment('added_on').notNull().defaultNow(),
    /** Null until it goes live. */
    result: varchar('result', { length: 10 }).$type<'done' | 'undone'>(),
    /** Why it stayed behind, or was not restored. */
    reason: long('reason'),
    /** Public state before it went live, and the record's version since. */
    before: jsonb('before').$type<BeforeRelease>(),
    doneVersion: integer('done_version'),
  },
  (t) => [
    index('release_items_release').on(t.releaseId),
    uniqueIndex('release_items_open')
      .on(t.kind, t.recordId)
      .where(sql`${t.result} is null`),
  ],
);

/** Moments before which the conditions of a release were asked once more. */
export const releaseWarnings = pgTable('release_warnings', {
  releaseId: integer('release_id')
    .primaryKey()
    .references(() => releases.id, { onDelete: 'cascade' }),
  dueOn: moment('due_on').notNull(),
});
