import type { SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { accounts, contactNotes, type contacts } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { note } from '../../base/audit/audit';
import { claimHolders } from '../../access/identity/claim-holders';
import { contactText } from './text';
import { collectMail, queueMail } from '../../base/mail/outbox';
import { mailed } from './privacy-settings';
import type { components } from '../../../openapi/generated/types';

type Assignee = components['schemas']['ContactAssignee'];

const assignable = (db: Db, fits?: SQL) => claimHolders(db, 'Permissions.Contacts.Edit', fits);

/** Accounts that may handle enquiries, by name. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const rows = await assignable(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    department: row.department,
    hasEmail: row.email !== '',
  }));
}

/** Those accounts that may handle enquiries. */
export const assigneesAmong = (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : assignable(db, inArray(accounts.id, [...ids]));

/** Undefined for an account that may not handle enquiries. */
export async function findAssignee(db: Db, id: number): Promise<{ name: string; email: string } | undefined> {
  const [row] = await assigneesAmong(db, [id]);
  return row;
}

/** Audit entry for a changed assignee. */
export const noteAssignee = (tx: Tx, recordId: number, before: string, after: string) =>
  note(tx, {
    kind: 'contact',
    recordId,
    action: 'update',
    before: { assignee: before },
    after: { assignee: after },
  });

/** Stores an assignment by rotation in the record and the audit trail. */
export async function recordAssignment(
  tx: Tx,
  contactId: number,
  { id, name: assignee }: { id: number; name: string },
) {
  await tx.insert(contactNotes).values({ contactId, author: contactText.inTurn, assignee, assigneeId: id });
  noteAssignee(tx, contactId, '', assignee);
}

type Enquiry = Pick<
  typeof contacts.$inferSelect,
  'type' | 'name' | 'tel' | 'email' | 'caseTitle' | 'content'
>;

/** Mails an assignee; `isOneOfMany`: merges many assignments into one mail. */
export async function notifyAssignee(
  tx: Tx,
  recipients: string,
  enquiry: Enquiry,
  isOneOfMany = false,
): Promise<void> {
  const contact = await mailed(tx, enquiry);
  const type = contactText.types[contact.type];
  const body = contactText.body({ ...contact, type });
  if (isOneOfMany) await collectMail(tx, { recipients, subject: contactText.manyGivenSubject, body });
  else await queueMail(tx, { recipients, subject: contactText.givenSubject(type, contact.name), body });
}
