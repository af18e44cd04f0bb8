import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { SiteStatus } from '../../../../openapi/generated/enums';
import { moment, record, trashed } from '../columns';
import type { PlacedName, StoredPart } from '../stored-values';
import { cases } from './content';
import { type Value, id, isOnline, short, long, parts, status, seo, share, trashIndex } from './common';

/** Condition of unpublished changes; index and query must use the same expression. */
export const isThemeChanged = (t: Record<'status' | 'parts' | 'publishedParts', AnyPgColumn>) =>
  sql`${isOnline(t.status)} and ${t.parts} is distinct from ${t.publishedParts}`;

/** Condition of a draft or public page with a shared block; index and query must use the same expression. */
export const hasShared = (t: Record<'parts' | 'publishedParts', AnyPgColumn>) =>
  sql`(${t.parts} @? '$[*].sharedId' or ${t.publishedParts} @? '$[*].sharedId')`;

export const templates = pgTable(
  'templates',
  {
    id: id(),
    templateCode: varchar('code', { length: 20 }).$type<Value<'TemplateCode'>>().notNull(),
    name: short('name'),
    description: long('description'),
    parts: parts(),
    createdOn: moment('created_on').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('templates_code').on(t.templateCode)],
);

export const siteThemes = pgTable(
  'site_themes',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    templateCode: varchar('template_code', { length: 20 }).$type<Value<'TemplateCode'>>().notNull(),
    name: short('name'),
    status: status(),
    parts: parts(),
    publishedParts: jsonb('published_parts').$type<StoredPart[]>(),
    publishedOn: moment('published_on'),
    ...record(),
    ...trashed(),
  },
  (t) => [
    index('site_themes_case').on(t.caseId),
    index('site_themes_changed').on(t.caseId, t.id).where(isThemeChanged(t)),
    index('site_themes_shared').on(t.id).where(hasShared(t)),
    trashIndex('site_themes', t),
  ],
);

/** Published versions; written once, never changed. */
export const siteThemeVersions = pgTable(
  'site_theme_versions',
  {
    id: id(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => siteThemes.id, { onDelete: 'cascade' }),
    parts: parts(),
    publishedOn: moment('published_on').notNull(),
    publishedBy: short('published_by'),
    publishedById: integer('published_by_id'),
    note: varchar('note', { length: 200 }).notNull().default(''),
    /** Approvers, or the reason for publishing without approval; null if no rule applied. */
    approvals: jsonb('approvals').$type<Value<'ProofApprovals'>>(),
  },
  (t) => [index('site_theme_versions_theme').on(t.themeId)],
);

export const siteSets = pgTable(
  'site_sets',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** 0 enabled, 1 not enabled: the opposite of a content status. */
    status: smallint('status').$type<Value<'SiteStatus'>>().notNull().default(SiteStatus.notEnabled),
    caseCode: varchar('case_code', { length: 200 }),
    codeCheckedOn: moment('code_checked_on'),
    siteName: varchar('site_name', { length: 30 }),
    publishedOn: moment('published_on'),
    activeThemeId: integer('active_theme_id').references(() => siteThemes.id, { onDelete: 'set null' }),
    gaId: varchar('ga_id', { length: 20 }).notNull().default(''),
    gtmId: varchar('gtm_id', { length: 20 }).notNull().default(''),
    ...seo(),
    ...share(),
    /** Settings of the case that the public page omits, because nobody approved them. */
    caseWithheld: text('case_withheld').array().$type<('seoKeywords' | 'share')[]>().notNull().default([]),
    /** Name and place that the public page keeps after a change of its case; null: those of the case. */
    keptName: jsonb('kept_name').$type<PlacedName>(),
    ...record(),
  },
  (t) => [
    uniqueIndex('site_sets_case').on(t.caseId),
    uniqueIndex('site_sets_name').on(sql`lower(${t.siteName})`),
    index('site_sets_code').on(sql`lower(${t.caseCode})`),
  ],
);

/**
 * Scheduled publishing and taking off (decisions/011-visibility-and-schedules); rows are kept afterwards.
 */
export const siteSchedules = pgTable(
  'site_schedules',
  {
    id: id(),
    siteId: integer('site_id')
      .notNull()
      .references(() => siteSets.id, { onDelete: 'cascade' }),
    action: varchar('action', { length: 10 }).$type<'publish' | 'takeOff'>().notNull(),
    /** Theme to publish; null when deleted since. */
    themeId: integer('theme_id').references(() => siteThemes.id, { onDelete: 'set null' }),
    dueOn: moment('due_on').notNull(),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    createdOn: moment('created_on').notNull().defaultNow(),
    /** Null while waiting. A failure is displayed until it is dismissed. */
    outcome: varchar('outcome', { length: 10 }).$type<'done' | 'failed' | 'cancelled'>(),
    settledOn: moment('settled_on'),
    /** Reason of the failure, as shown. */
    reason: long('reason'),
    /** Time of the warning about missing approvals. */
    warnedOn: moment('warned_on'),
  },
  (t) => [
    index('site_schedules_due')
      .on(t.dueOn)
      .where(sql`${t.outcome} is null`),
    uniqueIndex('site_schedules_waiting')
      .on(t.siteId, t.action)
      .where(sql`${t.outcome} is null`),
  ],
);

export const salesCases = pgTable('sales_cases', {
  code: varchar('code', { length: 200 }).primaryKey(),
  title: short('title'),
  district: short('district'),
});

/**
 * Pending purges of caches (decisions/024-caches-of-public-pages). Triggers write them in the changing transaction; the
 * sender deletes them.
 */
export const pagePurges = pgTable(
  'page_purges',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Values of `Surrogate-Key`. */
    keys: text('keys').array().notNull(),
    /** Addresses of these keys, unencoded. */
    paths: text('paths').array().notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    /** During a try: time when another process may take over. */
    dueOn: moment('due_on').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Time of the first sending; each is sent twice. */
    sentOn: moment('sent_on'),
  },
  (t) => [index('page_purges_due').on(t.dueOn)],
);

/** Blocks that stand on several pages (decisions/059-shared-blocks). */
export const sharedBlocks = pgTable(
  'shared_blocks',
  {
    id: id(),
    title: varchar('title', { length: 50 }).notNull(),
    /** One block. */
    parts: parts(),
    ...record(),
    ...trashed(),
  },
  (t) => [trashIndex('shared_blocks', t)],
);
