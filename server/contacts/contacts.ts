import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, contactNotes, contacts } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../contract/bodies';
import type { components, operations } from '../../openapi/generated/types';
import { contactText } from '../contract/text';
import { csvOf, type Reader } from '../records/csv';
import { note as noteDeed } from '../audit/audit';
import { findAssignee } from './assignees';
import { addNote, eventsOf } from './notes';
import { countLimit, countRows } from '../records/list-search';
import { telephoneText } from './telephone-text';
import { queueMail } from '../mail/outbox';
import { recipientsOf } from './recipients';
import { type PageOf, recordTable, type Saved } from '../records/table';
import { recordOf } from '../records/records';
import { fieldError, notFound } from '../contract/errors';
import { taipeiTime } from '../records/taipei-time';
import { HandleStatus } from '../../openapi/generated/enums';

export type ContactFilter = NonNullable<operations['exportContacts']['parameters']['query']>;
type ListQuery = NonNullable<operations['listContacts']['parameters']['query']>;
type ExportRow = typeof contacts.$inferSelect & { assignee: string; notes: string };

const assigneeName = sql<string>`coalesce((select a.name from ${accounts} a where a.id = ${contacts.assigneeId}), '')`;
/** The enquiry's id with its table, which drizzle leaves out of what is selected from one table: each of the others has an `id` too. */
const allNotes = sql<string>`coalesce((
  select string_agg(to_char(n.created_on at time zone 'Asia/Taipei', 'YYYY/MM/DD HH24:MI') || ' ' || coalesce(a.name, n.author) || '：' || n.text, chr(10) order by n.id)
  from ${contactNotes} n left join ${accounts} a on a.id = n.author_id where n.contact_id = contacts.id and n.text <> ''
), '')`;

const records = recordTable(contacts, {
  kind: 'contact',
  search: [contacts.name, contacts.tel, contacts.email, contacts.caseTitle, contacts.content],
  tel: contacts.tel,
  hasSearchIndex: true,
  date: contacts.createdOn,
  computed: { assignee: assigneeName },
});

export { records as contactRecords };

/** One page of enquiries, the newest first. */
export async function listContacts(
  db: Db,
  query: ListQuery,
): Promise<PageOf<components['schemas']['ContactRow']>> {
  const { rows, page } = await records.page(db, query, [desc(contacts.createdOn), desc(contacts.id)], {
    also: ownFiltersOf(query),
  });
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
      assignee: row.assignee,
      ...recordOf(row),
    })),
    ...page,
  };
}

/** One enquiry as an account reads it; 404 when there is none. */
export async function getContact(
  db: Db,
  id: number,
  reader: number,
): Promise<components['schemas']['Contact']> {
  const row = await records.find(db, id);
  const notes = await eventsOf(db, id, reader);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    gender: row.gender,
    tel: row.tel,
    email: row.email,
    caseTitle: row.caseTitle,
    content: row.content,
    note: notes.find(({ text }) => text !== '')?.text ?? '',
    handleStatus: row.handleStatus,
    assigneeId: row.assigneeId,
    assignee: row.assignee,
    notes,
    ...recordOf(row),
  };
}

/**
 * Saves assignee and handling state. A note that is new becomes one of its own, under the caller's name: none is ever
 * replaced by it. A new assignee is told by mail, unless it is the caller. Throws 404, 409, and 400 for an account that may
 * not handle enquiries.
 */
export async function saveHandling(
  tx: Tx,
  { id, rowVersion, note = '', newNote = '', handleStatus, assigneeId }: Bodies['updateContactNote'],
  caller: { id: number; name: string },
): Promise<Saved> {
  const before = await records.lock(tx, { id, rowVersion });
  const isGiven = assigneeId !== undefined && assigneeId !== before.assigneeId;
  const assignee = isGiven ? await assigneeOf(tx, assigneeId) : null;
  const isMoved = handleStatus !== before.handleStatus;
  const saved = await records.change(
    tx,
    id,
    {
      handleStatus,
      ...(isGiven ? { assigneeId } : {}),
      ...(handleStatus !== HandleStatus.unhandled && !before.firstHandledOn
        ? { firstHandledOn: new Date() }
        : {}),
    },
    caller.name,
  );
  if (isGiven || isMoved) {
    await tx.insert(contactNotes).values({
      contactId: id,
      author: caller.name,
      authorId: caller.id,
      assignee: isGiven ? (assignee?.name ?? '') : null,
      assigneeId: isGiven ? assigneeId : null,
      handleStatus: isMoved ? handleStatus : null,
    });
  }
  if (isGiven) {
    noteDeed(tx, {
      kind: 'contact',
      recordId: id,
      action: 'update',
      before: { assignee: before.assignee },
      after: { assignee: assignee?.name ?? '' },
    });
  }
  if (assignee?.email && assigneeId !== caller.id) {
    const type = contactText.types[before.type];
    await queueMail(tx, {
      recipients: assignee.email,
      subject: contactText.givenSubject(type, before.name),
      body: contactText.body({ ...before, type }),
    });
  }
  const newest = (await eventsOf(tx, id, caller.id)).find(({ text }) => text !== '')?.text;
  if (note.trim() && note.trim() !== newest) await addNote(tx, { id, text: note }, caller);
  if (newNote.trim()) await addNote(tx, { id, text: newNote }, caller);
  return saved;
}

