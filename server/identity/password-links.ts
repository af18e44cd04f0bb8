import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import { accounts, passwordRequests } from '../db/schema';
import { Refusal, fieldError } from '../contract/errors';
import type { Claim } from '../../openapi/generated/claims';
import { linkMailText, serverText } from '../contract/text';
import { auditDeeds, type Origin } from '../audit/audit';
import { networkOf } from '../logging/client-network';
import { isEasilyGuessed } from '../secrets/guessed-passwords';
import { mayStillMake } from './key-makers';
import { countAgainst, countFrom } from '../secrets/attempts';
import {
  dropKeys,
  findKey,
  type KeyPurpose,
  linkPurposes,
  makeKey,
  reserveKey,
} from '../secrets/one-time-keys';
import { queueMail } from '../mail/outbox';
import { hashPassword } from '../secrets/passwords';
import { isSameName } from '../records/records';
import { refusalsRecorded } from '../audit/refused-entries';
import {
  type AccountRow,
  endSessions,
  assertStillHas,
  beginSessionOrSecondStep,
  isNamed,
  lockAccount,
  type SecondStep,
  type TokenPair,
  type Visit,
} from './sessions';
import { tellOwner } from './ways-in';

type LinkPurpose = Exclude<KeyPurpose, 'second-step'>;

/** The claims that making a link for another account needs; checked again when it is used. */
const makingClaims = {
  password: 'Permissions.Users.Edit',
  invitation: 'Permissions.Users.Create',
} as const satisfies Record<LinkPurpose, Claim>;

/** How long a link is good. */
export const linkSeconds = { password: 1_800, invitation: 7 * 86_400 } as const satisfies Record<
  LinkPurpose,
  number
>;

const perAccount = { limit: 3, windowSeconds: 1_800 };
const perNetwork = { limit: 10, windowSeconds: 600 };
/** One address may belong to several accounts. */
const maxAccounts = 5;

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

/** A link of an account, to be handed over by its maker. */
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

/** Puts a mail with a link into the outbox; without a maker it was asked for by the account's owner. */
export async function queueLink(
  tx: Db,
  { id, epoch, name, account, email }: Pick<AccountRow, 'id' | 'epoch' | 'name' | 'account' | 'email'>,
  purpose: LinkPurpose,
  maker?: { id: number; name: string },
): Promise<void> {
  const keyId = await reserveKey(tx, {
    accountId: id,
    epoch,
    purpose,
    seconds: linkSeconds[purpose],
    makerId: maker?.id ?? null,
  });
  const { subject, body } = linkMailText[purpose];
  await queueMail(tx, {
    recipients: email,
    subject,
    body: body({ name, account, by: maker?.name ?? '' }),
    keyId,
  });
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
        .limit(maxAccounts);
      for (const owner of owners) await queueLink(tx, owner, 'password');
      return owners.length;
    });
    if (found === null) return mailed;
    mailed += found;
  }
}

/**
 * The row and account of a link that is good now. Where somebody else made it, they must still be allowed to: still be
 * active, hold the claim, and all that the account's present role holds.
 */
async function findLink(db: Db, link: string) {
  const found = await findKey(db, link, linkPurposes);
  if (!found) return undefined;
  const { purpose, makerId } = found.key;
  // The purpose that findKey looked for.
  if (purpose === 'second-step') return undefined;
  if (purpose === 'invitation' && found.account.invitedUntil === null) return undefined;
  if (purpose === 'password' && makerId === null) return found;
  const isGood = await mayStillMake(db, makerId, makingClaims[purpose], found.account.roleId);
  return isGood ? found : undefined;
}

/** Records why a link did not let its bearer in; a password that is easily guessed is no such refusal. */
function linksRecorded<T>(db: Db, link: string, origin: Origin, enter: () => Promise<T>): Promise<T> {
  return refusalsRecorded(db, origin, enter, async ({ status, code }) => {
    if (status === 400) return null;
    const reason = code === 'noRole' ? 'noRole' : 'badLink';
    return { reason, account: (await findKey(db, link, linkPurposes))?.account };
  });
}

/** Whose password a link sets. Refuses one that is used, withdrawn or too old; throws 429. */
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

/** Sets a password by a link, once, ends the account's sessions and lets it in. Throws 400 for a password that is guessed, and 429. */
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
    await auditDeeds(tx, found.account, visit, {
      ...deed,
      before: { password: null },
      after: { password: null },
    });
    // Nobody is there to be told of the first password of an invitation.
    if (row.invitedUntil === null) await tellOwner(tx, row, ['password'], row);
  });
  return beginSessionOrSecondStep(db, id, visit, assertStillHas(passwordHash));
}
