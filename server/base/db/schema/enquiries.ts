import { sql } from 'drizzle-orm';
import type { AppointmentState } from '../../../../openapi/generated/enums';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { components } from '../../../../openapi/generated/types';
import { moment, record } from '../columns';
import { cases } from './content';
import { accounts } from './identity';
import { type Value, id, short, long, searchIndex } from './common';

type Schemas = components['schemas'];

/** Consent texts; written once, never changed. */
export const consentTexts = pgTable('consent_texts', {
  /** Numbered without gaps, as shown to staff and visitors. */
  version: integer('version').primaryKey(),
  text: jsonb('text').$type<Schemas['ConsentWords']>().notNull(),
  createdOn: moment('created_on').notNull().defaultNow(),
  createdBy: short('created_by'),
  createdById: integer('created_by_id').references(() => accounts.id, { onDelete: 'set null' }),
});

/** Key that signs tokens of public forms; one row, created by the migration. */
export const formSecrets = pgTable('form_secrets', {
  id: smallint('id').primaryKey().default(1),
  secret: varchar('secret', { length: 64 }).notNull(),
});

/** Solved work of public forms; each is accepted for only one form's contents. */
export const formWork = pgTable('form_work', {
  nonce: varchar('nonce', { length: 64 }).primaryKey(),
  /** Hash of the contents. */
  content: varchar('content', { length: 64 }).notNull(),
  usedOn: moment('used_on').notNull().defaultNow(),
});

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    type: smallint('type').$type<Value<'ContactType'>>().notNull(),
    name: short('name'),
    /** Null if the sender did not say it, as with `source`. */
    gender: smallint('gender').$type<Value<'Gender'>>(),
    tel: varchar('tel', { length: 20 }).notNull(),
    email: short('email'),
    caseTitle: short('case_title'),
    content: long('content'),
    handleStatus: smallint('handle_status').$type<Value<'HandleStatus'>>().notNull().default(0),
    assigneeId: integer('assignee_id').references(() => accounts.id),
    /** Case, if known; `caseTitle` keeps the title shown to the visitor. */
    caseId: integer('case_id').references(() => cases.id, { onDelete: 'set null' }),
    source: varchar('source', { length: 20 }).$type<Value<'ContactSource'>>(),
    /** Time when it was marked as spam. */
    spamOn: moment('spam_on'),
    spamReason: varchar('spam_reason', { length: 20 }).$type<Schemas['SpamReason']>(),
    /** Key of one submission of a public form, identical for its repeats. */
    formKey: uuid('form_key'),
    origin: jsonb('origin').$type<Schemas['ContactOrigin']>(),
    consentVersion: integer('consent_version').references(() => consentTexts.version),
    consentOn: moment('consent_on'),
    wantsNews: boolean('wants_news').notNull().default(false),
    appointmentOn: moment('appointment_on'),
    appointmentState: smallint('appointment_state').$type<AppointmentState>(),
    remindedOn: moment('reminded_on'),
    nextCallOn: moment('next_call_on'),
    /** Time when the present appointment was last mailed to the visitor. */
    appointmentMailedOn: moment('appointment_mailed_on'),
    /** Enquiry of the same telephone number with which this one is handled. */
    joinedId: integer('joined_id').references((): AnyPgColumn => contacts.id, { onDelete: 'set null' }),
    /** First note or change of state by staff. */
    firstHandledOn: moment('first_handled_on'),
    ...record(),
  },
  (t) => [
    index('contacts_created').on(t.createdOn, t.id),
    index('contacts_type').on(t.type, t.createdOn, t.id),
    index('contacts_state').on(t.handleStatus, t.createdOn, t.id),
    index('contacts_assigned').on(t.assigneeId, t.createdOn, t.id),
    index('contacts_case').on(t.caseId, t.createdOn, t.id),
    index('contacts_by_assignee').on(sql`coalesce(${t.assigneeId}, 0)`, t.createdOn, t.id),
    index('contacts_by_case').on(t.caseTitle, t.createdOn, t.id),
    uniqueIndex('contacts_form_key').on(t.formKey),
    index('contacts_tel').on(t.tel, t.createdOn),
    index('contacts_appointments')
      .on(t.appointmentOn)
      .where(sql`${t.appointmentState} = 0`),
    index('contacts_next_calls')
      .on(t.nextCallOn)
      .where(sql`${t.nextCallOn} is not null`),
    index('contacts_joined')
      .on(t.joinedId)
      .where(sql`${t.joinedId} is not null`),
    searchIndex('contacts', t.name, t.tel, t.email, t.caseTitle, t.content),
  ],
);

/**
 * Notes, calls, assignments and state changes of an enquiry (decisions/020-enquiries). Append-only, except that authors may
 * correct the text of their notes.
 */
export const contactNotes = pgTable(
  'contact_notes',
  {
    id: id(),
    contactId: integer('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    author: short('author'),
    /** Null if unknown, as in earlier releases. */
    authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdOn: moment('created_on').notNull().defaultNow(),
    editedOn: moment('edited_on'),
    rowVersion: integer('row_version').notNull().default(1),
    /** Empty in the row of a change. */
    text: long('text'),
    /** New assignee's name; empty: nobody, null: unchanged. */
    assignee: varchar('assignee', { length: 200 }),
    assigneeId: integer('assignee_id'),
    handleStatus: smallint('handle_status').$type<Value<'HandleStatus'>>(),
    callResult: varchar('call_result', { length: 20 }).$type<Schemas['CallResult']>(),
    /** Reply that was mailed to the visitor; null in other rows. */
    mailSubject: varchar('mail_subject', { length: 200 }),
    mailBody: varchar('mail_body', { length: 4000 }),
    /** Message id of the reply in the outbox. */
    messageId: uuid('message_id'),
  },
  (t) => [index('contact_notes_contact').on(t.contactId, t.id)],
);

export const contactEmails = pgTable('contact_emails', {
  type: smallint('type').$type<Value<'ContactType'>>().primaryKey(),
  emails: long('emails'),
});

/** Accounts that get new enquiries in rotation. */
export const contactRotation = pgTable('contact_rotation', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  place: integer('place').notNull(),
  /** Increased with each enquiry; the member with the smallest turn is next. */
  turn: bigint('turn', { mode: 'number' }).notNull().default(0),
});

/** Retention of closed enquiries (decisions/045-personal-data); only enquiries with a value have a row. */
export const contactRetention = pgTable('contact_retention', {
  contactId: integer('contact_id')
    .primaryKey()
    .references(() => contacts.id, { onDelete: 'cascade' }),
  /** Not anonymised before, regardless of the period. */
  retainedUntil: moment('retained_until'),
  /** Announced time of anonymisation; null while it is not due soon. */
  anonymiseOn: moment('anonymise_on'),
  anonymisedOn: moment('anonymised_on'),
});
