import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../db/client';
import { accounts, passwordRequests } from '../db/schema';
import { Refusal } from '../errors';
import { linkMailText, serverText } from '../text';
import { auditDeeds } from './audit';
import { networkOf } from './client-network';
import { isEasilyGuessed } from './guessed-passwords';
import { countAgainst, countFrom } from './login-limits';
import { dropKeys, findKey, type KeyPurpose, makeKey, reserveKey } from './one-time-keys';
import { queueMail } from './outbox';
import { hashPassword } from './passwords';
import { fieldError, isSameName } from './records';
import {
  type AccountRow,
  endSessions,
  beginSessionOrSecondStep,
  isNamed,
  lockAccount,
  type SecondStep,
  type TokenPair,
  type Visit,
} from './sessions';

type LinkPurpose = Exclude<KeyPurpose, 'second-step'>;

export const linkPurposes = ['password', 'invitation'] as const satisfies readonly LinkPurpose[];

/** How long a link is good. */
export const linkSeconds = { password: 1_800, invitation: 7 * 86_400 } as const satisfies Record<
  LinkPurpose,
  number
>;

const perAccount = { limit: 3, windowSeconds: 1_800 };
const perNetwork = { limit: 10, windowSeconds: 600 };
/** One address may belong to several accounts. */
const mostAccounts = 5;

/** Makes the address of a link; undefined where links are not mailed: without a mail server, or without knowing where staff open `/mng`. */
export function linkAddress({
  smtpUrl,
  adminOrigin,
}: Pick<Config, 'smtpUrl' | 'adminOrigin'>): ((key: string) => string) | undefined {
  if (smtpUrl === undefined || adminOrigin === undefined) return undefined;
  // Behind the hash sign it reaches no server, no log and no other page.
  return (key) => `${adminOrigin}/mng/set-password#${key}`;
}

/** What is written of a new password: an invitation is accepted by it. */
export function newPassword(passwordHash: string) {
  return { passwordHash, passwordChangedOn: new Date(), invitedUntil: null };
}

/** A link of an account, to be handed over by who asked for it. */
export async function makeLink(
  tx: Db,
  { id, epoch }: Pick<AccountRow, 'id' | 'epoch'>,
  purpose: LinkPurpose,
): Promise<{ passwordLink: string; expiresOn: string }> {
  const { key, expiresOn } = await makeKey(tx, {
    accountId: id,
    epoch,
    purpose,
    seconds: linkSeconds[purpose],
  });
  return { passwordLink: key, expiresOn: expiresOn.toISOString() };
}

/** Puts a mail with a link into the outbox; `by` is who invites. */
export async function queueLink(
  tx: Db,
  { id, epoch, name, account, email }: Pick<AccountRow, 'id' | 'epoch' | 'name' | 'account' | 'email'>,
  purpose: LinkPurpose,
  by = '',
): Promise<void> {
  const keyId = await reserveKey(tx, { accountId: id, epoch, purpose, seconds: linkSeconds[purpose] });
  const { subject, body } = linkMailText[purpose];
  await queueMail(tx, { recipients: email, subject, body: body({ name, account, by }), keyId });
}

/** Notes that a password was forgotten. Nothing here depends on whether there is such an account. Throws 429. */
export async function requestLink(db: Db, account: string, address: string): Promise<void> {
  await countAgainst(db, ['password-link', 'network', networkOf(address)], perNetwork);
  await countAgainst(db, ['password-link', 'account', account.trim()], perAccount);
  await db.insert(passwordRequests).values({ account: account.trim() });
}

/** Mails the links that were asked for, to accounts that have a password; resolves to how many. For a job. */
export async function answerRequests(db: Db): Promise<number> {
  let mailed = 0;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const next = tx
        .select({ id: passwordRequests.id })
        .from(passwordRequests)
        .orderBy(asc(passwordRequests.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [request] = await tx
        .delete(passwordRequests)
        .where(inArray(passwordRequests.id, next))
        .returning();
      if (!request) return null;
      const owners = await tx
        .select()
        .from(accounts)
        .where(
          and(
            or(isNamed(request.account), isSameName(accounts.email, request.account)),
            eq(accounts.isActive, true),
            isNotNull(accounts.passwordHash),
            ne(accounts.email, ''),
          ),
        )
        .orderBy(asc(accounts.id))
        .limit(mostAccounts);
      for (const owner of owners) await queueLink(tx, owner, 'password');
      return owners.length;
    });
    if (found === null) return mailed;
    mailed += found;
  }
}

/** Whose password a link sets. Refuses one that is used, withdrawn or too old; throws 429. */
export async function ownerOfLink(db: Db, link: string, address: string) {
  await countFrom(db, address);
  const found = await findKey(db, link, linkPurposes);
  if (!found) throw new Refusal(serverText.badPasswordLink);
  return {
    account: found.account.account,
    name: found.account.name,
    isInvitation: found.account.invitedUntil !== null,
    expiresOn: found.key.expiresOn.toISOString(),
  };
}

/** Sets a password by a link, once, ends the account's sessions and lets it in. Throws 400 for a password that is guessed, and 429. */
export async function setPasswordByLink(
  db: Db,
  { passwordLink, newPassword: password }: { passwordLink: string; newPassword: string },
  visit: Visit,
): Promise<TokenPair | SecondStep> {
  await countFrom(db, visit.address);
  const found = await findKey(db, passwordLink, linkPurposes);
  if (!found) throw new Refusal(serverText.badPasswordLink);
  const { id, account, name } = found.account;
  if (await isEasilyGuessed(password, [account, name])) {
    throw fieldError('newPassword', serverText.easyPassword);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    if (!(await findKey(tx, passwordLink, linkPurposes))) throw new Refusal(serverText.badPasswordLink);
    await dropKeys(tx, id, linkPurposes);
    await tx.update(accounts).set(newPassword(passwordHash)).where(eq(accounts.id, id));
    await endSessions(tx, id);
    const deed = { kind: 'account', recordId: id, title: account, action: 'update' } as const;
    await auditDeeds(tx, found.account, visit, {
      ...deed,
      before: { password: null },
      after: { password: null },
    });
  });
  return beginSessionOrSecondStep(db, id, visit, (now) => {
    if (!now.isActive || now.passwordHash !== passwordHash) throw new Refusal(serverText.wrongPassword);
  });
}
