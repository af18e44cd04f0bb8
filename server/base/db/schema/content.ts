import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { record, trashed } from '../columns';
import type { HousingUnit, ProjectFact } from '../stored-values';
import {
  type Value,
  id,
  short,
  long,
  parts,
  status,
  schedule,
  seo,
  cover,
  file,
  share,
  scheduleIndexes,
  emptyIndex,
  searchIndex,
  trashIndex,
} from './common';

export const cases = pgTable(
  'cases',
  {
    id: id(),
    code: varchar('code', { length: 200 }).notNull(),
    title: short('title'),
    subtitle: short('subtitle'),
    tab: smallint('tab').$type<Value<'CaseTab'>>().notNull(),
    isHighlight: boolean('is_highlight').notNull().default(false),
    status: status(),
    ...schedule(),
    sort: integer('sort').notNull(),
    county: varchar('county', { length: 20 }).notNull(),
    district: varchar('district', { length: 20 }).notNull(),
    zip: varchar('zip', { length: 6 }).notNull().default(''),
    address: short('address'),
    ...cover(),
    tel: varchar('tel', { length: 20 }).notNull().default(''),
    receptionAddress: short('reception_address'),
    siteArea: short('site_area'),
    floors: short('floors'),
    households: integer('households'),
    completion: short('completion'),
    architect: short('architect'),
    builder: short('constructor'),
    introduction: text('introduction').notNull().default(''),
    housingUnits: jsonb('housing_units').$type<HousingUnit[]>().notNull().default([]),
    projectFacts: jsonb('project_facts').$type<ProjectFact[]>().notNull().default([]),
    recommendedCaseIds: integer('recommended_case_ids').array().notNull().default([]),
    parts: parts(),
    ...seo(),
    ...share(),
    ...record(),
    ...trashed(),
  },
  (t) => [
    uniqueIndex('cases_code').on(sql`lower(${t.code})`),
    index('cases_tab_sort')
      .on(t.tab, t.sort, t.id)
      .where(sql`${t.deletedOn} is null`),
    trashIndex('cases', t),
    emptyIndex('cases', t.tab, t),
    searchIndex('cases', t.title, t.code),
    index('cases_recommended').using('gin', t.recommendedCaseIds).with({ fastupdate: false }),
    ...scheduleIndexes('cases', t),
  ],
);

export const articles = pgTable(
  'articles',
  {
    id: id(),
    type: smallint('type').$type<Value<'ArticleType'>>().notNull(),
    title: short('title'),
    summary: long('summary'),
    ...cover(),
    publishDate: date('publish_date').notNull(),
    status: status(),
    ...schedule(),
    sort: integer('sort').notNull(),
    parts: parts(),
    ...seo(),
    ...share(),
    ...record(),
    ...trashed(),
  },
  (t) => [
    index('articles_type_sort')
      .on(t.type, t.sort, t.id)
      .where(sql`${t.deletedOn} is null`),
    trashIndex('articles', t),
    emptyIndex('articles', t.type, t),
    searchIndex('articles', t.title),
    ...scheduleIndexes('articles', t),
  ],
);

export const news = pgTable(
  'news',
  {
    id: id(),
    title: short('title'),
    summary: long('summary'),
    ...cover(),
    publishDate: date('publish_date').notNull(),
    status: status(),
    ...schedule(),
    content: text('content').notNull().default(''),
    ...seo(),
    ...share(),
    ...record(),
    ...trashed(),
  },
  (t) => [
    index('news_date')
      .on(t.publishDate, t.id)
      .where(sql`${t.deletedOn} is null`),
    trashIndex('news', t),
    searchIndex('news', t.title),
    ...scheduleIndexes('news', t),
  ],
);

/** Home popups other than the first, which is a singleton. */
export const popups = pgTable(
  'popups',
  {
    id: id(),
    title: short('title'),
    imageSha: file('image').sha,
    imageName: file('image').fileName,
    altText: varchar('alt_text', { length: 100 }).notNull().default(''),
    url: short('url'),
    urlTarget: varchar('url_target', { length: 10 }).$type<Value<'UrlTarget'>>().notNull().default('_self'),
    status: status(),
    ...schedule(),
    ...record(),
    ...trashed(),
  },
  (t) => [trashIndex('popups', t), ...scheduleIndexes('popups', t)],
);

/** Versions of singleton records: popup, recipients, rotation. */
export const singletons = pgTable('singletons', {
  key: varchar('key', { length: 50 }).primaryKey(),
  value: jsonb('value').notNull().default({}),
  ...record(),
});
