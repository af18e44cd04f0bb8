import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { cases, articles, news } from './content';
import { outsideReviews } from './outside-reviews';
import { releases } from './releases';
import { type Value, id } from './common';
import { siteThemes } from './sites';

/**
 * Preview links; not in backups, deleted by a restore
 * (docs/evidence/security.md, Preview links).
 */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    token: char('token', { length: 24 }).notNull(),
    /** Shown record: exactly one of the five is set. */
    themeId: integer('theme_id').references(() => siteThemes.id, { onDelete: 'cascade' }),
    caseId: integer('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    newsId: integer('news_id').references(() => news.id, { onDelete: 'cascade' }),
    releaseId: integer('release_id').references(() => releases.id, { onDelete: 'cascade' }),
    /** Person for whom the link was created. */
    reviewId: integer('review_id').references(() => outsideReviews.id, { onDelete: 'cascade' }),
    purpose: varchar('purpose', { length: 50 }).notNull(),
    days: smallint('days').$type<Value<'PreviewLink'>['days']>().notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    createdBy: varchar('created_by', { length: 200 }).notNull(),
    /** Creator; their permission is checked at each opening. */
    createdById: integer('created_by_id'),
    expiresOn: moment('expires_on').notNull(),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedOn: moment('last_opened_on'),
  },
  (t) => [
    uniqueIndex('preview_links_token').on(t.token),
    index('preview_links_theme').on(t.themeId),
    index('preview_links_case').on(t.caseId),
    index('preview_links_article').on(t.articleId),
    index('preview_links_news').on(t.newsId),
    index('preview_links_release').on(t.releaseId),
    index('preview_links_review').on(t.reviewId),
    check(
      'preview_links_one',
      sql`num_nonnulls(${t.themeId}, ${t.caseId}, ${t.articleId}, ${t.newsId}, ${t.releaseId}) = 1`,
    ),
  ],
);
