import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { contactNotes, contacts } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../generated/operations';
import type { components } from '../generated/types';
import { note } from './audit';
import { fieldError, notFound } from './records';
import { serverText } from '../text';
import type { Saved } from './record-table';

type Event = components['schemas']['ContactEvent'];

/** Notes and changes of an enquiry, the newest first. */
export async function eventsOf(db: Db, contactId: number): Promise<Event[]> {
  const rows = await db
    .select()
    .from(contactNotes)
    .where(eq(contactNotes.contactId, contactId))
    .orderBy(desc(contactNotes.id));
  return rows.map(({ id, author, createdOn, text, assignee, handleStatus }) => ({
    id,
    author,
    at: createdOn.toISOString(),
    text,
    assignee,
    handleStatus,
  }));
}

/** Adds a note; the enquiry keeps its version, so that what is typed beside it can still be saved. Throws 404, and 400 for blanks. */
export async function addNote(
  tx: Tx,
  { id, text: typed }: Bodies['addContactNote'],
  by: string,
): Promise<Saved> {
  const text = typed.trim();
  if (!text) throw fieldError('text', serverText.required);
  const [row] = await tx
    .select({ rowVersion: contacts.rowVersion })
    .from(contacts)
    .where(eq(contacts.id, id))
    .for('update');
  if (!row) throw notFound();
  await tx
    .update(contacts)
    .set({ firstHandledOn: new Date() })
    .where(and(eq(contacts.id, id), isNull(contacts.firstHandledOn)));
  await tx.insert(contactNotes).values({ contactId: id, author: by, text });
  await note(tx, {
    kind: 'contact',
    recordId: id,
    action: 'update',
    before: { note: '' },
    after: { note: text },
  });
  return { id, rowVersion: row.rowVersion };
}
