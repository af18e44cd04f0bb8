import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, cases, contactNotes, contacts } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../contract/bodies';
import type { components, operations } from '../../openapi/generated/types';
import { contactText } from '../contract/text';
import { csvOf, type Reader } from '../records/csv';
import { note as noteDeed } from '../audit/audit';
import { findAssignee } from './assignees';
import { nextInTurn } from './rotation';
import { addNote, eventsOf } from './notes';
import { countLimit, countRows } from '../records/list-search';
import { telephoneText } from './telephone-text';
import { collectMail, queueMail } from '../mail/outbox';
import { recipientsOf } from './recipients';
import { type PageOf, recordTable, type Saved } from '../records/table';
import { isSameName, recordOf } from '../records/records';
import { fieldError, notFound } from '../contract/errors';
import { taipeiTime } from '../records/taipei-time';
import { HandleStatus } from '../../openapi/generated/enums';

export type ContactFilter = NonNullable<operations['exportContacts']['parameters']['query']>;
type Sort = components['schemas']['ContactSort'];
interface Caller {
  id: number;
  name: string;
}

type ListQuery = NonNullable<operations['listContacts']['parameters']['query']>;
type ExportRow = typeof contacts.$inferSelect & { assignee: string; notes: string };

/** Of PostgreSQL's integers. */
const maxId = 2_147_483_647;

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

/** What an order compares first, before time and id; all three in one direction, so that rows compare as one value. */
const orders: Record<Sort, { key?: SQL; isDescending: boolean }> = {
  newest: { isDescending: true },
  oldest: { isDescending: false },
  state: { key: sql`${contacts.handleStatus}`, isDescending: false },
  assignee: { key: sql`coalesce(${contacts.assigneeId}, 0)`, isDescending: false },
  case: { key: sql`${contacts.caseTitle}`, isDescending: false },
};

function orderOf(sort: Sort = 'newest'): SQL[] {
  const { key, isDescending } = orders[sort];
  const directed = isDescending ? desc : asc;
  return [...(key ? [directed(key)] : []), directed(contacts.createdOn), directed(contacts.id)];
}

/** One page of enquiries, the newest first unless another order is asked for. */
export async function listContacts(
  db: Db,
  { sort, ...query }: ListQuery,
): Promise<PageOf<components['schemas']['ContactRow']>> {
  const { rows, page } = await records.page(db, query, orderOf(sort), { also: ownFiltersOf(query) });
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
      assigneeId: row.assigneeId,
      caseId: row.caseId,
      source: row.source,
      isSpam: row.spamOn !== null,
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
    caseId: row.caseId,
    source: row.source,
    isSpam: row.spamOn !== null,
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
  {
    id,
    rowVersion,
    note = '',
    newNote = '',
    handleStatus,
    assigneeId,
    isOneOfMany = false,
  }: Bodies['updateContactNote'],
  caller: Caller,
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
  if (isGiven) noteAssignee(tx, id, before.assignee, assignee?.name ?? '');
  if (assignee?.email && assigneeId !== caller.id) {
    await tellAssignee(tx, assignee.email, before, isOneOfMany);
  }
  const newest = (await eventsOf(tx, id, caller.id)).find(({ text }) => text !== '')?.text;
  if (note.trim() && note.trim() !== newest) await addNote(tx, { id, text: note }, caller);
  if (newNote.trim()) await addNote(tx, { id, text: newNote }, caller);
  return saved;
}

const noteAssignee = (tx: Tx, recordId: number, before: string, after: string) =>
  noteDeed(tx, {
    kind: 'contact',
    recordId,
    action: 'update',
    before: { assignee: before },
    after: { assignee: after },
  });

type Said = Pick<typeof contacts.$inferSelect, 'type' | 'name' | 'tel' | 'email' | 'caseTitle' | 'content'>;

async function tellAssignee(tx: Tx, recipients: string, contact: Said, isOneOfMany = false): Promise<void> {
  const type = contactText.types[contact.type];
  const body = contactText.body({ ...contact, type });
  if (isOneOfMany) await collectMail(tx, { recipients, subject: contactText.manyGivenSubject, body });
  else await queueMail(tx, { recipients, subject: contactText.givenSubject(type, contact.name), body });
}

/** Marks an enquiry as spam, or takes the mark away; throws 404. */
export async function markSpam(
  tx: Tx,
  { id, isSpam }: Bodies['updateContactSpam'],
  by: string,
): Promise<Saved> {
  return records.change(tx, id, { spamOn: isSpam ? new Date() : null }, by);
}

