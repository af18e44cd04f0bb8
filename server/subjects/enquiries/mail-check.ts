import type { Config } from '../../base/config/config';
import type { Db } from '../../base/db/client';
import type { Tx } from '../../base/db/transaction';
import { note } from '../../base/audit/audit';
import { notFound } from '../../base/contract/errors';
import type { components } from '../../../openapi/generated/types';
import { contactText } from './text';
import { queueCallersMail } from '../../base/mail/callers-mail';
import { countUnsentMails, findMails } from '../../base/mail/outbox';

type Schemas = components['schemas'];
type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom'>;

/** State of mails: whether a mail server is set, and the number of failed ones. */
export async function mailState(db: Db, { smtpUrl, mailFrom }: MailConfig): Promise<Schemas['MailState']> {
  return { hasServer: smtpUrl !== undefined, from: mailFrom, ...(await countUnsentMails(db)) };
}

/** Queues a test mail; resolves to the key of its result. */
export async function queueTestMail(tx: Tx, email: string, name: string): Promise<Schemas['TestMail']> {
  const { subject, body } = contactText.testMail;
  const [key] = await queueCallersMail(tx, { recipients: email, subject, body: body(name) });
  if (key === undefined) throw notFound();
  note(tx, { kind: 'contactEmail', recordId: 1, action: 'update', after: { testMail: email } });
  return { key };
}

/** Result of a test mail; throws 404. */
export async function testMailAnswer(
  db: Db,
  key: string,
  { smtpUrl }: MailConfig,
): Promise<Schemas['TestMailAnswer']> {
  const mail = (await findMails(db, [key])).get(key);
  if (!mail) throw notFound();
  const state = mailStateOf(mail, smtpUrl !== undefined);
  // A test mail that was given up failed for the last time.
  if (state === 'givenUp' || state === 'failed') return { state: 'failed', error: mail.lastError ?? '' };
  return { state: state ?? 'waiting', error: '' };
}

/** State of a mail in the outbox; null for one that it has forgotten. */
export function mailStateOf(
  mail: { sentOn: Date | null; givenUpOn: Date | null; lastError: string | null } | undefined,
  hasMailServer: boolean,
): Schemas['ContactMailState'] | null {
  if (!mail) return null;
  if (mail.sentOn) return hasMailServer ? 'sent' : 'filed';
  if (mail.givenUpOn) return 'givenUp';
  return mail.lastError === null ? 'waiting' : 'failed';
}
