import { and, asc, eq, isNull } from 'drizzle-orm';
import { cases, contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { Bodies } from '../../base/contract/bodies';
import { contactText } from './text';
import { queueMail } from '../../base/mail/outbox';
import { isSameName } from '../../records/records';
import { mailed } from './privacy-settings';
import { notifyAssignee, recordAssignment } from './assignees';
import { recipientsOf } from './recipients';
import { nextInRotation } from './rotation';

type Columns = typeof contacts.$inferInsert;
/** Enquiry as its sender stated it, and its taker; unstated fields are left out, and stored as null. */
type Taken = Pick<Columns, 'type' | 'name' | 'tel' | 'email' | 'content' | 'caseId' | 'caseTitle'> &
  Partial<
    Pick<
      Columns,
      'gender' | 'source' | 'formKey' | 'origin' | 'consentVersion' | 'consentOn' | 'wantsNews' | 'spamReason'
    >
  >;

/** Stores an enquiry of a public page or of another system, and assigns it by rotation unless it is spam. */
export async function takeEnquiry(tx: Tx, taken: Taken) {
  const isSpam = Boolean(taken.spamReason);
  const assignee = isSpam ? undefined : await nextInRotation(tx);
  const [row] = await tx
    .insert(contacts)
    .values({
      ...taken,
      spamOn: isSpam ? new Date() : null,
      assigneeId: assignee?.id ?? null,
      lastModifiedBy: taken.name,
    })
    .returning({ id: contacts.id, rowVersion: contacts.rowVersion });
  if (!row) throw new Error('not stored');
  if (assignee) await recordAssignment(tx, row.id, assignee);
  return { row, assignee };
}

/** Stores an enquiry that another system sends, together with its mails. */
export async function addContact(
  tx: Tx,
  { type, name, gender, tel, email = '', content, source, ...about }: Bodies['createContact'],
): Promise<{ id: number; rowVersion: number }> {
  const { caseId, caseTitle } = await caseOf(tx, about);
  const enquiry = { type, name, tel, email, caseTitle, content };
  const { row, assignee } = await takeEnquiry(tx, { ...enquiry, gender, caseId, source });
  if (assignee?.email) await notifyAssignee(tx, assignee.email, enquiry);
  const recipients = await recipientsOf(tx, type);
  if (recipients) {
    const mailValues = await mailed(tx, enquiry);
    await queueMail(tx, {
      recipients,
      subject: contactText.subject(contactText.types[type], mailValues.name),
      body: contactText.body({ ...mailValues, type: contactText.types[type] }),
    });
  }
  return row;
}

/** Case of an enquiry by id, code or title, and the title to store. An unknown case is not refused. */
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
