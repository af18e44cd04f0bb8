import { setTimeout as delay } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { isWithinLast } from '../db/clock';
import { loginAttempts } from '../db/schema';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import { networkOf } from '../logging/client-network';

const windowSeconds = 60;
const perNetwork = 60;
const perAccountAndNetwork = 10;
/** Attempts on one account from any network before each further one is delayed. */
const perAccount = 50;
/** Per hour; low enough that one network cannot use up the account's limit. */
const passcodesPerNetwork = 10;
/** Three of 1,000,000 passcodes are valid at a time. */
const passcodesPerAccount = 20;
/** Limit for one sign-in. Eight of 2^40 are valid: at 60 tries a minute, one is found in 4,000 years. */
const recoveryCodesPerSignIn = 10;
type PasscodeKind = 'app' | 'recovery';
const stepMs = 100;
const maxWaitMs = 5_000;
/** Longest window of any limit; older counts are deleted. */
const maxWindowSeconds = 3_600;

interface Limit {
  /** Uses within the window. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts a sign-in before it is tried, so that parallel attempts share the limit; many networks only delay an
 * account. Throws 429.
 */
export async function countAttempt(db: Db, account: string, address: string): Promise<void> {
  const [network, pair, name] = keysOf(account, address);
  // First, so that a refused network leaves no row for invented names.
  await countAgainst(db, network, { limit: perNetwork, windowSeconds });
  await countAgainst(db, pair, { limit: perAccountAndNetwork, windowSeconds });
  const { count } = await countWithin(db, name, windowSeconds);
  // Holds no connection.
  if (count > perAccount) await delay(waitMs(count));
}

/** Delay in milliseconds of an account's n-th attempt within the window. */
export function waitMs(count: number): number {
  return Math.min(Math.max(0, count - perAccount) * stepMs, maxWaitMs);
}

/** Address and sign-in from which a passcode is sent. */
interface PasscodePlace {
  address: string;
  /** Challenge of the sign-in, or session. */
  signIn: string;
}

/**
 * Counts a passcode before it is tried. Recovery codes, the owner's last way in, have no limit per account.
 * Throws 429.
 */
export async function countPasscode(
  db: Db,
  accountId: number,
  kind: PasscodeKind,
  { address, signIn }: PasscodePlace,
): Promise<void> {
  await countFrom(db, address);
  if (kind === 'recovery') {
    const limit = { limit: recoveryCodesPerSignIn, windowSeconds: maxWindowSeconds };
    await countAgainst(db, ['recovery-code', 'sign-in', signIn], limit);
    const { count } = await countWithin(db, recoveryKey(accountId), windowSeconds);
    // Holds no connection.
    if (count > perAccount) await delay(waitMs(count));
    return;
  }
  const [pair, account] = appKeys(accountId, address);
  await countAgainst(db, pair, { limit: passcodesPerNetwork, windowSeconds: maxWindowSeconds });
  await countAgainst(db, account, { limit: passcodesPerAccount, windowSeconds: maxWindowSeconds });
}

/** Resets an account's passcode counts after a correct one from this address. */
export async function forgetPasscodes(db: Db, accountId: number, address: string): Promise<void> {
  for (const key of [...appKeys(accountId, address), recoveryKey(accountId)]) {
    await db.delete(loginAttempts).where(eq(loginAttempts.key, hashed(key)));
  }
}

/** Counts a wrong passcode; resolves to the account's number within the hour. */
export function countWrongPasscode(db: Db, accountId: number): Promise<number> {
  return countUse(db, ['wrong-code', String(accountId)], maxWindowSeconds);
}

/** Counts an unauthenticated attempt against its network. Throws 429. */
export async function countFrom(db: Db, address: string): Promise<void> {
  await countAgainst(db, ['sign-in', 'network', networkOf(address)], { limit: perNetwork, windowSeconds });
}

/** Removes the count of a successful sign-in. */
export async function forgetAttempt(db: Db, account: string, address: string): Promise<void> {
  for (const key of keysOf(account, address)) {
    await db
      .update(loginAttempts)
      .set({ count: sql`greatest(${loginAttempts.count} - 1, 0)` })
      .where(eq(loginAttempts.key, hashed(key)));
  }
}

/** Counts one use of a key, shared by all processes; throws 429 above the limit. */
export async function countAgainst(
  db: Db,
  key: readonly string[],
  { limit, windowSeconds: seconds }: Limit,
): Promise<void> {
  const { count, wait } = await countWithin(db, key, seconds);
  if (count > limit) throw new ServiceError(429, serverText.tooMany(wait), { retryAfter: wait });
}

/** Counts one use of a key; resolves to the number within the window. */
export async function countUse(db: Db, key: readonly string[], seconds: number): Promise<number> {
  return (await countWithin(db, key, seconds)).count;
}

/** Deletes expired counts; resolves to their number. */
export async function removeOldAttempts(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(loginAttempts)
    .where(lt(loginAttempts.since, sql`now() - make_interval(secs => ${maxWindowSeconds})`));
  return rowCount ?? 0;
}

const recoveryKey = (accountId: number) => ['recovery-code', 'account', String(accountId)] as const;

function appKeys(accountId: number, address: string) {
  return [
    ['code', 'pair', networkOf(address), String(accountId)],
    ['code', 'account', String(accountId)],
  ] as const;
}

function keysOf(account: string, address: string) {
  const network = networkOf(address);
  return [
    ['sign-in', 'network', network],
    ['sign-in', 'pair', network, account],
    ['sign-in', 'account', account],
  ] as const;
}

/** Counts one use of a key; resolves to the number within the window and the seconds until it restarts. */
export async function countWithin(
  db: Db,
  key: readonly string[],
  seconds: number,
): Promise<{ count: number; wait: number }> {
  // A window that begins in the future has ended too: it would refuse everybody until the clock has caught up.
  const isOver = sql`not ${isWithinLast(seconds, loginAttempts.since)}`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ key: hashed(key), count: 1, since: sql`now()` })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${loginAttempts.count} + 1 end`,
        since: sql`case when ${isOver} then now() else ${loginAttempts.since} end`,
      },
    })
    .returning({
      count: loginAttempts.count,
      wait: sql<number>`greatest(1, ceil(${seconds} - extract(epoch from now() - ${loginAttempts.since})))::int`,
    });
  return row ?? { count: 1, wait: seconds };
}

/** Lower case by the database, as in the search for accounts: JavaScript differs for some letters. */
const hashed = (key: readonly string[]) =>
  sql<string>`encode(sha256(convert_to(lower(${JSON.stringify(key)}), 'UTF8')), 'hex')`;
