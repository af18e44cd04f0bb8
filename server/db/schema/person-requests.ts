import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
  char,
  index,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, record } from '../columns';
import { type Value, id, short, long } from './shared';

/** Keys of the erased persons' hashes, kept as secrets are (secrets/kept-secrets.ts); made with the first erasure. */
export const erasureKeys = pgTable('erasure_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  secret: text('secret').notNull(),
  createdOn: moment('created_on').notNull().defaultNow(),
});

/** HMAC-SHA-256 of each erased telephone number and address; a restore keeps them (decisions/046-requests-and-incidents). */
export const erasedPersons = pgTable(
  'erased_persons',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => erasureKeys.id),
    hash: char('hash', { length: 64 }).notNull(),
    erasedOn: moment('erased_on').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.hash] })],
);

/** Requests of persons about their data. Telephone, address and notes are cleared by the erasure. */
export const personRequests = pgTable(
  'person_requests',
  {
    id: id(),
    /** Year and a counter: 2026-014. */
    number: varchar('number', { length: 20 }).notNull(),
    kinds: text('kinds').array().$type<Value<'PersonRequestKind'>[]>().notNull(),
    tel: varchar('tel', { length: 20 }).notNull().default(''),
    email: short('email'),
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    /** By kind, from the table of periods when it came in. */
    dueDates: jsonb('due_dates').$type<Value<'PersonRequestDue'>[]>().notNull(),
    state: varchar('state', { length: 10 }).$type<Value<'PersonRequestState'>>().notNull().default('open'),
    /** How the person proved who they are. */
    identity: short('identity'),
    note: long('note'),
    handlerId: integer('handler_id'),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    closedOn: moment('closed_on'),
    erasedOn: moment('erased_on'),
    erasedBy: short('erased_by'),
    erasedById: integer('erased_by_id'),
    basis: short('basis'),
    /** Numbers by place. */
    erased: jsonb('erased').$type<Value<'HeldPlace'>[]>(),
    ...record(),
  },
  (t) => [uniqueIndex('person_requests_number').on(t.number)],
);

/** Incidents in which persons' data may have been seen. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    number: varchar('number', { length: 20 }).notNull(),
    title: short('title'),
    /** When the company learned of it; the period to report begins here. */
    knownOn: moment('known_on').notNull(),
    dueOn: moment('due_on').notNull(),
    accountId: integer('account_id'),
    fromOn: moment('from_on').notNull(),
    toOn: moment('to_on').notNull(),
    address: varchar('address', { length: 100 }).notNull().default(''),
    /** Time of the list, which is locked from then on. */
    listedOn: moment('listed_on'),
    /** Entries of the audit trail that were looked at, and how long that took. */
    listFigures: jsonb('list_figures').$type<Value<'IncidentListFigures'>>(),
    /** Text of the letter as it was sent. */
    letter: jsonb('letter').$type<Value<'IncidentLetter'>>(),
    lettersOn: moment('letters_on'),
    mailed: integer('mailed').notNull().default(0),
    /** Answers of the authority's form that no record knows, by field. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull().default({}),
    reportedOn: moment('reported_on'),
    receiptNumber: short('receipt_number'),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    ...record(),
  },
  (t) => [uniqueIndex('incidents_number').on(t.number)],
);

/** Enquiries in an export without masks, by page, written before the page is sent; gone with its audit entry. */
export const exportedContacts = pgTable(
  'exported_contacts',
  {
    id: id(),
    /** As in the audit entry and in each row of the file. */
    exportId: char('export_id', { length: 8 }).notNull(),
    at: moment('at').notNull().defaultNow(),
    contactIds: integer('contact_ids').array().notNull(),
  },
  (t) => [index('exported_contacts_export').on(t.exportId), index('exported_contacts_at').on(t.at)],
);

/** The persons of an incident, by their enquiry: who they are stays in it alone. */
export const incidentPersons = pgTable(
  'incident_persons',
  {
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    contactId: integer('contact_id').notNull(),
    shown: integer('shown').notNull().default(0),
    exported: integer('exported').notNull().default(0),
    lastOn: moment('last_on').notNull(),
    /** When the letter went to the outbox, and its mail there. */
    mailedOn: moment('mailed_on'),
    messageId: uuid('message_id'),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.contactId] }),
    index('incident_persons_message')
      .on(t.messageId)
      .where(sql`${t.messageId} is not null`),
    index('incident_persons_last').on(t.incidentId, t.lastOn, t.contactId),
  ],
);

/** Incidents whose letters are not all in the outbox yet. */
export const incidentLettersDue = pgTable('incident_letters_due', {
  incidentId: integer('incident_id')
    .primaryKey()
    .references(() => incidents.id, { onDelete: 'cascade' }),
});
