import { randomInt } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, recoveryCodes, roles } from '../../base/db/schema';
import type { RefusalCode } from '../../../openapi/generated/enums';
import type { Tx } from '../../base/db/transaction';
import { databaseTime } from '../../base/db/clock';
import { Refusal, ServiceError, fieldError } from '../../base/contract/errors';
import { noticeMailText } from '../../base/mail/text';
import { serverText } from '../../base/contract/text';
import { auditAccountChange } from './account-trail';
import { countFrom, countPasscode, countWrongPasscode, forgetPasscodes } from '../../base/secrets/attempts';
import { consumeKey, findKey } from '../../base/secrets/one-time-keys';
import { hashPassword, hashWithSaltOf } from '../../base/secrets/passwords';
import { queueMail } from '../../base/mail/outbox';
import { refusalsRecorded } from '../../base/audit/refused-entries';
import { type AccountRow, lockAccount } from './account-lock';
import { beginSession } from './sign-in';
import type { CurrentAccount } from './authentication';
import { endSessions } from './sessions';
import type { TokenPair, Visit } from './token-families';
import { decryptSecret, encryptSecret, isCurrent, type SecretKeys } from '../../base/secrets/secret-store';
import { newTotpSecret, stepOfPasscode, totpUri } from '../../base/secrets/totp';
import { notifyOwner } from './ways-in';

const purpose = 'totp-secret';

const recoveryCodesAtOnce = 8;
/** Wrong passcodes within an hour after which the owner is notified. */
const wrongPasscodesBeforeNotice = 5;
/** 32 characters without look-alikes; a code has 40 bits. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const recoveryCodeLength = 8;

/** Completes a sign-in by passcode or recovery code. Throws 401 for a used or expired challenge, and 429. */
export async function completeSignIn(
  db: Db,
  { challenge, code: passcode }: { challenge: string; code: string },
  visit: Visit,
  keys: SecretKeys,
): Promise<TokenPair> {
  const found = await findKey(db, challenge, ['second-step']);
  const account = found?.account;
  return refusalsRecorded(
    db,
    visit,
    async () => {
      if (!found) {
        await countFrom(db, visit.address);
        throw new ServiceError(401, serverText.latePasscode);
      }
      const { id, epoch } = found.account;
      const given = await readPasscode(db, id, passcode, { address: visit.address, signIn: challenge });
      const pair = await db.transaction(async (tx) => {
        const now = await lockAccount(tx, id);
        // The challenge may have been used or ended since `findKey`.
        const isGood = now?.isActive === true && now.epoch === epoch;
        if (!isGood || !(await findKey(tx, challenge, ['second-step']))) {
          throw new ServiceError(401, serverText.latePasscode);
        }
        if (!(await consumeSecondFactor(tx, now, given, keys))) throw new Refusal('wrongPasscode');
        await consumeKey(tx, challenge);
        return beginSession(tx, now, visit);
      });
      await forgetPasscodes(db, id, visit.address);
      return pair;
    },
    async ({ status, code }) => {
      const reason = reasonOf(status, code);
      if (reason === 'wrongPasscode' && account) await notifyOfWrongPasscodes(db, account);
      return { reason, account };
    },
  );
}

function reasonOf(status: number, code: RefusalCode | undefined): string {
  // HTTP 401 for a used or expired challenge.
  if (status === 401) return 'latePasscode';
  return code === 'unreadableSecret' || code === 'noRole' ? code : 'wrongPasscode';
}

/** Notifies the owner once per series that somebody with the password or the session guesses passcodes. */
export async function notifyOfWrongPasscodes(
  db: Db,
  { id, account, name, email }: Pick<AccountRow, 'id' | 'account' | 'name' | 'email'>,
): Promise<void> {
  if ((await countWrongPasscode(db, id)) !== wrongPasscodesBeforeNotice || email === '') return;
  const { subject, body } = noticeMailText.wrongPasscodes;
  await queueMail(db, {
    recipients: email,
    subject,
    body: body({ name, account, count: wrongPasscodesBeforeNotice }),
  });
}

/** Typed passcode, with its hash as a recovery code of the account. */
interface TypedPasscode {
  typed: string;
  recovery: string | null;
}

/** Counts a passcode and computes its slow hash if needed, before the transaction. Throws 429. */
export async function readPasscode(
  db: Db,
  accountId: number,
  passcode: string,
  place: Parameters<typeof countPasscode>[3],
): Promise<TypedPasscode> {
  const typed = normalised(passcode);
  await countPasscode(db, accountId, typed.length === recoveryCodeLength ? 'recovery' : 'app', place);
  return { typed, recovery: await recoveryHash(db, accountId, typed) };
}

/** Consumes a passcode or recovery code of a locked account; false for a wrong one. */
export async function consumeSecondFactor(
  tx: Tx | Db,
  account: AccountRow,
  { typed, recovery }: TypedPasscode,
  keys: SecretKeys,
): Promise<boolean> {
  return (
    (await consumePasscode(tx, account, typed, keys)) || (await consumeRecoveryCode(tx, account.id, recovery))
  );
}

