import type { Config } from '../config/config';
import type { Db } from '../db/client';
import type { Tx } from '../db/transaction';
import { note } from '../audit/audit';
import { notFound } from '../contract/errors';
import type { components } from '../../openapi/generated/types';
import { contactText } from './text';
import { queueCallersMail } from '../mail/callers-mail';
import { countUnsentMails, findMail } from '../mail/outbox';

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
  const mail = await findMail(db, key);
  if (!mail) throw notFound();
  if (mail.sentOn) return { state: smtpUrl === undefined ? 'filed' : 'sent', error: '' };
  return mail.lastError === null
    ? { state: 'waiting', error: '' }
    : { state: 'failed', error: mail.lastError };
}
