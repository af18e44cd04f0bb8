import type { Db } from '../../base/db/client';
import type { Tx } from '../../base/db/transaction';
import { Refusal } from '../../base/contract/errors';
import { type AccountRow, lockAccount } from './account-lock';
import { auditAccountChange } from './account-trail';
import type { CurrentAccount } from './authentication';
import { dropOtherFactors, hasOtherFactor } from './passkeys';
import { dropApp } from './second-factor';
import { endSessions } from './sessions';
import { notifyOwner, type WayIn } from './ways-in';

/** Removes another account's lost authenticator app and passkeys, and ends its sessions. */
export async function clearSecondFactor(tx: Tx, accountId: number, caller: CurrentAccount): Promise<void> {
  const account = await dropSecondFactor(tx, accountId, caller);
  auditAccountChange(tx, account, { secondFactor: 'off' });
}

/** Like `clearSecondFactor`, without an audit entry, for a command that writes its own. Resolves to the account. */
export async function dropSecondFactor(
  tx: Db,
  accountId: number,
  by: CurrentAccount | null,
): Promise<AccountRow> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new Refusal('noSecondFactor');
  const hadApp = account.totpSecret !== null;
  if (hadApp) await dropApp(tx, accountId);
  else if (!(await hasOtherFactor(tx, accountId))) throw new Refusal('noSecondFactor');
  const hadPasskeys = await dropOtherFactors(tx, accountId);
  await endSessions(tx, accountId);
  const changed: WayIn[] = [
    ...(hadApp || !hadPasskeys ? ['secondFactor' as const] : []),
    ...(hadPasskeys ? ['passkey' as const] : []),
  ];
  await notifyOwner(tx, account, changed, by);
  return account;
}
