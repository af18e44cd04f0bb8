import { inArray, or, sql } from 'drizzle-orm';
import { note } from '../audit/audit';
import { maskName, maskTel } from '../contacts/mask';
import { contactText } from '../contacts/text';
import { contactRetention, contacts, outbox } from '../db/schema';
import type { Tx } from '../db/transaction';
import { removeVisitors } from './visitor';

/** Anonymises enquiries whose retention has ended, and stores the time. */
export async function anonymise(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...ids]))
    .for('update');
  for (const row of rows) {
    await scrubMails(tx, row);
    note(tx, { kind: 'contact', recordId: row.id, action: 'anonymise' });
  }
  const known = rows.map(({ id }) => id);
  await removeVisitors(tx, known, contactText.anonymous);
  for (const contactId of known) {
    const value = { anonymiseOn: null, anonymisedOn: now };
    await tx
      .insert(contactRetention)
      .values({ contactId, ...value })
      .onConflictDoUpdate({ target: contactRetention.contactId, set: value });
  }
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
