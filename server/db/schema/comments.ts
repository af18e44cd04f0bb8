import { index, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { cases } from './content';
import { id, short } from './shared';
import { outsideReviews } from './outside-reviews';
import { siteThemes } from './sites';

/** The block that a block of a copied draft was first: both have the same comments. */
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

/** Comments on one block of a website (decisions/048-comments-and-presence). */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Draft in which it began: lists it when the block is gone. */
    themeId: integer('theme_id').references(() => siteThemes.id, { onDelete: 'set null' }),
    /** The block, or the one that it was copied from. */
    partId: integer('part_id').notNull(),
    /** Type and first words of the block, for when it is gone. */
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
    /** The person without an account who wrote it. */
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
