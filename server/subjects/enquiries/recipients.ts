import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { contactEmails } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { type FieldErrors, ServiceError } from '../../base/contract/errors';
import { limits } from '../../../openapi/generated/limits';
import type { Bodies } from '../../base/contract/bodies';
import { wholeColumns } from '../content/column-changes';
import type { components } from '../../../openapi/generated/types';
import { ContactType } from '../../../openapi/generated/enums';
import { serverText } from '../../base/contract/text';
import { note } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import { findOneOfAKind, saveOneOfAKind } from '../../records/one-of-a-kind';
import { assertFresh, recordOf } from '../../records/records';
import { contactText } from './text';
import { templateErrors, templatesIn, templatesInWords } from './reply-templates';
import { rotationMembers, storeRotation } from './rotation';

const key = 'contactEmail';
const types = Object.values(ContactType);
const address = new RegExp(limits.Email.pattern);

/** Recipients of new enquiries by type, and the rotation. */
export async function getContactEmails(db: Db): Promise<components['schemas']['ContactEmail']> {
  const rows = await db.select().from(contactEmails).orderBy(asc(contactEmails.type));
  const version = await findOneOfAKind(db, key);
  const { rowVersion, updateRecord } = recordOf(version);
  return {
    salesEmails: salesEmailsIn(version),
    rotation: (await rotationMembers(db)).map(({ id }) => id),
    replyTemplates: [...templatesIn(version)],
    recipients: types.map((type) => ({ type, emails: rows.find((row) => row.type === type)?.emails ?? '' })),
    rowVersion,
    updateRecord,
  };
}

/** Saves the recipients, of which every entry must be an address, and the rotation. */
export async function saveContactEmails(
  tx: Tx,
  { rowVersion, recipients, salesEmails, rotation, replyTemplates }: Bodies['updateContactEmail'],
  by: string,
): Promise<{ id: number; rowVersion: number }> {
  const lists = recipients.map(({ type, emails }) => ({ type, emails: addressesOf(emails) }));
  const errors: FieldErrors = templateErrors(replyTemplates ?? []);
  lists.forEach(({ emails }, index) => {
    if (!emails.every((each) => address.test(each))) {
      errors[`recipients[${index}].emails`] = [serverText.emails];
    }
  });
  const sales = salesEmails === undefined ? undefined : addressesOf(salesEmails);
  if (sales && !sales.every((each) => address.test(each))) errors['salesEmails'] = [serverText.emails];
  if (Object.keys(errors).length > 0) throw new ServiceError(400, serverText.invalid, { errors });
  const stored = await findOneOfAKind(tx, key, true);
  assertFresh(stored, rowVersion);
  const before = await fieldsOf(tx);
  // The last list of a type counts.
  const rows = [
    ...new Map(lists.map(({ type, emails }) => [type, { type, emails: emails.join(',') }])).values(),
  ];
  if (rows.length > 0) {
    await tx
      .insert(contactEmails)
      .values(rows)
      .onConflictDoUpdate({ target: contactEmails.type, set: { emails: sql`excluded.emails` } });
  }
  if (rotation) await storeRotation(tx, rotation);
  const value = {
    ...(stored.value as object | null),
    ...(sales ? { salesEmails: sales.join(',') } : {}),
    ...(replyTemplates ? { replyTemplates } : {}),
  };
  const saved = await saveOneOfAKind(tx, key, { rowVersion, value }, by);
  note(tx, {
    kind: 'contactEmail',
    recordId: 1,
    action: 'update',
    ...changesOf(before, await fieldsOf(tx)),
  });
  return saved;
}

/** Fields of the audit trail: `type1` to `type5`, `salesEmails`, the templates, and the names of the rotation. */
async function fieldsOf(tx: Tx): Promise<Record<string, string>> {
  const settings = await findOneOfAKind(tx, key);
  const rows = await tx.select().from(contactEmails).orderBy(asc(contactEmails.type));
  return {
    ...Object.fromEntries(rows.map(({ type, emails }) => [`type${type}`, emails])),
    salesEmails: salesEmailsIn(settings),
    replyTemplates: templatesInWords(templatesIn(settings)),
    rotation: (await rotationMembers(tx)).map(({ name }) => name).join('、'),
  };
}

/** The templates of replies alone; the recipients beside them stay. */
export const replyTemplateColumns = wholeColumns('updateContactEmail', {
  read: async (db) => {
    const { recipients, replyTemplates, rowVersion = 0 } = await getContactEmails(db);
    return {
      title: contactText.reply.title,
      rowVersion,
      isLive: false,
      values: { recipients, replyTemplates },
    };
  },
  save: saveContactEmails,
});

/** Recipients of requests for sales cases, comma separated; may be empty. */
export async function salesRecipients(db: Db): Promise<string> {
  return salesEmailsIn(await findOneOfAKind(db, key));
}

function salesEmailsIn({ value }: { value: unknown }): string {
  const isNamed = typeof value === 'object' && value !== null && 'salesEmails' in value;
  return isNamed ? String(value.salesEmails) : '';
}

/** Recipients of a type, comma separated; may be empty. */
export async function recipientsOf(db: Db, type: ContactType): Promise<string> {
  const [row] = await db.select().from(contactEmails).where(eq(contactEmails.type, type));
  return row?.emails ?? '';
}

const addressesOf = (emails: string) => emails.split(',').filter((each) => each !== '');
