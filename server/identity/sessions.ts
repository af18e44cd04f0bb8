import { randomBytes } from 'node:crypto';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { accounts, identityStamp, roles, tokens } from '../db/schema';
import { Refusal, ServiceError } from '../contract/errors';
import type { Claim } from '../../openapi/generated/claims';
import { serverText } from '../contract/text';
import { type Origin, auditDeeds } from '../audit/audit';
import { isClaim } from './claims';
import { stampNow } from './identity-stamp';
import { mayStillMake } from './key-makers';
import { countAttempt, forgetAttempt } from '../secrets/attempts';
import { isPassword } from '../secrets/passwords';
import { knowNames } from '../audit/present-names';
import { isSameName } from '../records/records';
import { dropKeys, linkPurposes, makeKey } from '../secrets/one-time-keys';
import { countRefusal, recordRefusal, refusalsRecorded } from '../audit/refused-entries';
import { hashToken, randomToken, seal, unseal } from '../secrets/sealed';

const accessMinutes = 15;
const refreshDays = 7;
const secondStepSeconds = 600;

/** The account that makes a call, as the database knows it at this very call. */
export interface CurrentAccount {
  id: number;
  account: string;
  name: string;
  department: string;
  roleName: string;
  avatarSha: string | null;
  /** Empty while a second factor is due. */
  claims: ReadonlySet<Claim>;
  tokenExpiresOn: Date;
  /** The role demands a second factor, and the account has none. */
  isSecondFactorDue: boolean;
}

/** From where a session is opened or renewed, as its owner is shown it, and how long it may last at most. */
export interface Visit extends Origin {
  sessionDays: number;
}

/** Instead of a pair, for an account with a second factor: sent back with a passcode (identity/second-factor.ts). */
export interface SecondStep {
  challenge: string;
  /** ISO 8601. */
  expiresOn: string;
}

export interface TokenPair {
  token: string;
  refreshToken: string;
  /** ISO 8601. */
  tokenExpiresOn: string;
}

/** Not rounded up, as the column would: what comes after it must be later. */
const thisMoment = sql`date_trunc('milliseconds', clock_timestamp())`;

export type AccountRow = typeof accounts.$inferSelect;

const currentAccount = (db: Db, name: string) =>
  db
    .select({
      id: accounts.id,
      account: accounts.account,
      name: accounts.name,
      department: accounts.department,
      // As JSON, which Node reads much faster than PostgreSQL's notation of arrays: every call asks for this.
      roleName: roles.name,
      avatarSha: accounts.avatarSha,
      claims: sql<string[]>`to_json(${roles.claims})`,
      tokenExpiresOn: tokens.accessExpiresOn,
      secondsLeft: sql<number>`extract(epoch from ${tokens.accessExpiresOn} - now())::float8`,
      stamp: identityStamp.stamp,
      usedOn: tokens.usedOn,
      isSecondFactorDue: sql<boolean>`(${roles.needsSecondFactor} and ${accounts.totpSecret} is null)`,
    })
    .from(tokens)
    .innerJoin(accounts, and(eq(accounts.id, tokens.accountId), eq(accounts.epoch, tokens.epoch)))
    .innerJoin(roles, and(eq(roles.id, accounts.roleId), isNull(roles.deletedOn)))
    .leftJoin(identityStamp, sql`true`)
    .where(
      and(
        eq(tokens.accessHash, sql.placeholder('hash')),
        gt(tokens.accessExpiresOn, sql`now() - make_interval(secs => ${sql.placeholder('age')})`),
        eq(accounts.isActive, true),
      ),
    )
    .prepare(name);

/**
 * The account of an access token; null when it is unknown, expired, older than its account's epoch, or its account
 * inactive or without a role. Notes the first use of a renewed token, once: from then on the one before it is dead.
 * `age`: seconds since the call came in; a token that expired while its body was on the way is good. `stamp`: what
 * `stampQuery` answers now, where it was asked already.
 */
export async function authenticate(
  db: Db,
  token: string,
  age = 0,
  stamp?: string,
): Promise<CurrentAccount | null> {
  const hash = hashToken(token);
  const found = known.get(hash);
  if (!found || !(await isAsItWas(db, found, age, stamp))) return lookUp(db, hash, age);
  if (!isTransaction(db)) await knowNames(db, found.stamp);
  return found.account;
}

