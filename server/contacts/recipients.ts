import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { contactEmails, singletons } from '../db/schema';
import type { Tx } from '../db/transaction';
import { type FieldErrors, ServiceError, notFound } from '../contract/errors';
import { limits } from '../../openapi/generated/limits';
import type { Bodies } from '../contract/bodies';
import type { components } from '../../openapi/generated/types';
import { serverText } from '../contract/text';
import { note } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { addOneOfAKind, saveOneOfAKind } from '../records/one-of-a-kind';
import { assertFresh, recordOf } from '../records/records';

type ContactType = components['schemas']['ContactType'];

const key = 'contactEmail';
const types: readonly ContactType[] = [1, 2, 3, 4, 5];
const address = new RegExp(limits.Email.pattern);

/** Who is told of new enquiries, by their type. */
export async function getContactEmails(db: Db): Promise<components['schemas']['ContactEmail']> {
  const rows = await db.select().from(contactEmails).orderBy(asc(contactEmails.type));
  const version = await findVersion(db);
  const { rowVersion, updateRecord } = recordOf(version);
  return {
    salesEmails: salesEmailsIn(version),
    recipients: types.map((type) => ({ type, emails: rows.find((row) => row.type === type)?.emails ?? '' })),
    rowVersion,
    updateRecord,
  };
}

/** Saves the lists; each address of a list must be one. */
export async function saveContactEmails(
  tx: Tx,
  { rowVersion, recipients, salesEmails }: Bodies['updateContactEmail'],
  by: string,
): Promise<{ id: number; rowVersion: number }> {
  const lists = recipients.map(({ type, emails }) => ({ type, emails: addressesOf(emails) }));
  const errors: FieldErrors = {};
  lists.forEach(({ emails }, index) => {
    if (!emails.every((each) => address.test(each))) {
      errors[`recipients[${index}].emails`] = [serverText.emails];
    }
  });
  const sales = salesEmails === undefined ? undefined : addressesOf(salesEmails);
  if (sales && !sales.every((each) => address.test(each))) errors['salesEmails'] = [serverText.emails];
  if (Object.keys(errors).length > 0) throw new ServiceError(400, serverText.invalid, { errors });
  const stored = await findVersion(tx, true);
  assertFresh(stored, rowVersion);
  const before = await listsOf(tx);
  for (const { type, emails } of lists) {
    const value = { emails: emails.join(',') };
    await tx
      .insert(contactEmails)
      .values({ type, ...value })
      .onConflictDoUpdate({ target: contactEmails.type, set: value });
  }
  const saved = await saveOneOfAKind(
    tx,
    key,
    { rowVersion, ...(sales ? { value: { salesEmails: sales.join(',') } } : {}) },
    by,
  );
  note(tx, {
    kind: 'contactEmail',
    recordId: 1,
    action: 'update',
    ...changesOf(before, await listsOf(tx)),
  });
  return saved;
}

/** All lists as the fields of one record: `type1` to `type5`, and `salesEmails`. */
async function listsOf(tx: Tx): Promise<Record<string, string>> {
  const rows = await tx.select().from(contactEmails).orderBy(asc(contactEmails.type));
  return {
    ...Object.fromEntries(rows.map(({ type, emails }) => [`type${type}`, emails])),
    salesEmails: await salesRecipients(tx),
  };
}

/** Who is asked to create a case in the sales system, comma separated; empty when no address is set. */
export async function salesRecipients(db: Db): Promise<string> {
  return salesEmailsIn(await findVersion(db));
}

function salesEmailsIn({ value }: { value: unknown }): string {
  const isNamed = typeof value === 'object' && value !== null && 'salesEmails' in value;
  return isNamed ? String(value.salesEmails) : '';
}

/** The addresses for a type, comma separated; empty when no address is set. */
export async function recipientsOf(db: Db, type: ContactType): Promise<string> {
  const [row] = await db.select().from(contactEmails).where(eq(contactEmails.type, type));
  return row?.emails ?? '';
}

const addressesOf = (emails: string) => emails.split(',').filter((each) => each !== '');

async function findVersion(db: Db, isLocked = false) {
  await addOneOfAKind(db, key);
  const query = db.select().from(singletons).where(eq(singletons.key, key));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}
