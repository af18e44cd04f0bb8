import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts } from '../../base/db/schema';
import { Refusal } from '../../base/contract/errors';
import { type Origin, writeAuditEntries } from '../../base/audit/audit';
import { creatorStillMay } from './key-makers';
import { countAttempt, forgetAttempt } from '../../base/secrets/attempts';
import { isPassword } from '../../base/secrets/passwords';
import { isSameName } from '../../records/records';
import { dropKeys, linkPurposes, makeKey } from '../../base/secrets/one-time-keys';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { type AccountRow, lockAccount } from './account-lock';
import { type Visit, type TokenPair, issue, auditedAccount } from './token-families';

const secondStepSeconds = 600;

/**
 * Returned instead of a token pair for an account with a second factor; the client sends it back with a passcode
 * (second-factor.ts).
 */
export interface SecondStep {
  challenge: string;
  /** ISO 8601. */
  expiresOn: string;
}

/**
 * Signs in by password. Unknown accounts, inactive accounts and wrong passwords get the same answer. Throws 429 after
 * too many attempts.
 */
export async function signIn(
  db: Db,
  { account, password }: { account: string; password: string },
  visit: Visit,
): Promise<TokenPair | SecondStep> {
  return refusalsRecorded(
    db,
    visit,
    async () => {
      await countAttempt(db, account, visit.address);
      const [found] = await db
        .select({ id: accounts.id, passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(isNamed(account));
      if (!(await isPassword(found?.passwordHash, password)) || !found) {
        throw new Refusal('wrongPassword');
      }
      const entered = await beginSessionOrSecondStep(
        db,
        found.id,
        visit,
        assertPasswordUnchanged(found.passwordHash),
      );
      await forgetAttempt(db, account, visit.address);
      return entered;
    },
    async ({ code }) => {
      const [found] = await db
        .select({ id: accounts.id, account: accounts.account, isActive: accounts.isActive })
        .from(accounts)
        .where(isNamed(account));
      const reason = code === 'noRole' ? 'noRole' : found && !found.isActive ? 'inactive' : 'wrongPassword';
      return { reason, account: found };
    },
  );
}

/** Account with the same name ignoring case, by the database's rule for uniqueness. */
export function isNamed(account: string) {
  return isSameName(accounts.account, account);
}

/**
 * Signs an account in after its first factor, or starts the second step. `assertMayEnter` receives the locked account
 * and throws to refuse it.
 */
export async function beginSessionOrSecondStep(
  db: Db,
  accountId: number,
  visit: Visit,
  assertMayEnter: (account: AccountRow) => void = () => {},
  /** True if the first step was of two factors. */
  isVerified = false,
): Promise<TokenPair | SecondStep> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Refusal('wrongPassword');
    assertMayEnter(account);
    if (isVerified || account.totpSecret === null) return beginSession(tx, account, visit, isVerified);
    const { key, expiresOn } = await makeKey(tx, {
      accountId,
      epoch: account.epoch,
      purpose: 'second-step',
      seconds: secondStepSeconds,
    });
    return { challenge: key, expiresOn: expiresOn.toISOString() };
  });
}

/** Refuses an account whose password or activity changed during the slow comparison. */
export const assertPasswordUnchanged =
  (passwordHash: string | null) =>
  (now: AccountRow): void => {
    if (!now.isActive || now.passwordHash !== passwordHash) throw new Refusal('wrongPassword');
  };

/** Creates a session without any factor, for commands and tests. */
export function openSession(db: Db, accountId: number, origin: Origin): Promise<TokenPair> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Refusal('wrongPassword');
    return beginSession(tx, account, { ...origin, sessionDays: 30 });
  });
}

/** Creates a token family for a locked account. Accepts its valid invitation. */
export async function beginSession(
  tx: Db,
  account: AccountRow,
  visit: Visit,
  isVerified = false,
): Promise<TokenPair> {
  if (account.roleId === null) throw new Refusal('noRole');
  if (account.invitedUntil !== null) await acceptInvitation(tx, account);
  await tx
    .update(accounts)
    .set({ lastLoginTime: sql`now()`, invitedUntil: null })
    .where(eq(accounts.id, account.id));
  await writeAuditEntries(tx, account, visit, { ...auditedAccount(account), action: 'signIn' });
  return issue(tx, account, {
    family: randomBytes(16).toString('hex'),
    startedOn: sql`now()`,
    visit,
    isVerified,
    isUsed: true,
  });
}

/** The portal has identified the person. A valid invitation grants the role; its links end. */
async function acceptInvitation(tx: Db, { id, roleId, invitedById }: AccountRow): Promise<void> {
  const [inTime] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), gt(accounts.invitedUntil, sql`now()`)));
  if (!inTime || !(await creatorStillMay(tx, invitedById, 'Permissions.Users.Create', roleId))) {
    throw new Refusal('noRole');
  }
  await dropKeys(tx, id, linkPurposes);
}