async function lookUp(db: Db, hash: string, age: number): Promise<CurrentAccount | null> {
  const asked = performance.now();
  const [row] = await prepared(db, 'authenticate', currentAccount).execute({ hash, age });
  if (!row) return null;
  const { usedOn, claims, secondsLeft, stamp, ...found } = row;
  if (!isTransaction(db)) await knowNames(db, stamp ?? undefined);
  const account = Object.freeze({
    ...found,
    claims: new Set(found.isSecondFactorDue ? [] : claims.filter(isClaim)),
  });
  if (!usedOn) {
    await db
      .update(tokens)
      .set({ usedOn: thisMoment })
      .where(and(eq(tokens.accessHash, hash), isNull(tokens.usedOn)));
  } else if (stamp && !isTransaction(db)) {
    // A transaction may see what it has changed itself, which has no stamp yet.
    keep(hash, { account, stamp, until: asked + secondsLeft * 1000 });
  }
  return account;
}

const isTransaction = (db: Db) => 'isTransaction' in db;

/** An account as it was looked up, by the hash of its token. */
interface Known {
  account: CurrentAccount;
  /** It is as it was for as long as the database answers with this (identity-stamp.ts). */
  stamp: string;
  /** When the token expires, by this process's own clock. */
  until: number;
}

const known = new Map<string, Known>();
const maxKnown = 2_000;

function keep(hash: string, found: Known): void {
  known.delete(hash);
  known.set(hash, found);
  // A map has its oldest entry first.
  const [oldest] = known.size > maxKnown ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}

async function isAsItWas(db: Db, found: Known, age: number, stamp?: string): Promise<boolean> {
  const now = stamp ?? (await stampNow(db));
  return found.stamp === now && performance.now() < found.until + age * 1000;
}

/** Signs in by password. Unknown, inactive and wrong answer alike; throws 429 after too many tries. */
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
      const entered = await beginSessionOrSecondStep(db, found.id, visit, assertStillHas(found.passwordHash));
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

/** Finds an account by its name as it is unique: letters alike in both cases, by the database's own rule. */
export function isNamed(account: string) {
  return isSameName(accounts.account, account);
}

/**
 * Lets an account in whose first factor was right: with a second one, only up to that. `assertMayEnter` is given the
 * account as it is under its lock, and throws when it may not sign in.
 */
export async function beginSessionOrSecondStep(
  db: Db,
  accountId: number,
  visit: Visit,
  assertMayEnter: (account: AccountRow) => void = () => {},
): Promise<TokenPair | SecondStep> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Refusal('wrongPassword');
    assertMayEnter(account);
    if (account.totpSecret === null) return beginSession(tx, account, visit);
    const { key, expiresOn } = await makeKey(tx, {
      accountId,
      epoch: account.epoch,
      purpose: 'second-step',
      seconds: secondStepSeconds,
    });
    return { challenge: key, expiresOn: expiresOn.toISOString() };
  });
}

/** Refuses an account that was deactivated, or got another password, while the slow hash was computed. */
export const assertStillHas =
  (passwordHash: string | null) =>
  (now: AccountRow): void => {
    if (!now.isActive || now.passwordHash !== passwordHash) throw new Refusal('wrongPassword');
  };

/** A session without any factor, for a command or a test. */
export function openSession(db: Db, accountId: number, origin: Origin): Promise<TokenPair> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Refusal('wrongPassword');
    return beginSession(tx, account, { ...origin, sessionDays: 30 });
  });
}

/** A new token family for an account whose lock is taken, and who is let in. An invitation that holds is accepted by it. */
export async function beginSession(tx: Db, account: AccountRow, visit: Visit): Promise<TokenPair> {
  if (account.roleId === null) throw new Refusal('noRole');
  if (account.invitedUntil !== null) await acceptInvitation(tx, account);
  await tx
    .update(accounts)
    .set({ lastLoginTime: sql`now()`, invitedUntil: null })
    .where(eq(accounts.id, account.id));
  await auditDeeds(tx, account, visit, { ...deedOf(account), action: 'signIn' });
  return issue(tx, account, {
    family: randomBytes(16).toString('hex'),
    startedOn: sql`now()`,
    visit,
    isUsed: true,
  });
}

/** By the portal, which knows the person; the role is given by the invitation, and only while that holds. Its links end. */
async function acceptInvitation(tx: Db, { id, roleId, invitedById }: AccountRow): Promise<void> {
  const [inTime] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), gt(accounts.invitedUntil, sql`now()`)));
  if (!inTime || !(await mayStillMake(tx, invitedById, 'Permissions.Users.Create', roleId))) {
    throw new Refusal('noRole');
  }
  await dropKeys(tx, id, linkPurposes);
}

