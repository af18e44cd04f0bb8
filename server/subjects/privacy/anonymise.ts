import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { inArray } from '../../base/db/in-array';
import { note } from '../../base/audit/audit';
import { maskName, maskTel } from '../enquiries/mask';
import { contactText } from '../enquiries/text';
import { contactNotes, contactRetention, contacts, outbox } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { companyIdentifiers } from './company-identifiers';
import { plainEmail } from './identifiers';
import { removeVisitors } from './visitor';

/** Anonymises enquiries whose retention has ended, and stores the time. */
export async function anonymise(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
    .for('update');
  const staff = await companyIdentifiers(tx);
  for (const row of rows) {
    await scrubMails(tx, row);
    await removeMailsTo(tx, row.email, staff);
    note(tx, { kind: 'contact', recordId: row.id, action: 'anonymise' });
  }
  const known = rows.map(({ id }) => id);
  await removeReplies(tx, known);
  await removeVisitors(tx, known, contactText.anonymous);
  for (const contactId of known) {
    const value = { anonymiseOn: null, anonymisedOn: now };
    await tx
      .insert(contactRetention)
      .values({ contactId, ...value })
      .onConflictDoUpdate({ target: contactRetention.contactId, set: value });
  }
}

/** Removes replies from the queue, also those still to be sent. */
async function removeReplies(tx: Tx, ids: readonly number[]): Promise<void> {
  const replies = tx
    .select({ messageId: contactNotes.messageId })
    .from(contactNotes)
    .where(inArray(contactNotes.contactId, [...ids]));
  await tx.delete(outbox).where(inArray(outbox.messageId, replies));
}

/** Removes ended mails to a visitor, which name the person without number or content; not those to staff. */
async function removeMailsTo(tx: Tx, email: string, staff: ReadonlySet<string>): Promise<void> {
  if (email === '' || staff.has(plainEmail(email))) return;
  const isEnded = or(isNotNull(outbox.sentOn), isNotNull(outbox.givenUpOn));
  await tx.delete(outbox).where(and(eq(sql`lower(${outbox.recipients})`, plainEmail(email)), isEnded));
}

/** Mails about several enquiries keep the others. */
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
