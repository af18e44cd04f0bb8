import { and, asc, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { accounts, passwordRequests } from '../../base/db/schema';
import { appAddress, appPaths } from '../../base/contract/app-address';
import { Refusal, fieldError } from '../../base/contract/errors';
import type { Claim } from '../../../openapi/generated/claims';
import { linkMailText } from '../../base/secrets/text';
import { serverText } from '../../base/contract/text';
import { type Origin, writeAuditEntries } from '../../base/audit/audit';
import { networkOf } from '../../base/logging/client-network';
import { isEasilyGuessed } from '../../base/secrets/guessed-passwords';
import { creatorStillMay } from './key-makers';
import { countAgainst, countFrom } from '../../base/secrets/attempts';
import { dropKeys, findKey, linkPurposes, makeKey, reserveKey } from '../../base/secrets/one-time-keys';
import { queueMail } from '../../base/mail/outbox';
import { hashPassword } from '../../base/secrets/passwords';
import { isSameName } from '../../records/records';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { type AccountRow, lockAccount } from './account-lock';
import { endSessions } from './sessions';
import { assertPasswordUnchanged, beginSessionOrSecondStep, isNamed, type SecondStep } from './sign-in';
import type { TokenPair, Visit } from './token-families';
import { notifyOwner } from './ways-in';

type LinkPurpose = (typeof linkPurposes)[number];

/** Claims required to create a link for another account; checked again when it is used. */
const makingClaims = {
  password: 'Permissions.Users.Edit',
  invitation: 'Permissions.Users.Create',
} as const satisfies Record<LinkPurpose, Claim>;

/** Validity of links. */
export const linkSeconds = { password: 1_800, invitation: 7 * 86_400 } as const satisfies Record<
  LinkPurpose,
  number
>;

const perAccount = { limit: 3, windowSeconds: 1_800 };
const perNetwork = { limit: 10, windowSeconds: 600 };
/** Limits accounts per address, as several may share one. */
const maxAccounts = 5;

/** Builds the address of a link; undefined without a mail server or the origin of `/mng`. Links are then not mailed. */
export function linkAddress({
  smtpUrl,
  adminOrigin,
}: Pick<Config, 'smtpUrl' | 'adminOrigin'>): ((key: string) => string) | undefined {
  if (smtpUrl === undefined || adminOrigin === undefined) return undefined;
  return (key) => appAddress(adminOrigin, appPaths.setPassword(key));
}

/** Columns of a new password, which also accepts an invitation. */
export function newPassword(passwordHash: string) {
  return { passwordHash, passwordChangedOn: new Date(), invitedUntil: null };
}

/** Link that its creator passes on. */
export async function makeLink(
  tx: Db,
  { id, epoch }: Pick<AccountRow, 'id' | 'epoch'>,
  purpose: LinkPurpose,
  maker: { id: number },
): Promise<{ passwordLink: string; expiresOn: string }> {
  const { key, expiresOn } = await makeKey(tx, {
    accountId: id,
    epoch,
    purpose,
    seconds: linkSeconds[purpose],
    makerId: maker.id,
  });
  return { passwordLink: key, expiresOn: expiresOn.toISOString() };
}

/** Mail with a link, to be queued; without a creator, the account's owner requested it. */
export async function linkMail(
  tx: Db,
  { id, epoch, name, account, email }: Pick<AccountRow, 'id' | 'epoch' | 'name' | 'account' | 'email'>,
  purpose: LinkPurpose,
  maker?: { id: number; name: string },
): Promise<Parameters<typeof queueMail>[1]> {
  const keyId = await reserveKey(tx, {
    accountId: id,
    epoch,
    purpose,
    seconds: linkSeconds[purpose],
    makerId: maker?.id ?? null,
  });
  const { subject, body } = linkMailText[purpose];
  return { recipients: email, subject, body: body({ name, account, by: maker?.name ?? '' }), keyId };
}

/** Stores a request for a forgotten password, whether or not the account exists. Throws 429. */
export async function requestLink(db: Db, account: string, address: string): Promise<void> {
  await countAgainst(db, ['password-link', 'network', networkOf(address)], perNetwork);
  await countAgainst(db, ['password-link', 'account', account.trim()], perAccount);
  await db.insert(passwordRequests).values({ account: account.trim() });
}

/** Mails requested links to accounts with a password; resolves to their number. */
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
        .limit(maxAccounts);
      for (const owner of owners) await queueMail(tx, await linkMail(tx, owner, 'password'));
      return owners.length;
    });
    if (found === null) return mailed;
    mailed += found;
  }
}

