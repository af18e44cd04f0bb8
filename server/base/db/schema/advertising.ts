import { char, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { moment } from '../columns';
import { cases } from './content';
import { type Value, id, long, short } from './common';

/** Dismissed findings of the advertising check; each is valid only for its rule and sentence. */
export const adPutAsides = pgTable(
  'ad_put_asides',
  {
    id: id(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    ruleId: varchar('rule_id', { length: 40 }).notNull(),
    /** SHA-256 of the sentence. */
    hash: char('hash', { length: 64 }).notNull(),
    kind: varchar('kind', { length: 10 }).$type<Value<'AdReasonKind'>>().notNull(),
    note: long('note'),
    createdOn: moment('created_on').notNull().defaultNow(),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
  },
  (t) => [uniqueIndex('ad_put_asides_finding').on(t.caseId, t.ruleId, t.hash)],
);
