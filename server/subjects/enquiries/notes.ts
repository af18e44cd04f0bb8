import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { contactNotes } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, fieldError, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { note } from '../../base/audit/audit';
import { currentName } from '../../base/audit/present-names';
import { assertFresh } from '../../records/records';
import { contactText } from './text';
import { serverText } from '../../base/contract/text';
import { findMails } from '../../base/mail/outbox';
import { mailStateOf } from './mail-check';
import type { Saved } from '../../records/table';

type Event = components['schemas']['ContactEvent'];

interface Author {
  /** Null for a visitor. */
  id: number | null;
  name: string;
}

export interface EventReader {
  /** Account whose own notes are marked. */
  id: number;
  /** False if mails are only stored as files. */
  hasMailServer: boolean;
}

/** Notes, changes and replies of an enquiry, newest first. */
export async function eventsOf(
  db: Db,
  contactId: number,
  { id: reader, hasMailServer }: EventReader,
): Promise<Event[]> {
  const rows = await db
    .select()
    .from(contactNotes)
    .where(eq(contactNotes.contactId, contactId))
    .orderBy(desc(contactNotes.id));
  const mails = await findMails(
    db,
    rows.flatMap(({ messageId }) => messageId ?? []),
  );
  return rows.map(
    ({
      id,
      author,
      authorId,
      createdOn,
      editedOn,
      rowVersion,
      text,
      assignee,
      assigneeId,
      handleStatus,
      callResult,
      mailSubject,
      mailBody,
      messageId,
    }) => ({
      id,
      author: currentName(authorId, author),
      at: createdOn.toISOString(),
      editedOn: editedOn?.toISOString() ?? null,
      isOwn: text !== '' && authorId === reader,
      rowVersion,
      text,
      assignee: assignee === null ? null : currentName(assigneeId, assignee),
      handleStatus,
      callResult,
      mail:
        mailSubject === null || mailBody === null
          ? null
          : {
              subject: mailSubject,
              body: mailBody,
              state: mailStateOf(mails.get(messageId ?? ''), hasMailServer),
            },
    }),
  );
}

/** Text of the newest note; undefined without one. */
export async function newestNote(db: Db, contactId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ text: contactNotes.text })
    .from(contactNotes)
    .where(and(eq(contactNotes.contactId, contactId), ne(contactNotes.text, '')))
    .orderBy(desc(contactNotes.id))
    .limit(1);
  return row?.text;
}

/** Adds a note to an enquiry that is being saved. */
export async function addNote(tx: Tx, id: number, text: string, by: Author): Promise<void> {
  await tx.insert(contactNotes).values({ contactId: id, author: by.name, authorId: by.id, text });
  noteText(tx, id, '', text);
}

/**
 * Corrects a note of the caller; the audit trail keeps the old text. Throws 404, 409, 400, and Refusal for
 * others' notes.
 */
export async function editOwnNote(
  tx: Tx,
  { id, rowVersion, text: typed }: Bodies['updateOwnNote'],
  by: Author & { id: number },
): Promise<Saved> {
  const text = written(typed);
  const [row] = await tx.select().from(contactNotes).where(eq(contactNotes.id, id)).for('update');
  if (!row?.text) throw notFound();
  if (row.authorId !== by.id) throw new Refusal('othersNote', contactText.othersNote);
  assertFresh(row, rowVersion);
  if (row.text === text) return { id, rowVersion };
  await tx
    .update(contactNotes)
    .set({ text, editedOn: new Date(), rowVersion: rowVersion + 1 })
    .where(eq(contactNotes.id, id));
  noteText(tx, row.contactId, row.text, text);
  return { id, rowVersion: rowVersion + 1 };
}

function written(typed: string): string {
  const text = typed.trim();
  if (!text) throw fieldError('text', serverText.required);
  return text;
}

function noteText(tx: Tx, contactId: number, before: string, after: string): void {
  note(tx, {
    kind: 'contact',
    recordId: contactId,
    action: 'update',
    before: { note: before },
    after: { note: after },
  });
}