/** New secret for an account's app; pending until the first passcode confirms it. */
export async function startSecondFactor(
  tx: Tx,
  { id, account }: { id: number; account: string },
  keys: SecretKeys,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  await tx
    .update(accounts)
    .set({ totpPending: encryptSecret(secret, keys, purpose) })
    .where(eq(accounts.id, id));
  auditAccountChange(tx, { id, account }, { secondFactor: 'started' });
  return { secret, uri: totpUri(secret, account) };
}

/** Recovery codes with their slow hashes, made before the transaction. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodesAtOnce }, recoveryCode);
  const [first = '', ...others] = codes.map(normalised);
  const hash = await hashPassword(first);
  return { codes, hashes: [hash, ...(await Promise.all(others.map((code) => hashWithSaltOf(hash, code))))] };
}

/**
 * Confirms the second factor, or its move to another app, by a passcode; the session of `token` survives. Throws 400
 * for a wrong one.
 */
export async function confirmSecondFactor(
  tx: Tx,
  accountId: number,
  { passcode, hashes, keys, token }: { passcode: string; hashes: string[]; keys: SecretKeys; token: string },
): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account?.totpPending) throw new Refusal('notStarted');
  const secret = decryptSecret(account.totpPending, keys, purpose);
  const step = stepOfPasscode(secret, normalised(passcode), 0, await databaseTime(tx));
  if (step === null) throw fieldError('code', serverText.wrongPasscode);
  await tx
    .update(accounts)
    .set({
      totpSecret: encryptSecret(secret, keys, purpose),
      totpPending: null,
      totpStep: step,
      totpSince: sql`now()`,
    })
    .where(eq(accounts.id, accountId));
  await replaceRecoveryCodes(tx, accountId, hashes);
  await endSessions(tx, accountId, token);
  auditAccountChange(tx, account, { secondFactor: 'on' });
  await notifyOwner(tx, account, ['secondFactor', 'recoveryCodes'], account);
}

/** Turns the authenticator app off, unless the role requires a second factor. */
export async function removeSecondFactor(tx: Tx, caller: CurrentAccount, token: string): Promise<void> {
  const { id: accountId } = caller;
  const [role] = await tx
    .select({ isRequired: roles.needsSecondFactor })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(eq(accounts.id, accountId));
  if (role?.isRequired) throw new Refusal('secondFactorRequired');
  const account = await lockAccount(tx, accountId);
  if (!account?.totpSecret) throw new Refusal('noSecondFactor');
  await dropApp(tx, accountId);
  await endSessions(tx, accountId, token);
  auditAccountChange(tx, account, { secondFactor: 'off' });
  await notifyOwner(tx, account, ['secondFactor'], caller);
}

/** Removes the app of a locked account, and its recovery codes. */
export async function dropApp(tx: Db, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ totpSecret: null, totpPending: null, totpSince: null })
    .where(eq(accounts.id, accountId));
  await replaceRecoveryCodes(tx, accountId, []);
}

export async function renewRecoveryCodes(tx: Tx, accountId: number, hashes: string[]): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account?.totpSecret) throw new Refusal('noSecondFactor');
  await replaceRecoveryCodes(tx, accountId, hashes);
  auditAccountChange(tx, account, { secondFactor: 'codes' });
  await notifyOwner(tx, account, ['recoveryCodes'], account);
}

export async function recoveryCodesLeft(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

async function replaceRecoveryCodes(tx: Db, accountId: number, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
}

/** Consumes a passcode of the app; encrypts its secret with the current key if necessary. */
async function consumePasscode(
  tx: Tx | Db,
  account: AccountRow,
  passcode: string,
  keys: SecretKeys,
): Promise<boolean> {
  if (!account.totpSecret || !/^\d{6}$/.test(passcode)) return false;
  const secret = secretOf(account.totpSecret, keys);
  const step = stepOfPasscode(secret, passcode, account.totpStep, await databaseTime(tx));
  if (step === null) return false;
  const isToEncrypt = !isCurrent(account.totpSecret, keys, purpose);
  await tx
    .update(accounts)
    .set({ totpStep: step, ...(isToEncrypt ? { totpSecret: encryptSecret(secret, keys, purpose) } : {}) })
    .where(eq(accounts.id, account.id));
  return true;
}

function secretOf(stored: string, keys: SecretKeys): string {
  try {
    return decryptSecret(stored, keys, purpose);
  } catch {
    throw new Refusal('unreadableSecret');
  }
}

async function consumeRecoveryCode(tx: Db, accountId: number, hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
    .returning({ accountId: recoveryCodes.accountId });
  return taken.length > 0;
}

/** Slow hash of a code with the salt shared by an account's codes; null without codes. */
async function recoveryHash(db: Db, accountId: number, code: string): Promise<string | null> {
  if (code.length !== recoveryCodeLength) return null;
  const [any] = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
    .limit(1);
  return any ? hashWithSaltOf(any.hash, code) : null;
}

function recoveryCode(): string {
  const code = Array.from({ length: recoveryCodeLength }, () => signs[randomInt(signs.length)]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Normalises input of Chinese keyboards: full width, spaces, dashes, lower case. */
const normalised = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
