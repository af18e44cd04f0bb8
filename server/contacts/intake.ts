import { and, asc, eq, isNull } from 'drizzle-orm';
import { cases, contacts } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../contract/bodies';
import { notFound } from '../contract/errors';
import { contactText } from './text';
import { queueMail } from '../mail/outbox';
import { isSameName } from '../records/records';
import { mailed } from './privacy-settings';
import { notifyAssignee, recordAssignment } from './assignees';
import { recipientsOf } from './recipients';
import { nextInRotation } from './rotation';

/** Stores a visitor's enquiry together with its mails, and assigns it by rotation. */
export async function addContact(
  tx: Tx,
  { type, name, gender, tel, email = '', content, source = 'website', ...about }: Bodies['createContact'],
): Promise<{ id: number; rowVersion: number }> {
  const { caseId, caseTitle } = await caseOf(tx, about);
  const assignee = await nextInRotation(tx);
  const enquiry = { type, name, tel, email, caseTitle, content };
  const [row] = await tx
    .insert(contacts)
    .values({ ...enquiry, gender, caseId, source, assigneeId: assignee?.id ?? null, lastModifiedBy: name })
    .returning({ id: contacts.id, rowVersion: contacts.rowVersion });
  if (!row) throw notFound();
  if (assignee) {
    await recordAssignment(tx, row.id, assignee);
    if (assignee.email) await notifyAssignee(tx, assignee.email, enquiry);
  }
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
