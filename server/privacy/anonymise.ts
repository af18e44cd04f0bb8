import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { note } from '../audit/audit';
import { maskName, maskTel } from '../contacts/mask';
import { contactText } from '../contacts/text';
import { auditEntries, contactNotes, contactRetention, contacts, outbox } from '../db/schema';
import type { Tx } from '../db/transaction';
import { whileErasing } from './erasing';

/** Fields of an enquiry in its audit entries that tell of the visitor. */
const personalFields = ['name', 'tel', 'email', 'content', 'note', 'text', 'origin'];

/**
 * Removes all that tells who sent these enquiries from them, their notes, audit entries and mails. Type, case, source,
 * campaign, state and times stay, so that counts do.
 */
export async function anonymise(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
    .for('update');
  for (const row of rows) {
    await scrubMails(tx, row);
    await tx
      .update(contacts)
      .set({
        name: contactText.anonymous,
        tel: '',
        email: '',
        content: '',
        gender: 0,
        formKey: null,
        origin: sql`${contacts.origin} - 'referrer'`,
        rowVersion: row.rowVersion + 1,
        // A visitor's own stamp.
        ...(row.lastModifiedById === null ? { lastModifiedBy: '' } : {}),
      })
      .where(eq(contacts.id, row.id));
    note(tx, { kind: 'contact', recordId: row.id, action: 'anonymise' });
  }
  const known = rows.map(({ id }) => id);
  const isOwn = inArray(contactNotes.contactId, known);
  await tx
    .delete(contactNotes)
    .where(and(isOwn, isNull(contactNotes.assignee), isNull(contactNotes.handleStatus)));
  await tx.update(contactNotes).set({ text: '' }).where(isOwn);
  const fields = sql`${sql.param(personalFields)}::text[]`;
  await whileErasing(tx, () =>
    tx
      .update(auditEntries)
      .set({ title: '', before: sql`before - ${fields}`, after: sql`after - ${fields}` })
      .where(
        and(
          eq(auditEntries.kind, 'contact'),
          inArray(auditEntries.recordId, known),
          or(isNotNull(auditEntries.before), isNotNull(auditEntries.after), sql`title <> ''`),
        ),
      ),
  );
  for (const contactId of known) {
    const value = { anonymiseOn: null, anonymisedOn: now };
    await tx
      .insert(contactRetention)
      .values({ contactId, ...value })
      .onConflictDoUpdate({ target: contactRetention.contactId, set: value });
  }
}

/** A mail of several enquiries keeps the others. */
async function scrubMails(tx: Tx, { name, tel, email, content }: typeof contacts.$inferSelect) {
  const found = [tel, email, content].filter((word) => word !== '');
  if (found.length === 0) return;
  const words = [...found, maskTel(tel), name, maskName(name)].filter(({ length }) => length > 1);
  const clean = (text: typeof outbox.body | typeof outbox.subject) =>
    words.reduce((sofar, word) => sql`replace(${sofar}, ${word}, ${contactText.anonymous})`, sql`${text}`);
  await tx
    .update(outbox)
    .set({ body: clean(outbox.body), subject: sql`left(${clean(outbox.subject)}, 200)` })
    .where(or(...found.map((word) => sql`position(${word}::text in ${outbox.body}) > 0`)));
}
