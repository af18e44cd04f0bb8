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

/** The authenticated account of a call, as stored at that moment. */
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

/** Origin of a session as its owner sees it, and its maximum length. */
export interface Visit extends Origin {
  sessionDays: number;
}

/**
 * Replaces a token pair for an account with a second factor; sent back with a passcode (second-factor.ts).
 */
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

/** Truncated: the column would round up, and later times must compare as later. */
const thisMoment = sql`date_trunc('milliseconds', clock_timestamp())`;

export type AccountRow = typeof accounts.$inferSelect;

const currentAccount = (db: Db, name: string) =>
  db
    .select({
      id: accounts.id,
      account: accounts.account,
      name: accounts.name,
      department: accounts.department,
      // JSON, which Node parses much faster than PostgreSQL's arrays; every call reads it.
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
 * The account of an access token. Null: unknown, expired, older than its account's epoch, or the account
 * is inactive or has no role. The first use of a renewed token invalidates the one before it. `age`:
 * seconds since the call came in, so that a slow body does not expire its token. `stamp`: known answer of
 * `stampQuery`.
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
    // A transaction may read its own changes, which have no stamp yet.
    keep(hash, { account, stamp, until: asked + secondsLeft * 1000 });
  }
  return account;
}

const isTransaction = (db: Db) => 'isTransaction' in db;

/** A cached account, by the hash of its token. */
interface Known {
  account: CurrentAccount;
  /** Valid while the database answers this stamp (identity-stamp.ts). */
  stamp: string;
  /** Expiry of the token by this process's clock. */
  until: number;
}

const known = new Map<string, Known>();
const maxKnown = 2_000;

function keep(hash: string, found: Known): void {
  known.delete(hash);
  known.set(hash, found);
  // The first key of a map is its oldest.
  const [oldest] = known.size > maxKnown ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}

async function isAsItWas(db: Db, found: Known, age: number, stamp?: string): Promise<boolean> {
  const now = stamp ?? (await stampNow(db));
  return found.stamp === now && performance.now() < found.until + age * 1000;
}

/**
 * Signs in by password. Unknown, inactive and wrong get the same answer; throws 429 after too many
 * attempts.
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

/** Same account name ignoring case, by the database's rule for uniqueness. */
export function isNamed(account: string) {
  return isSameName(accounts.account, account);
}

/**
 * Signs an account in after its first factor, or starts the second step. `assertMayEnter` gets the locked
 * account and throws to refuse it.
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

/** Refuses an account that changed its password or was deactivated during the slow comparison. */
export const assertStillHas =
  (passwordHash: string | null) =>
  (now: AccountRow): void => {
    if (!now.isActive || now.passwordHash !== passwordHash) throw new Refusal('wrongPassword');
  };

/** Session without any factor, for commands and tests. */
export function openSession(db: Db, accountId: number, origin: Origin): Promise<TokenPair> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Refusal('wrongPassword');
    return beginSession(tx, account, { ...origin, sessionDays: 30 });
  });
}

/** New token family for a locked account. Accepts its valid invitation. */
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

/** The portal vouches for the person. A valid invitation gives the role; its links end. */
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
 * Renews by a refresh token. Until the successor is used, the same token gets the same successor with a
 * new lifetime, because answers get lost and tabs race. Later use counts as theft and ends the family.
 * Throws 401.
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
  // Thrown outside the transaction, whose rollback would keep the family alive.
  if (outcome) return outcome;
  if (stolenFrom) await recordRefusal(db, visit, { reason: 'reusedToken', account: stolenFrom });
  else countRefusal('endedSession');
  throw new ServiceError(401, serverText.unauthorized);
}

/** Repeats a successor; ends the family when that was used before this renewal came in. */
async function repeat(
  tx: Db,
  pair: TokenPair,
  { family, startedOn }: Pick<Family, 'family' | 'startedOn'>,
  visit: Visit,
): Promise<TokenPair | null> {
  const own = eq(tokens.accessHash, hashToken(pair.token));
  // `now()` is the start of this transaction: a renewal that waited while the successor was first used is no
  // theft.
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

/**
 * Ends the family of a refresh token, including a successor in the making. Does not reveal whether it
 * existed.
 */
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

/** Audited subject of sign-in and sign-out. */
const deedOf = ({ id, account }: AccountRow) => ({ kind: 'account', recordId: id, title: account }) as const;

/**
 * Ends all sessions of an account, except that of the token `kept`. Runs in the transaction that changes
 * password, activity or role.
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

/** Sessions of an account, last used first; `token` marks the caller's. */
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

/** Ends one session of an account, including one being renewed. Does not reveal whether it existed. */
export async function endSession(tx: Db, accountId: number, family: string): Promise<void> {
  await lockAccount(tx, accountId);
  await tx.delete(tokens).where(and(eq(tokens.accountId, accountId), eq(tokens.family, family)));
}

/** Deletes unusable tokens; resolves to their number. */
export async function removeExpiredTokens(db: Db): Promise<number> {
  // Tokens locked by a renewal or sign-out are left for the next run.
  const over = db
    .select({ hash: tokens.accessHash })
    .from(tokens)
    .where(lt(tokens.refreshExpiresOn, sql`now()`))
    .for('update', { skipLocked: true });
  return (await db.delete(tokens).where(inArray(tokens.accessHash, over))).rowCount ?? 0;
}

/** Serializes sign-in, renewal, sign-out and changes of an account's permissions. */
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

/** All tokens of one sign-in. */
interface Family {
  family: string;
  startedOn: Date | SQL;
  visit: Visit;
  /** False for a renewed pair before its first use; a first pair has no predecessor. */
  isUsed: boolean;
}

/** All token times use the database's clock: clocks of processes may differ. */
const endOf = (startedOn: Date | SQLWrapper, { sessionDays }: Visit) =>
  sql`(${startedOn instanceof Date ? startedOn.toISOString() : startedOn}::timestamptz + make_interval(days => ${sessionDays}))`;

/** No token outlives its family. */
function lifetimes(startedOn: Date | SQLWrapper, visit: Visit) {
  const end = endOf(startedOn, visit);
  return {
    accessExpiresOn: sql`least(now() + make_interval(mins => ${accessMinutes}), ${end})`,
    refreshExpiresOn: sql`least(now() + make_interval(days => ${refreshDays}), ${end})`,
  };
}

/** A token pair for a locked account. */
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
