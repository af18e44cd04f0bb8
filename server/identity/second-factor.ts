import { randomInt } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, recoveryCodes, roles } from '../db/schema';
import type { RefusalCode } from '../../openapi/generated/enums';
import type { Tx } from '../db/transaction';
import { databaseTime } from '../db/clock';
import { Refusal, ServiceError, fieldError } from '../contract/errors';
import { noticeMailText, serverText } from '../contract/text';
import { noteAccount } from './account-trail';
import { countFrom, countPasscode, countWrongPasscode, forgetPasscodes } from '../secrets/attempts';
import { findKey, takeKey } from '../secrets/one-time-keys';
import { hashAgain, hashPassword } from '../secrets/passwords';
import { queueMail } from '../mail/outbox';
import { refusalsRecorded } from '../audit/refused-entries';
import {
  type AccountRow,
  beginSession,
  type CurrentAccount,
  endSessions,
  lockAccount,
  type TokenPair,
  type Visit,
} from './sessions';
import { isCurrent, keepSecret, readSecret, type SecretKeys } from '../secrets/kept-secrets';
import { newTotpSecret, stepOfPasscode, totpUri } from '../secrets/totp';
import { tellOwner } from './ways-in';

const purpose = 'totp-secret';

const recoveryCodesAtOnce = 8;
/** The so many-th wrong passcode within an hour is told to the account's owner. */
const toldOfWrong = 5;
/** Without letters and digits that look alike: 32 signs, so 40 bits a code. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const recoveryCodeLength = 8;

/** The second step of a sign-in: a passcode, which is the app's or a recovery code, once. Throws 401 for a challenge that is used or too old, and 429. */
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
      const given = await readPasscode(db, id, passcode, visit.address);
      const pair = await db.transaction(async (tx) => {
        const now = await lockAccount(tx, id);
        // Ended, or done with a passcode at the same moment, since it was found.
        const isGood = now?.isActive === true && now.epoch === epoch;
        if (!isGood || !(await findKey(tx, challenge, ['second-step']))) {
          throw new ServiceError(401, serverText.latePasscode);
        }
        if (!(await takeFactor(tx, now, given, keys))) throw new Refusal('wrongPasscode');
        await takeKey(tx, challenge);
        return beginSession(tx, now, visit);
      });
      await forgetPasscodes(db, id, visit.address);
      return pair;
    },
    async ({ status, code }) => {
      const reason = reasonOf(status, code);
      if (reason === 'wrongPasscode' && account) await tellOfWrongPasscodes(db, account);
      return { reason, account };
    },
  );
}

function reasonOf(status: number, code: RefusalCode | undefined): string {
  // A challenge that is used or too old.
  if (status === 401) return 'latePasscode';
  return code === 'unreadableSecret' || code === 'noRole' ? code : 'wrongPasscode';
}

/** Tells the owner of an account, once in a series, that passcodes are being guessed by somebody who has the password or a session. */
export async function tellOfWrongPasscodes(
  db: Db,
  { id, account, name, email }: Pick<AccountRow, 'id' | 'account' | 'name' | 'email'>,
): Promise<void> {
  if ((await countWrongPasscode(db, id)) !== toldOfWrong || email === '') return;
  const { subject, body } = noticeMailText.wrongPasscodes;
  await queueMail(db, { recipients: email, subject, body: body({ name, account, count: toldOfWrong }) });
}

/** A passcode as it was typed, and the hash that it has if it is a recovery code of the account. */
interface TypedPasscode {
  typed: string;
  recovery: string | null;
}

/** Counts a passcode, and hashes it where that takes long: before a transaction begins. Throws 429. */
export async function readPasscode(
  db: Db,
  accountId: number,
  passcode: string,
  address: string,
): Promise<TypedPasscode> {
  const typed = normalised(passcode);
  await countPasscode(db, accountId, typed.length === recoveryCodeLength ? 'recovery' : 'app', address);
  return { typed, recovery: await recoveryHash(db, accountId, typed) };
}

/** Takes a passcode of the app or a recovery code of a locked account, which is good no more then; false for a wrong one. */
export async function takeFactor(
  tx: Tx | Db,
  account: AccountRow,
  { typed, recovery }: TypedPasscode,
  keys: SecretKeys,
): Promise<boolean> {
  return (await takePasscode(tx, account, typed, keys)) || (await takeRecoveryCode(tx, account.id, recovery));
}

/** A secret for the app of an account, kept until its first passcode confirms it. */
export async function startSecondFactor(
  tx: Tx,
  { id, account }: { id: number; account: string },
  keys: SecretKeys,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  await tx
    .update(accounts)
    .set({ totpPending: keepSecret(secret, keys, purpose) })
    .where(eq(accounts.id, id));
  noteAccount(tx, { id, account }, { secondFactor: 'started' });
  return { secret, uri: totpUri(secret, account) };
}

