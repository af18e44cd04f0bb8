import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { dayMs } from '../../base/contract/taipei-time';
import { contactNotes, contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { HandleStatus } from '../../../openapi/generated/enums';
import { queueMail } from '../../base/mail/outbox';
import { countUse } from '../../base/secrets/attempts';
import { findAssignee } from './assignees';
import { contactRecords } from './contact-records';
import { contactLink } from './form-intake';
import { isNobody } from './mask';
import { addNote } from './notes';
import { recipientsOf } from './recipients';
import { contactText } from './text';

/** Changes of one enquiry within the validity of its link. */
const maxChanges = 5;
const windowSeconds = (7 * dayMs) / 1000;

/**
 * Stores a visitor's change of an enquiry as a note, opens the enquiry again if it was closed, and mails who handles
 * it. A repeat of the newest change is stored once. Resolves to `none` if nothing differs from what was sent `before`,
 * and to `gone` for an erased enquiry.
 */
export async function addVisitorChange(
  tx: Tx,
  id: number,
  { before, after: text }: { before: string; after: string },
  config: Pick<Config, 'adminOrigin'>,
): Promise<'kept' | 'none' | 'gone' | 'often'> {
  const [own] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update');
  if (!own || isNobody(own.name)) return 'gone';
  const handledId = own.joinedId ?? id;
  const newest = await newestChange(tx, handledId);
  if (newest === text) return 'kept';
  if ((newest ?? before) === text) return 'none';
  if ((await countUse(tx, ['form-change', String(id)], windowSeconds)) > maxChanges) return 'often';
  const { handleStatus } = await contactRecords.find(tx, handledId);
  const isReopened = handleStatus === HandleStatus.closed;
  const author = contactText.visitor;
  const values = isReopened ? { handleStatus: HandleStatus.unhandled } : {};
  const { id: contactId } = await contactRecords.change(tx, handledId, values, author);
  if (isReopened) await tx.insert(contactNotes).values({ contactId, author, ...values });
  await addNote(tx, contactId, text, { id: null, name: author });
  if (own.spamOn === null) await notifyOfChange(tx, contactId, config);
  return 'kept';
}

async function newestChange(tx: Tx, contactId: number): Promise<string | undefined> {
  const [newest] = await tx
    .select({ text: contactNotes.text })
    .from(contactNotes)
    .where(
      and(
        eq(contactNotes.contactId, contactId),
        eq(contactNotes.author, contactText.visitor),
        isNull(contactNotes.authorId),
      ),
    )
    .orderBy(desc(contactNotes.id))
    .limit(1);
  return newest?.text;
}

/** Mails the assignee, or the recipients of new enquiries if there is none; the mail does not name the visitor. */
async function notifyOfChange(tx: Tx, id: number, config: Pick<Config, 'adminOrigin'>): Promise<void> {
  const { type, caseTitle, assigneeId } = await contactRecords.find(tx, id);
  const assignee = assigneeId === null ? undefined : await findAssignee(tx, assigneeId);
  const recipients = assignee?.email || (await recipientsOf(tx, type));
  if (!recipients) return;
  const body = contactText.changed.body({ caseTitle, number: String(id), link: contactLink(config, id) });
  await queueMail(tx, { recipients, subject: contactText.changed.subject(caseTitle), body });
}