/** The cases that enquiries are about, by title. */
export async function listContactCases(db: Db): Promise<{ id: number; title: string }[]> {
  return db
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(sql`exists (select from ${contacts} where ${contacts.caseId} = ${cases.id})`)
    .orderBy(asc(cases.title), asc(cases.id));
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
  { id, keyword = '', sort = 'newest', ...filter }: ContactFilter & { id: number; sort?: Sort },
): Promise<components['schemas']['ContactNeighbours']> {
  await records.find(db, id);
  const own = filtersOf(filter) ?? sql`true`;
  const having = keyword.trim() ? records.having(keyword) : undefined;
  const count = await countRows(db, contacts, and(filtersOf(filter), having));
  const { key = sql`0`, isDescending } = orders[sort];
  const row = sql`id, name, created_on, ${key} as key`;
  // What few have is looked for once. Else an index has the rows in their order, and each question is soon answered.
  const found =
    having && count < countLimit
      ? sql`materialized (select ${row} from ${contacts} where ${having} and (${own}) is true)`
      : sql`not materialized (select ${row} from ${contacts} where ${filtersOf({ keyword, ...filter }) ?? sql`true`})`;
  const place = sql`(found.key, found.created_on, found.id)`;
  const here = sql`(select ${key}, created_on, id from ${contacts} where ${contacts.id} = ${id}::int)`;
  const [upwards, downwards] = [
    sql`found.key, found.created_on, found.id`,
    sql`found.key desc, found.created_on desc, found.id desc`,
  ];
  const [isBefore, isBehind] = isDescending ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
  const [towards, away] = isDescending ? [upwards, downwards] : [downwards, upwards];
  const { rows } = await db.execute<
    Pick<components['schemas']['ContactNeighbours'], 'previous' | 'next'> & {
      isFound: boolean;
      place: number;
    }
  >(sql`
    with found as ${found}
    select
      exists (select from found where found.id = ${id}) as "isFound",
      (select count(*)::int from (select from found where ${place} ${isBefore}= ${here} limit ${countLimit}) before) as place,
      (select json_build_object('id', found.id, 'name', found.name) from found
        where ${place} ${isBefore} ${here} order by ${towards} limit 1) as previous,
      (select json_build_object('id', found.id, 'name', found.name) from found
        where ${place} ${isBehind} ${here} order by ${away} limit 1) as next
  `);
  const [answer] = rows;
  if (!answer) throw notFound();
  const { isFound, place: position, ...others } = answer;
  // An enquiry may have come in after the count.
  return { position: isFound ? position : null, count: Math.max(count, position), countLimit, ...others };
}

/**
 * Stores an enquiry of a visitor, and its mails with it: either all are there or none. It is given to whoever's turn it
 * is.
 */
export async function addContact(
  tx: Tx,
  { type, name, gender, tel, email = '', content, source = 'website', ...about }: Bodies['createContact'],
): Promise<{ id: number; rowVersion: number }> {
  const { caseId, caseTitle } = await caseOf(tx, about);
  const assignee = await nextInTurn(tx);
  const said = { type, name, tel, email, caseTitle, content };
  const [row] = await tx
    .insert(contacts)
    .values({ ...said, gender, caseId, source, assigneeId: assignee?.id ?? null, lastModifiedBy: name })
    .returning({ id: contacts.id, rowVersion: contacts.rowVersion });
  if (!row) throw notFound();
  if (assignee) {
    await tx.insert(contactNotes).values({
      contactId: row.id,
      author: contactText.inTurn,
      assignee: assignee.name,
      assigneeId: assignee.id,
    });
    noteAssignee(tx, row.id, '', assignee.name);
    if (assignee.email) await tellAssignee(tx, assignee.email, said);
  }
  const recipients = await recipientsOf(tx, type);
  if (recipients) {
    await queueMail(tx, {
      recipients,
      subject: contactText.subject(contactText.types[type], name),
      body: contactText.body({ ...said, type: contactText.types[type] }),
    });
  }
  return row;
}

/** The case that an enquiry names by its id, its code or its title, and the title that is kept; a wrong one is no reason to refuse a visitor. */
async function caseOf(
  tx: Tx,
  { caseId, caseCode, caseTitle = '' }: Pick<Bodies['createContact'], 'caseId' | 'caseCode' | 'caseTitle'>,
): Promise<{ caseId: number | null; caseTitle: string }> {
  const named =
    caseId !== undefined
      ? eq(cases.id, caseId)
      : caseCode
        ? isSameName(cases.code, caseCode)
        : caseTitle
          ? eq(cases.title, caseTitle)
          : undefined;
  if (!named) return { caseId: null, caseTitle };
  const [row] = await tx
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(and(named, isNull(cases.deletedOn)))
    .orderBy(asc(cases.id))
    .limit(1);
  return { caseId: row?.id ?? null, caseTitle: caseTitle || (row?.title ?? '') };
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
    contactText.sources[row.source],
  ];
}

/** What the list is narrowed to, as SQL. */
export const filtersOf = (filter: ContactFilter) => and(records.matching(filter), ownFiltersOf(filter));

function ownFiltersOf({
  type,
  handleStatus,
  assigneeId,
  isUnassigned,
  isOpen,
  caseId,
  source,
  isSpam = false,
  ids,
}: ContactFilter) {
  return and(
    ids
      ? inArray(
          contacts.id,
          ids
            .split(',')
            .map(Number)
            .filter((id) => id <= maxId),
        )
      : undefined,
    ids ? undefined : isSpam ? isNotNull(contacts.spamOn) : isNull(contacts.spamOn),
    caseId ? eq(contacts.caseId, caseId) : undefined,
    source ? eq(contacts.source, source) : undefined,
    isUnassigned === undefined
      ? undefined
      : isUnassigned
        ? isNull(contacts.assigneeId)
        : isNotNull(contacts.assigneeId),
    type ? eq(contacts.type, type) : undefined,
    handleStatus === undefined ? undefined : eq(contacts.handleStatus, handleStatus),
    // By the states that it has, as an index finds them.
    isOpen === undefined ? undefined : inArray(contacts.handleStatus, isOpen ? [0, 1] : [2]),
    assigneeId ? eq(contacts.assigneeId, assigneeId) : undefined,
  );
}
