import type { Db } from '../db/client';
import { noticeMailText } from '../contract/text';
import { queueMail } from '../mail/outbox';
import type { AccountRow } from './sessions';

/**
 * Everything that lets somebody in later: into an account, or to content as its token. Whoever changes one of these for their own account proves anew who
 * they are (fresh-proof.ts), and each change is told to the address that the account had before it.
 */
export const waysIn = [
  'password',
  'email',
  'secondFactor',
  'recoveryCodes',
  'passwordLink',
  'apiToken',
] as const;
export type WayIn = (typeof waysIn)[number];

/** Mails the owner of an account, as it was before, what was changed and by whom; without an address nobody is told. */
export async function tellOwner(
  tx: Db,
  before: Pick<AccountRow, 'account' | 'name' | 'email'>,
  changed: readonly WayIn[],
  by: { account: string; name: string } | null,
): Promise<void> {
  if (before.email === '' || changed.length === 0) return;
  const { subject, body } = noticeMailText.changed;
  await queueMail(tx, { recipients: before.email, subject, body: body({ ...before, by, changed }) });
}
