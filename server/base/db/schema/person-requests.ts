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
import { type Value, id, short, long } from './common';

/**
 * Keys of the hashes of erased persons, encrypted like other secrets (secrets/secret-store.ts). Created with the first
 * erasure.
 */
export const erasureKeys = pgTable('erasure_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  secret: text('secret').notNull(),
  createdOn: moment('created_on').notNull().defaultNow(),
});

/** HMAC-SHA-256 of each erased telephone number, address and enquiry; a restore keeps them (decisions/046-requests-and-incidents). */
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

/** Correction of an enquiry; the account id gives the present name. */
export type StoredCorrection = Value<'Correction'> & { byId: number };

/** Requests of persons about their data. An erasure clears telephone, address and notes. */
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
    /** Due dates by kind, from the periods in force on arrival. */
    dueDates: jsonb('due_dates').$type<Value<'PersonRequestDue'>[]>().notNull(),
    state: varchar('state', { length: 10 }).$type<Value<'PersonRequestState'>>().notNull().default('open'),
    /** Evidence of the person's identity. */
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
    /** Proof of corrections, with masked values. */
    corrections: jsonb('corrections').$type<StoredCorrection[]>().notNull().default([]),
    /** Numbers of erased values by place. */
    erased: jsonb('erased').$type<Value<'HeldPlace'>[]>(),
    ...record(),
  },
  (t) => [uniqueIndex('person_requests_number').on(t.number)],
);

/** Incidents in which personal data may have been exposed. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    number: varchar('number', { length: 20 }).notNull(),
    title: short('title'),
    /** Time when the company learned of it; the reporting period starts here. */
    knownOn: moment('known_on').notNull(),
    dueOn: moment('due_on').notNull(),
    accountId: integer('account_id'),
    /** API token that read the enquiries, and its name of that time. No foreign key: tokens are not in backups. */
    tokenId: integer('token_id'),
    token: short('token'),
    fromOn: moment('from_on').notNull(),
    toOn: moment('to_on').notNull(),
    address: varchar('address', { length: 100 }).notNull().default(''),
    /** Time when the list was created and locked. */
    listedOn: moment('listed_on'),
    /** Number of reviewed audit entries, and duration of the review. */
    listFigures: jsonb('list_figures').$type<Value<'IncidentListFigures'>>(),
    /** Text of the sent letter. */
    letter: jsonb('letter').$type<Value<'IncidentLetter'>>(),
    lettersOn: moment('letters_on'),
    mailed: integer('mailed').notNull().default(0),
    /** Answers for the authority's form that no record contains, by field. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull().default({}),
    reportedOn: moment('reported_on'),
    receiptNumber: short('receipt_number'),
    createdBy: short('created_by'),
    createdById: integer('created_by_id'),
    ...record(),
  },
  (t) => [uniqueIndex('incidents_number').on(t.number)],
);

/** Enquiries in an unmasked export, by page; written before the page is sent. Deleted with its audit entry. */
export const exportedContacts = pgTable(
  'exported_contacts',
  {
    id: id(),
    /** Id of the export, as in the audit entry and in each row of the file. */
    exportId: char('export_id', { length: 8 }).notNull(),
    at: moment('at').notNull().defaultNow(),
    contactIds: integer('contact_ids').array().notNull(),
  },
  (t) => [index('exported_contacts_export').on(t.exportId), index('exported_contacts_at').on(t.at)],
);

/** Persons of an incident, by their enquiry; only the enquiry contains their data. */
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
    /** Time when the letter was queued, and the id of its mail. */
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

/** Incidents whose letters are not all queued yet. */
export const incidentLettersDue = pgTable('incident_letters_due', {
  incidentId: integer('incident_id')
    .primaryKey()
    .references(() => incidents.id, { onDelete: 'cascade' }),
});
