import { setTimeout as delay } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { loginAttempts } from '../db/schema';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import { networkOf } from '../logging/client-network';

const windowSeconds = 60;
const perNetwork = 60;
const perAccountAndNetwork = 10;
/** Tries of one account from anywhere, above which each waits a little longer than the one before it. */
const perAccount = 50;
/** Passcodes within the longest window: so few of one network that it cannot use up those of the account alone. */
const passcodesPerNetwork = 10;
/** Of 1,000,000 that an app may show, three are right at a time; of 2^40 recovery codes at most eight are right at all. */
const passcodesPerAccount = { app: 20, recovery: 1_000 } as const;
type PasscodeKind = keyof typeof passcodesPerAccount;
const stepMs = 100;
const longestWaitMs = 5_000;
/** No limit counts over a longer time; what is older counts for nothing any more. */
const longestWindowSeconds = 3_600;

interface Limit {
  /** Uses within the window. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts a sign-in before it is tried, in the database, so that a thousand at once get no more tries than the
 * limit. The client's network comes first, and what it is refused counts no further: it can neither use up
 * another's tries nor leave a row for each name that it makes up. Many networks together only slow an account
 * down, by five seconds at most: a right password gets in all the same. Throws 429.
 */
export async function countAttempt(db: Db, account: string, address: string): Promise<void> {
  const [network, pair, name] = keysOf(account, address);
  await countAgainst(db, network, { limit: perNetwork, windowSeconds });
  await countAgainst(db, pair, { limit: perAccountAndNetwork, windowSeconds });
  const { count } = await add(db, name, windowSeconds);
  // No connection is held meanwhile.
  if (count > perAccount) await delay(waitMs(count));
}

/** How long the so many-th try of an account within the window waits, in milliseconds. */
export function waitMs(count: number): number {
  return Math.min(Math.max(0, count - perAccount) * stepMs, longestWaitMs);
}

/**
 * Counts a passcode before it is tried: against the client's network, as passwords are, against the account from that
 * network, and against the account from anywhere. Recovery codes are counted apart from the app's passcodes: who knows a
 * password must not be able to lock its owner out of both. Throws 429.
 */
export async function countPasscode(
  db: Db,
  accountId: number,
  kind: PasscodeKind,
  address: string,
): Promise<void> {
  await countFrom(db, address);
  const [pair, account] = passcodeKeys(accountId, kind, address);
  await countAgainst(db, pair, { limit: passcodesPerNetwork, windowSeconds: longestWindowSeconds });
  await countAgainst(db, account, {
    limit: passcodesPerAccount[kind],
    windowSeconds: longestWindowSeconds,
  });
}

/** Takes the passcodes of an account back, of which one from this address was right. */
export async function forgetPasscodes(db: Db, accountId: number, address: string): Promise<void> {
  for (const kind of ['app', 'recovery'] as const) {
    for (const key of passcodeKeys(accountId, kind, address)) {
      await db.delete(loginAttempts).where(eq(loginAttempts.key, hashed(key)));
    }
  }
}

/** Counts a wrong passcode of an account; resolves to how many there have been within the hour. */
export function countWrongPasscode(db: Db, accountId: number): Promise<number> {
  return countUse(db, ['wrong-code', String(accountId)], longestWindowSeconds);
}

/** Counts what a stranger sends to be let in against their network. Throws 429. */
export async function countFrom(db: Db, address: string): Promise<void> {
  await countAgainst(db, ['sign-in', 'network', networkOf(address)], { limit: perNetwork, windowSeconds });
}

/** Takes a sign-in back that succeeded: it was no guess. */
export async function forgetAttempt(db: Db, account: string, address: string): Promise<void> {
  for (const key of keysOf(account, address)) {
    await db
      .update(loginAttempts)
      .set({ count: sql`greatest(${loginAttempts.count} - 1, 0)` })
      .where(eq(loginAttempts.key, hashed(key)));
  }
}

/** Counts one use of a key of any length, alike in both cases; throws 429 above the limit. Shared by all server processes. */
export async function countAgainst(
  db: Db,
  key: readonly string[],
  { limit, windowSeconds: seconds }: Limit,
): Promise<void> {
  const { count, wait } = await add(db, key, seconds);
  if (count > limit) throw new ServiceError(429, serverText.tooMany(wait), { retryAfter: wait });
}

/** Counts one use of a key; resolves to how many there have been within the window. */
export async function countUse(db: Db, key: readonly string[], seconds: number): Promise<number> {
  return (await add(db, key, seconds)).count;
}

/** Deletes counts that count for nothing any more; resolves to how many. For the job that cleans up. */
export async function removeOldAttempts(db: Db): Promise<number> {
  const { rowCount } = await db
    .delete(loginAttempts)
    .where(lt(loginAttempts.since, sql`now() - make_interval(secs => ${longestWindowSeconds})`));
  return rowCount ?? 0;
}

function passcodeKeys(accountId: number, kind: PasscodeKind, address: string) {
  const name = kind === 'app' ? 'code' : 'recovery-code';
  return [
    [name, 'pair', networkOf(address), String(accountId)],
    [name, 'account', String(accountId)],
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

/** One more use within the window; how many there are now, and the seconds until it starts again. */
async function add(
  db: Db,
  key: readonly string[],
  seconds: number,
): Promise<{ count: number; wait: number }> {
  const isOver = sql`${loginAttempts.since} < now() - make_interval(secs => ${seconds})`;
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

/** By the database's rule for letters, as accounts are found: JavaScript has another for some of them. */
const hashed = (key: readonly string[]) =>
  sql<string>`encode(sha256(convert_to(lower(${JSON.stringify(key)}), 'UTF8')), 'hex')`;
