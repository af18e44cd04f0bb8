import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import { appAddress, appPaths } from '../../base/contract/app-address';
import { contactText } from './text';
import type { Db } from '../../base/db/client';
import { isWithinLast } from '../../base/db/clock';
import { contacts, formSecrets } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { queueMail } from '../../base/mail/outbox';
import { countUse } from '../../base/secrets/attempts';
import type { components } from '../../../openapi/generated/types';
import type { ContactType } from '../../../openapi/generated/enums';
import { takeEnquiry } from './intake';
import { recipientsOf } from './recipients';
import type { nextInRotation } from './rotation';

type Schemas = components['schemas'];

interface FormEnquiry {
  /** Identical for all repeats of a submission. */
  key: string;
  type: ContactType;
  name: string;
  tel: string;
  email: string;
  content: string;
  caseId: number | null;
  caseTitle: string;
  source: Schemas['ContactSource'];
  origin: Schemas['ContactOrigin'];
  /** Version of the consent text; null for spam without consent. */
  consentVersion: number | null;
  wantsNews: boolean;
  /** Reason found in the form itself; limits on the number of forms are checked during storage. */
  spamReason: Schemas['SpamReason'] | null;
  network: string;
  /** The form lacks the usual proof of work; a lower limit applies to its network. */
  isDoubtful: boolean;
}

/** Number of enquiries of one telephone number within an hour from which further ones count as spam. */
const maxSameTel = 3;
/** Number of enquiries of one network within ten minutes from which further ones count as spam. */
const maxPerNetwork = 10;
const maxDoubtful = 5;
const windowSeconds = 600;

/**
 * Stores an enquiry and its mails in one transaction; a repeat resolves to the first. Spam gets no assignment
 * and no mails.
 */
export async function addFormEnquiry(
  tx: Tx,
  { key, spamReason: seen, network, isDoubtful, ...enquiry }: FormEnquiry,
  config: Pick<Config, 'adminOrigin'>,
): Promise<{ id: number; isNew: boolean; isSpam: boolean }> {
  // A simultaneous repeat waits for the first one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('form-enquiry'), hashtext(${key}))`);
  const [known] = await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.formKey, key));
  if (known) return { id: known.id, isNew: false, isSpam: false };
  const spamReason =
    seen ?? (await tooMany(tx, enquiry.tel, network, isDoubtful ? maxDoubtful : maxPerNetwork));
  const { row, assignee } = await takeEnquiry(tx, {
    ...enquiry,
    formKey: key,
    consentOn: enquiry.consentVersion === null ? null : new Date(),
    spamReason,
  });
  if (!spamReason) {
    const { type, caseTitle } = enquiry;
    await notifyOfEnquiry(tx, { id: row.id, type, caseTitle, link: contactLink(config, row.id), assignee });
  }
  return { id: row.id, isNew: true, isSpam: spamReason !== null };
}

/** Address of an enquiry in the back office; empty without an origin. */
export const contactLink = ({ adminOrigin }: Pick<Config, 'adminOrigin'>, id: number) =>
  appAddress(adminOrigin, appPaths.contact(id));

interface News {
  id: number;
  type: ContactType;
  caseTitle: string;
  link: string;
  assignee: Awaited<ReturnType<typeof nextInRotation>>;
}

/** Mails announce the enquiry without its content. */
export async function notifyOfEnquiry(tx: Tx, { id, type, caseTitle, link, assignee }: News): Promise<void> {
  const form = contactText.formOf(type, caseTitle);
  const body = form.body({ number: String(id), link });
  if (assignee?.email) {
    await queueMail(tx, { recipients: assignee.email, subject: form.givenSubject, body });
  }
  const recipients = await recipientsOf(tx, type);
  if (recipients) await queueMail(tx, { recipients, subject: form.subject, body });
}

/**
 * Counts the enquiry in the transaction that stores it. Unstored ones do not count, and simultaneous ones wait for each
 * other.
 */
async function tooMany(
  tx: Tx,
  tel: string,
  network: string,
  limit: number,
): Promise<Schemas['SpamReason'] | null> {
  if ((await countUse(tx, ['form-sent', network], windowSeconds)) > limit) return 'many';
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('form-tel'), hashtext(${tel}))`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(contacts)
    .where(and(eq(contacts.tel, tel), isWithinLast(3600, contacts.createdOn), isNull(contacts.spamOn)));
  return (row?.count ?? 0) >= maxSameTel ? 'repeated' : null;
}

const secrets = new WeakMap<Db, Promise<string>>();

/** Secret that signs the steps of a form, shared by all processes. */
export function formSecret(db: Db): Promise<string> {
  let secret = secrets.get(db);
  if (!secret) {
    secret = readSecret(db);
    // A failed read is retried.
    secret.catch(() => secrets.delete(db));
    secrets.set(db, secret);
  }
  return secret;
}

async function readSecret(db: Db): Promise<string> {
  const [row] = await db.select().from(formSecrets);
  if (!row) throw new Error('no form secret');
  return row.secret;
}
