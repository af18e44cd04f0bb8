import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { cases } from './content';
import { id, short } from './common';
import { outsideReviews } from './outside-reviews';
import { siteThemes } from './sites';

/** Original block of a block in copied drafts: both share their comments. */
export const partCopies = pgTable(
  'part_copies',
  {
    partId: integer('part_id').primaryKey(),
    rootId: integer('root_id').notNull(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
  },
  (t) => [index('part_copies_case').on(t.caseId)],
);

/** Comments on one block of a site (decisions/048-comments-and-presence). */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Draft in which the thread began; the thread is listed there if the block is deleted. */
    themeId: integer('theme_id').references(() => siteThemes.id, { onDelete: 'set null' }),
    /** Block, or the original of a copied one. */
    partId: integer('part_id').notNull(),
    /** Type and first words of the block, shown after its deletion. */
    partType: smallint('part_type').notNull(),
    partText: varchar('part_text', { length: 100 }).notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    resolvedOn: moment('resolved_on'),
    resolvedBy: short('resolved_by'),
    resolvedById: integer('resolved_by_id'),
  },
  (t) => [index('comment_threads_case').on(t.caseId), index('comment_threads_theme').on(t.themeId)],
);

export const comments = pgTable(
  'comments',
  {
    id: id(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    author: short('author'),
    /** Null for a person without an account. */
    authorId: integer('author_id'),
    /** Person without an account who wrote it. */
    reviewId: integer('review_id').references(() => outsideReviews.id, { onDelete: 'set null' }),
    /** Empty when deleted. */
    text: varchar('text', { length: 2000 }).notNull(),
    mentions: integer('mentions').array().notNull(),
    createdOn: moment('created_on').notNull().defaultNow(),
    editedOn: moment('edited_on'),
    deletedOn: moment('deleted_on'),
  },
  (t) => [
    index('comments_thread').on(t.threadId),
    index('comments_author').on(t.authorId),
    index('comments_review').on(t.reviewId),
    index('comments_mentions').using('gin', t.mentions),
  ],
);
