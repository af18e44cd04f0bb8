import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { id } from './common';
import { siteThemes } from './sites';

/** Block of a draft as approved by an outside reviewer. */
export interface ApprovedBlock {
  id: number;
  hash: string;
}

/**
 * Persons without an account who were invited to review a draft (decisions/051-outside-review). Rows outlive their
 * link.
 */
export const outsideReviews = pgTable(
  'outside_reviews',
  {
    id: id(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => siteThemes.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 50 }).notNull(),
    /** Empty after erasure, and a month after the end. */
    email: varchar('email', { length: 200 }).notNull(),
    mayComment: boolean('may_comment').notNull(),
    mayApprove: boolean('may_approve').notNull(),
    expiresOn: moment('expires_on').notNull(),
    /** SHA-256 of the link's token; distinguishes an ended link from an unknown one. */
    tokenHash: char('token_hash', { length: 64 }),
    createdOn: moment('created_on').notNull().defaultNow(),
    createdById: integer('created_by_id'),
    /** Argon2 hash, written when its mail is sent; null without a valid code. */
    codeHash: varchar('code_hash', { length: 200 }),
    codeAskedOn: moment('code_asked_on'),
    codeTries: smallint('code_tries').notNull().default(0),
    decision: varchar('decision', { length: 20 }).$type<'approved' | 'changesAsked'>(),
    decidedOn: moment('decided_on'),
    note: varchar('note', { length: 500 }).notNull().default(''),
    /** Hashes of the approved page and of each of its blocks. */
    contentHash: char('content_hash', { length: 64 }),
    blocks: jsonb('blocks').$type<ApprovedBlock[]>(),
  },
  (t) => [index('outside_reviews_theme').on(t.themeId), uniqueIndex('outside_reviews_token').on(t.tokenHash)],
);