/**
 * Renews by a refresh token. As long as its successor has not been used, the same token gets the same successor,
 * with its time beginning anew: an answer may be lost, and tabs may race. After that it is theft, which ends the
 * family. Throws 401.
 */
export async function renew(db: Db, refreshToken: string, visit: Visit): Promise<TokenPair> {
  const hash = hashToken(refreshToken);
  let stolenFrom: AccountRow | undefined;
  const outcome = await db.transaction(async (tx): Promise<TokenPair | null> => {
    stolenFrom = undefined;
    const account = await lockOwner(tx, hash);
    if (!account?.isActive || account.roleId === null) return null;
    const isOver = sql<boolean>`least(${tokens.refreshExpiresOn}, ${endOf(tokens.startedOn, visit)}) <= now()`;
    const [row] = await tx
      .select({ ...getTableColumns(tokens), isOver })
      .from(tokens)
      .where(eq(tokens.refreshHash, hash));
    if (!row || row.isOver || row.epoch !== account.epoch) return null;
    if (row.successor) {
      const successor = unseal(row.successor, refreshToken, 'refresh-successor');
      const again = await repeat(tx, JSON.parse(successor) as TokenPair, row, visit);
      if (!again) stolenFrom = account;
      return again;
    }
    const { family, startedOn } = row;
    const next = await issue(tx, account, { family, startedOn, visit, isUsed: false });
    await tx
      .update(tokens)
      .set({
        usedOn: sql`coalesce(${tokens.usedOn}, ${thisMoment})`,
        successor: seal(JSON.stringify(next), refreshToken, 'refresh-successor'),
      })
      .where(eq(tokens.accessHash, row.accessHash));
    return next;
  });
  // Thrown outside, or the family's end would be rolled back.
  if (outcome) return outcome;
  if (stolenFrom) await recordRefusal(db, visit, { reason: 'reusedToken', account: stolenFrom });
  else countRefusal('endedSession');
  throw new ServiceError(401, serverText.unauthorized);
}

/** Gives a successor once more, or ends the family when it had been used before this renewal came in. */
async function repeat(
  tx: Db,
  pair: TokenPair,
  { family, startedOn }: Pick<Family, 'family' | 'startedOn'>,
  visit: Visit,
): Promise<TokenPair | null> {
  const own = eq(tokens.accessHash, hashToken(pair.token));
  // `now()` is when this transaction began: a renewal that was waiting while the successor was first used is no theft.
  const [next] = await tx
    .select({
      accessExpiresOn: tokens.accessExpiresOn,
      usedOn: tokens.usedOn,
      isStale: sql<boolean>`coalesce(${tokens.usedOn} <= now(), false)`,
    })
    .from(tokens)
    .where(own);
  if (!next) return null;
  if (next.isStale) {
    await tx.delete(tokens).where(eq(tokens.family, family));
    return null;
  }
  if (next.usedOn) return { ...pair, tokenExpiresOn: next.accessExpiresOn.toISOString() };
  const [again] = await tx
    .update(tokens)
    .set(lifetimes(startedOn, visit))
    .where(own)
    .returning({ accessExpiresOn: tokens.accessExpiresOn });
  return again ? { ...pair, tokenExpiresOn: again.accessExpiresOn.toISOString() } : null;
}

/** Ends the family of a refresh token, a successor that is being made included; says nothing about whether there was one. */
export async function revoke(db: Db, refreshToken: string, origin: Origin): Promise<void> {
  const hash = hashToken(refreshToken);
  await db.transaction(async (tx) => {
    const account = await lockOwner(tx, hash);
    if (!account) return;
    const family = tx.select({ family: tokens.family }).from(tokens).where(eq(tokens.refreshHash, hash));
    await tx.delete(tokens).where(inArray(tokens.family, family));
    await auditDeeds(tx, account, origin, { ...deedOf(account), action: 'signOut' });
  });
}

/** What a sign-in or sign-out is about. */
const deedOf = ({ id, account }: AccountRow) => ({ kind: 'account', recordId: id, title: account }) as const;

/**
 * Ends every session of an account at once, but that of the access token `kept`, which goes on. `tx` is the
 * transaction that changes its password, its activity or its role.
 */
export async function endSessions(tx: Db, accountId: number, kept?: string): Promise<void> {
  const [raised] = await tx
    .update(accounts)
    .set({ epoch: sql`${accounts.epoch} + 1` })
    .where(eq(accounts.id, accountId))
    .returning({ epoch: accounts.epoch });
  const ofAccount = eq(tokens.accountId, accountId);
  const [own] =
    kept === undefined
      ? []
      : await tx
          .select({ family: tokens.family })
          .from(tokens)
          .where(and(ofAccount, eq(tokens.accessHash, hashToken(kept))));
  await tx.delete(tokens).where(and(ofAccount, own ? ne(tokens.family, own.family) : undefined));
  if (own && raised) {
    await tx
      .update(tokens)
      .set({ epoch: raised.epoch })
      .where(and(ofAccount, eq(tokens.family, own.family)));
  }
}

