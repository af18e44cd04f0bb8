import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, isPooled, type PooledDb } from '../../base/db/client';
import { prepared } from '../../base/db/prepared';
import { accounts, identityStamp, roles, tokens } from '../../base/db/schema';
import type { Claim } from '../../../openapi/generated/claims';
import { isClaim } from './claims';
import { stampNow } from './identity-stamp';
import { hasNames, loadNames } from '../../base/audit/present-names';
import { hashToken } from '../../base/secrets/sealed';
import { thisMoment } from './token-families';

/** Authenticated account of a call, as stored at that time. */
export interface CurrentAccount {
  id: number;
  account: string;
  name: string;
  department: string;
  roleName: string;
  avatarSha: string | null;
  /** Empty while a second factor is required. */
  claims: ReadonlySet<Claim>;
  tokenExpiresOn: Date;
  /** True if the role requires a second factor, the account has none, and the session was not entered by two. */
  isSecondFactorDue: boolean;
}

const currentAccount = (db: Db) =>
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
      isSecondFactorDue: sql<boolean>`(${roles.needsSecondFactor} and ${accounts.totpSecret} is null and not ${tokens.isVerified})`,
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
    );

/**
 * Account of a valid access token, else null. The first use of a renewed token invalidates its predecessor.
 */
export async function authenticate(
  db: Db,
  token: string,
  /** Seconds since the call arrived, so that a slow body does not expire its token. */
  age = 0,
  /** Known result of `stampQuery`. */
  stamp?: string,
): Promise<CurrentAccount | null> {
  const hash = hashToken(token);
  const found = known.get(hash);
  if (!found || !(await isAsItWas(db, found, age, stamp))) return lookUp(db, hash, age);
  if (!isTransaction(db)) await loadNames(db, found.stamp);
  return found.account;
}

/** Account of a token as this process knows it, with the stamp that must still hold; undefined for an unknown one. */
export function recalled(db: Db, token: string): Pick<Known, 'account' | 'stamp'> | undefined {
  const found = known.get(hashToken(token));
  return found && isUnexpired(found, 0) && hasNames(db, found.stamp) ? found : undefined;
}

/** Asks the database with its next statement whether this stamp still holds. */
export function holds(db: PooledDb, stamp: string): Promise<boolean> {
  const isConfirmed = stampNow(db).then((now) => now === stamp);
  // Awaited later, perhaps after the call has failed.
  isConfirmed.catch(() => {});
  return isConfirmed;
}

async function lookUp(db: Db, hash: string, age: number): Promise<CurrentAccount | null> {
  const asked = performance.now();
  const [row] = await prepared(db, 'authenticate', currentAccount).execute({ hash, age });
  if (!row) return null;
  const { usedOn, claims, secondsLeft, stamp, ...found } = row;
  if (!isTransaction(db)) await loadNames(db, stamp ?? undefined);
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
  /** Expiry of the token by the clock of this process. */
  until: number;
}

const known = new Map<string, Known>();
const maxKnown = 2_000;

function keep(hash: string, found: Known): void {
  known.delete(hash);
  known.set(hash, found);
  // The first key of a Map is the oldest.
  const [oldest] = known.size > maxKnown ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}

const isUnexpired = ({ until }: Known, age: number) => performance.now() < until + age * 1000;

async function isAsItWas(db: Db, found: Known, age: number, stamp?: string): Promise<boolean> {
  const now = stamp ?? (isPooled(db) ? await stampNow(db) : undefined);
  return found.stamp === now && isUnexpired(found, age);
}