/**
 * Row and account of a valid link. A creator other than the owner still needs the claim and the role's
 * claims.
 */
async function findLink(db: Db, link: string) {
  const found = await findKey(db, link, linkPurposes);
  if (!found) return undefined;
  const { purpose, makerId } = found.key;
  // `findKey` has only searched link purposes.
  if (purpose === 'second-step' || purpose === 'new-passkey') return undefined;
  if (purpose === 'invitation' && found.account.invitedUntil === null) return undefined;
  if (purpose === 'password' && makerId === null) return found;
  const isGood = await creatorStillMay(db, makerId, makingClaims[purpose], found.account.roleId);
  return isGood ? found : undefined;
}

/** Records the reason of a refused link; a guessable password does not count. */
function linksRecorded<T>(db: Db, link: string, origin: Origin, enter: () => Promise<T>): Promise<T> {
  return refusalsRecorded(db, origin, enter, async ({ status, code }) => {
    if (status === 400) return null;
    const reason = code === 'noRole' ? 'noRole' : 'badLink';
    return { reason, account: (await findKey(db, link, linkPurposes))?.account };
  });
}

/** Owner of a link. Refuses a used, withdrawn or expired one; throws 429. */
export function ownerOfLink(db: Db, link: string, origin: Origin) {
  return linksRecorded(db, link, origin, async () => {
    await countFrom(db, origin.address);
    const found = await findLink(db, link);
    if (!found) throw new Refusal('badPasswordLink');
    return {
      account: found.account.account,
      name: found.account.name,
      isInvitation: found.account.invitedUntil !== null,
      expiresOn: found.key.expiresOn.toISOString(),
    };
  });
}

/**
 * Sets a password by a link, which becomes invalid. Ends the account's sessions and signs in. Throws 400 for a
 * guessable password, and 429.
 */
export function setPasswordByLink(
  db: Db,
  sent: { passwordLink: string; newPassword: string },
  visit: Visit,
): Promise<TokenPair | SecondStep> {
  return linksRecorded(db, sent.passwordLink, visit, () => setPassword(db, sent, visit));
}

async function setPassword(
  db: Db,
  { passwordLink, newPassword: password }: { passwordLink: string; newPassword: string },
  visit: Visit,
): Promise<TokenPair | SecondStep> {
  await countFrom(db, visit.address);
  const found = await findLink(db, passwordLink);
  if (!found) throw new Refusal('badPasswordLink');
  const { id, account, name } = found.account;
  if (await isEasilyGuessed(password, [account, name])) {
    throw fieldError('newPassword', serverText.easyPassword);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const row = await lockAccount(tx, id);
    if (!row || !(await findLink(tx, passwordLink))) throw new Refusal('badPasswordLink');
    await dropKeys(tx, id, linkPurposes);
    await tx.update(accounts).set(newPassword(passwordHash)).where(eq(accounts.id, id));
    await endSessions(tx, id);
    const deed = { kind: 'account', recordId: id, title: account, action: 'update' } as const;
    await writeAuditEntries(tx, found.account, visit, {
      ...deed,
      before: { password: null },
      after: { password: null },
    });
    // The first password of an invitation needs no notification.
    if (row.invitedUntil === null) await notifyOwner(tx, row, ['password'], row);
  });
  return beginSessionOrSecondStep(db, id, visit, assertPasswordUnchanged(passwordHash));
}