/** New recovery codes with their hashes, which take long: before a transaction begins. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodesAtOnce }, recoveryCode);
  const [first = '', ...others] = codes.map(normalised);
  const hash = await hashPassword(first);
  return { codes, hashes: [hash, ...(await Promise.all(others.map((code) => hashAgain(hash, code))))] };
}

/** Turns the second factor on by a passcode of the app, or moves it to that app; `token` is the session that goes on. Throws 400 for another passcode. */
export async function confirmSecondFactor(
  tx: Tx,
  accountId: number,
  { passcode, hashes, keys, token }: { passcode: string; hashes: string[]; keys: SecretKeys; token: string },
): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account?.totpPending) throw new Refusal('notStarted');
  const secret = readSecret(account.totpPending, keys, purpose);
  const step = stepOfPasscode(secret, normalised(passcode), 0, await databaseTime(tx));
  if (step === null) throw fieldError('code', serverText.wrongPasscode);
  await tx
    .update(accounts)
    .set({
      totpSecret: keepSecret(secret, keys, purpose),
      totpPending: null,
      totpStep: step,
      totpSince: sql`now()`,
    })
    .where(eq(accounts.id, accountId));
  await replaceRecoveryCodes(tx, accountId, hashes);
  await endSessions(tx, accountId, token);
  noteAccount(tx, account, { secondFactor: 'on' });
  await tellOwner(tx, account, ['secondFactor', 'recoveryCodes'], account);
}

/** Turns the second factor off, unless the role demands it. */
export async function removeSecondFactor(tx: Tx, caller: CurrentAccount, token: string): Promise<void> {
  const { id: accountId } = caller;
  const [role] = await tx
    .select({ isRequired: roles.needsSecondFactor })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(eq(accounts.id, accountId));
  if (role?.isRequired) throw new Refusal('secondFactorRequired');
  await clearSecondFactor(tx, accountId, caller, token);
}

/** Takes the second factor from an account, and ends its sessions but that of the token `kept`. */
export async function clearSecondFactor(
  tx: Tx,
  accountId: number,
  caller: CurrentAccount,
  kept?: string,
): Promise<void> {
  const account = await dropSecondFactor(tx, accountId, caller, kept);
  noteAccount(tx, account, { secondFactor: 'off' });
}

/** The same without a note in the audit trail, for a command that writes its own; resolves to the account. */
export async function dropSecondFactor(
  tx: Db,
  accountId: number,
  by: CurrentAccount | null,
  kept?: string,
): Promise<AccountRow> {
  const account = await lockAccount(tx, accountId);
  if (!account?.totpSecret) throw new Refusal('noSecondFactor');
  await tx
    .update(accounts)
    .set({ totpSecret: null, totpPending: null, totpSince: null })
    .where(eq(accounts.id, accountId));
  await replaceRecoveryCodes(tx, accountId, []);
  await endSessions(tx, accountId, kept);
  await tellOwner(tx, account, ['secondFactor'], by);
  return account;
}

/** Puts new recovery codes in the place of the old ones. */
export async function renewRecoveryCodes(tx: Tx, accountId: number, hashes: string[]): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account?.totpSecret) throw new Refusal('noSecondFactor');
  await replaceRecoveryCodes(tx, accountId, hashes);
  noteAccount(tx, account, { secondFactor: 'codes' });
  await tellOwner(tx, account, ['recoveryCodes'], account);
}

/** How many recovery codes are left. */
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

/** Takes a passcode of the app, which is then good no more; a secret under an earlier keys, or none, is encrypted anew. */
async function takePasscode(
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
    .set({ totpStep: step, ...(isToEncrypt ? { totpSecret: keepSecret(secret, keys, purpose) } : {}) })
    .where(eq(accounts.id, account.id));
  return true;
}

function secretOf(stored: string, keys: SecretKeys): string {
  try {
    return readSecret(stored, keys, purpose);
  } catch {
    throw new Refusal('unreadableSecret');
  }
}

async function takeRecoveryCode(tx: Db, accountId: number, hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
    .returning({ accountId: recoveryCodes.accountId });
  return taken.length > 0;
}

/** The hash that this code has if it is one of the account's, which takes long: the codes of an account share a salt. */
async function recoveryHash(db: Db, accountId: number, code: string): Promise<string | null> {
  if (code.length !== recoveryCodeLength) return null;
  const [any] = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
    .limit(1);
  return any ? hashAgain(any.hash, code) : null;
}

function recoveryCode(): string {
  const code = Array.from({ length: recoveryCodeLength }, () => signs[randomInt(signs.length)]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** As it is typed on a Chinese keyboard: full width, with spaces and dashes, in small letters. */
const normalised = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