async function assigneeOf(tx: Tx, id: number | null) {
  if (id === null) return null;
  const found = await findAssignee(tx, id);
  if (!found) throw fieldError('assigneeId', contactText.noAssignee);
  return found;
}

/**
 * Where an enquiry stands in the filtered list, and those before and after it, whether or not it is found by the filter
 * itself; position and count end at `countLimit`. Throws 404.
 */
export async function neighboursOf(
  db: Db,
  { id, keyword = '', ...filter }: ContactFilter & { id: number },
): Promise<components['schemas']['ContactNeighbours']> {
  const { createdOn } = await records.find(db, id);
  const own = filtersOf(filter) ?? sql`true`;
  const having = keyword.trim() ? records.having(keyword) : undefined;
  const count = await countRows(db, contacts, and(filtersOf(filter), having));
  // What few have is looked for once. Else an index has the rows in their order, and each question is soon answered.
  const found =
    having && count < countLimit
      ? sql`materialized (select id, name, created_on from ${contacts} where ${having} and (${own}) is true)`
      : sql`not materialized (select id, name, created_on from ${contacts} where ${filtersOf({ keyword, ...filter }) ?? sql`true`})`;
  const place = sql`(found.created_on, found.id)`;
  const here = sql`(${createdOn.toISOString()}::timestamptz, ${id}::int)`;
  const { rows } = await db.execute<
    Pick<components['schemas']['ContactNeighbours'], 'previous' | 'next'> & {
      isFound: boolean;
      place: number;
    }
  >(sql`
    with found as ${found}
    select
      exists (select from found where found.id = ${id}) as "isFound",
      (select count(*)::int from (select from found where ${place} >= ${here} limit ${countLimit}) before) as place,
      (select json_build_object('id', found.id, 'name', found.name) from found
        where ${place} > ${here} order by found.created_on, found.id limit 1) as previous,
      (select json_build_object('id', found.id, 'name', found.name) from found
        where ${place} < ${here} order by found.created_on desc, found.id desc limit 1) as next
  `);
  const [row] = rows;
  if (!row) throw notFound();
  const { isFound, place: position, ...others } = row;
  // An enquiry may have come in after the count.
  return { position: isFound ? position : null, count: Math.max(count, position), countLimit, ...others };
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

/** The filtered enquiries as CSV, the newest first. */
export function exportContacts(filter: ContactFilter, { readPage, readmit }: Reader): AsyncGenerator<string> {
  const rowsBehind = (last: ExportRow | undefined, limit: number) => {
    const behind = last
      ? or(
          lt(contacts.createdOn, last.createdOn),
          and(eq(contacts.createdOn, last.createdOn), lt(contacts.id, last.id)),
        )
      : undefined;
    return readPage((db) =>
      db
        .select({ ...getTableColumns(contacts), assignee: assigneeName, notes: allNotes })
        .from(contacts)
        .where(and(filtersOf(filter), behind))
        .orderBy(desc(contacts.createdOn), desc(contacts.id))
        .limit(limit),
    );
  };
  return csvOf({ columns: contactText.columns, lineOf, rowsBehind }, readmit);
}

function lineOf(row: ExportRow): string[] {
  return [
    String(row.id),
    taipeiTime(row.createdOn),
    contactText.types[row.type],
    row.name,
    contactText.genders[row.gender],
    telephoneText(row.tel),
    row.email,
    row.caseTitle,
    row.content,
    contactText.states[row.handleStatus],
    row.assignee,
    row.notes,
  ];
}

/** What the list is narrowed to, as SQL. */
export const filtersOf = (filter: ContactFilter) => and(records.matching(filter), ownFiltersOf(filter));

function ownFiltersOf({ type, handleStatus, assigneeId, isOpen }: ContactFilter) {
  return and(
    type ? eq(contacts.type, type) : undefined,
    handleStatus === undefined ? undefined : eq(contacts.handleStatus, handleStatus),
    // By the states that it has, as an index finds them.
    isOpen === undefined ? undefined : inArray(contacts.handleStatus, isOpen ? [0, 1] : [2]),
    assigneeId ? eq(contacts.assigneeId, assigneeId) : undefined,
  );
}
