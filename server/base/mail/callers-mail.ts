import { actorIdOf } from '../audit/audit';
import type { Tx } from '../db/transaction';
import { countAgainst } from '../secrets/attempts';
import { queueMail } from './outbox';

/** Mails that one account causes, whatever they are about. */
const perAccount = { limit: 20, windowSeconds: 600 };
/** Mails to one address, whoever causes them. */
const perAddress = { limit: 20, windowSeconds: 3600 };

/**
 * `queueMail` for a mail that a caller asks for, so that nobody floods a mailbox: all such mails share one count for
 * the account and one for each address. Throws 429.
 */
export async function queueCallersMail(
  tx: Tx,
  mail: Parameters<typeof queueMail>[1],
): ReturnType<typeof queueMail> {
  const accountId = actorIdOf(tx);
  if (accountId !== null) await countAgainst(tx, ['mail', String(accountId)], perAccount);
  for (const address of mail.recipients.split(',')) await countAgainst(tx, ['mail-to', address], perAddress);
  return queueMail(tx, mail);
}
