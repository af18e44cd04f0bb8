import type { Db } from '../../base/db/client';
import { noticeMailText } from '../../base/mail/text';
import { queueMail } from '../../base/mail/outbox';
import type { AccountRow } from './account-lock';

/**
 * Everything that grants later access, also to content. Changing one's own needs a fresh proof
 * (fresh-proof.ts) and notifies the former address.
 */
export const waysIn = [
  'password',
  'email',
  'secondFactor',
  'recoveryCodes',
  'passwordLink',
  'apiToken',
  'passkey',
  'companyLink',
] as const;
export type WayIn = (typeof waysIn)[number];

/** Mails the account's owner, at the former address, the change and its author. Skipped without an address. */
export async function notifyOwner(
  tx: Db,
  before: Pick<AccountRow, 'account' | 'name' | 'email'>,
  changed: readonly WayIn[],
  by: { account: string; name: string } | null,
): Promise<void> {
  if (before.email === '' || changed.length === 0) return;
  const { subject, body } = noticeMailText.changed;
  await queueMail(tx, { recipients: before.email, subject, body: body({ ...before, by, changed }) });
}
