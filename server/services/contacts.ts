import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { Db } from '../db/client';
import { contacts } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../generated/operations';
import type { components, operations } from '../generated/types';
import { contactText } from '../text';
import { csvLine, csvMark } from './csv';
import { queueMail } from './outbox';
import { recipientsOf } from './contact-emails';
import { type PageOf, recordTable, type Saved } from './record-table';
import { notFound, recordOf } from './records';

type Filter = NonNullable<operations['exportContacts']['parameters']['query']>;
type ListQuery = NonNullable<operations['listContacts']['parameters']['query']>;
type Row = typeof contacts.$inferSelect;

const exportPage = 1000;

const records = recordTable(contacts, {
  kind: 'contact',
  search: [contacts.name, contacts.tel, contacts.email, contacts.caseTitle, contacts.content],
  date: contacts.createdOn,
});

/** One page of enquiries, the newest first. */
export async function listContacts(
  db: Db,
  query: ListQuery,
): Promise<PageOf<components['schemas']['ContactRow']>> {
  const { rows, ...page } = await records.page(
    db,
    filtersOf(query),
    [desc(contacts.createdOn), desc(contacts.id)],
    query,
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      type: row.type,
      name: row.name,
      tel: row.tel,
      email: row.email,
      caseTitle: row.caseTitle,
      content: row.content,
      handleStatus: row.handleStatus,
      ...recordOf(row),
    })),
    ...page,
  };
}

/** One enquiry; 404 when there is none. */
export async function getContact(db: Db, id: number): Promise<components['schemas']['Contact']> {
  const row = await records.find(db, id);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    gender: row.gender,
    tel: row.tel,
    email: row.email,
    caseTitle: row.caseTitle,
    content: row.content,
    note: row.note,
    handleStatus: row.handleStatus,
    ...recordOf(row),
  };
}

/** Saves the note and the handling state. */
export async function saveNote(
  tx: Tx,
  { id, rowVersion, note, handleStatus }: Bodies['updateContactNote'],
  by: string,
): Promise<Saved> {
  return records.save(tx, { id, rowVersion }, { note, handleStatus }, by);
}

/** Stores an enquiry of a visitor, and its mail with it: either both are there or neither. */
export async function addContact(
  tx: Tx,
  { type, name, gender, tel, email = '', caseTitle = '', content }: Bodies['createContact'],
): Promise<{ id: number; rowVersion: number }> {
  const [row] = await tx
    .insert(contacts)
    .values({ type, name, gender, tel, email, caseTitle, content, lastModifiedBy: name })
    .returning({ id: contacts.id, rowVersion: contacts.rowVersion });
  if (!row) throw notFound();
  const recipients = await recipientsOf(tx, type);
  if (recipients) {
    await queueMail(tx, {
      recipients,
      subject: contactText.subject(contactText.types[type], name),
      body: contactText.body({ type: contactText.types[type], name, tel, email, caseTitle, content }),
    });
  }
  return row;
}

/** The filtered enquiries as CSV, the newest first. A slow client may take long, so `readmit` checks the caller before each further page. */
export async function* exportContacts(
  db: Db,
  filter: Filter,
  readmit: () => Promise<void>,
): AsyncGenerator<string> {
  // With the first page, so that what fails at once is answered as an error.
  let head = csvMark + csvLine(contactText.columns);
  let last: Row | undefined;
  // By key, page by page: no offset that grows, and a new enquiry in between moves nothing.
  for (;;) {
    const behind = last
      ? or(
          lt(contacts.createdOn, last.createdOn),
          and(eq(contacts.createdOn, last.createdOn), lt(contacts.id, last.id)),
        )
      : undefined;
    const page = await db
      .select()
      .from(contacts)
      .where(and(filtersOf(filter), behind))
      .orderBy(desc(contacts.createdOn), desc(contacts.id))
      .limit(exportPage);
    yield head + page.map((row) => csvLine(lineOf(row))).join('');
    head = '';
    last = page.at(-1);
    if (page.length < exportPage) return;
    await readmit();
  }
}

function lineOf(row: Row): string[] {
  const time = row.createdOn.toLocaleString('sv-SE', { timeZone: 'Asia/Taipei' }).replaceAll('-', '/');
  return [
    String(row.id),
    time,
    contactText.types[row.type],
    row.name,
    contactText.genders[row.gender],
    row.tel,
    row.email,
    row.caseTitle,
    row.content,
    contactText.states[row.handleStatus],
    row.note,
  ];
}

function filtersOf({ type, handleStatus, ...filter }: Filter) {
  return and(
    records.matching(filter),
    type ? eq(contacts.type, type) : undefined,
    handleStatus === undefined ? undefined : eq(contacts.handleStatus, handleStatus),
  );
}