/** Where an account is signed in, the newest use first; `token` is the one that asks. */
export async function listSessions(db: Db, accountId: number, token: string) {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.accountId, accountId), isOfPresentEpoch, gt(tokens.refreshExpiresOn, sql`now()`)))
    .orderBy(desc(tokens.accessExpiresOn));
  const own = rows.find(({ accessHash }) => accessHash === hashToken(token))?.family;
  const newest = new Map(rows.toReversed().map((row) => [row.family, row]));
  return [...newest.values()]
    .map((row) => ({
      id: row.family,
      isCurrent: row.family === own,
      userAgent: row.userAgent,
      address: row.address,
      startedOn: row.startedOn.toISOString(),
      lastRenewedOn: new Date(Number(row.accessExpiresOn) - accessMinutes * 60_000).toISOString(),
    }))
    .toSorted(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || (a.lastRenewedOn < b.lastRenewedOn ? 1 : -1),
    );
}

const isOfPresentEpoch = sql`${tokens.epoch} = (select epoch from accounts where accounts.id = ${tokens.accountId})`;

/** Ends one session of an account, whatever it is being renewed to; says nothing about whether there was one. */
export async function endSession(tx: Db, accountId: number, family: string): Promise<void> {
  await lockAccount(tx, accountId);
  await tx.delete(tokens).where(and(eq(tokens.accountId, accountId), eq(tokens.family, family)));
}

/** Deletes tokens that nothing can be done with any more; resolves to how many. For the job that cleans up. */
export async function removeExpiredTokens(db: Db): Promise<number> {
  // What a renewal or a logout is just working on is left for the next time.
  const over = db
    .select({ hash: tokens.accessHash })
    .from(tokens)
    .where(lt(tokens.refreshExpiresOn, sql`now()`))
    .for('update', { skipLocked: true });
  return (await db.delete(tokens).where(inArray(tokens.accessHash, over))).rowCount ?? 0;
}

/** Sign-in, renewal, logout and every change of what an account may do take this lock: the second sees what the first did. */
export async function lockAccount(tx: Db, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row;
}

async function lockOwner(tx: Db, refreshHash: string): Promise<AccountRow | undefined> {
  const [found] = await tx
    .select({ id: tokens.accountId })
    .from(tokens)
    .where(eq(tokens.refreshHash, refreshHash));
  return found && lockAccount(tx, found.id);
}

/** Everything that one sign-in leads to. */
interface Family {
  family: string;
  startedOn: Date | SQL;
  visit: Visit;
  /** Only a renewed pair waits for its first use: a first one succeeds none. */
  isUsed: boolean;
}

/** By the database's clock, like all times of tokens: the clocks of several processes may differ. */
const endOf = (startedOn: Date | SQLWrapper, { sessionDays }: Visit) =>
  sql`(${startedOn instanceof Date ? startedOn.toISOString() : startedOn}::timestamptz + make_interval(days => ${sessionDays}))`;

/** None outlives its family. */
function lifetimes(startedOn: Date | SQLWrapper, visit: Visit) {
  const end = endOf(startedOn, visit);
  return {
    accessExpiresOn: sql`least(now() + make_interval(mins => ${accessMinutes}), ${end})`,
    refreshExpiresOn: sql`least(now() + make_interval(days => ${refreshDays}), ${end})`,
  };
}

/** A pair for an account whose lock is taken. */
async function issue(
  tx: Db,
  { id, epoch }: AccountRow,
  { family, startedOn, visit, isUsed }: Family,
): Promise<TokenPair> {
  const pair = { token: randomToken(), refreshToken: randomToken() };
  const [row] = await tx
    .insert(tokens)
    .values({
      accessHash: hashToken(pair.token),
      refreshHash: hashToken(pair.refreshToken),
      family,
      accountId: id,
      epoch,
      startedOn,
      userAgent: visit.userAgent,
      address: visit.address,
      ...lifetimes(startedOn, visit),
      usedOn: isUsed ? thisMoment : null,
    })
    .returning({ accessExpiresOn: tokens.accessExpiresOn });
  if (!row) throw new Error('no token');
  return { ...pair, tokenExpiresOn: row.accessExpiresOn.toISOString() };
}
