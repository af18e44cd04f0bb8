import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import { accounts, roles, tokens } from '../db/schema';
import { Refusal, ServiceError } from '../errors';
import { serverText } from '../text';
import { countAttempt, forgetAttempts } from './login-limits';
import { isPassword } from './passwords';
import { hashToken, randomToken, seal, unseal } from './secrets';

const accessMinutes = 15;
const refreshDays = 7;
/** A used refresh token that comes back this soon is a race of tabs, later it is theft (decisions.md 6). */
const graceSeconds = 10;

/** Whoever makes a call, as looked up at this very call. */
export interface CurrentAccount {
  id: number;
  account: string;
  name: string;
  department: string;
  roleName: string;
  avatarSha: string | null;
  claims: ReadonlySet<string>;
  tokenExpiresOn: Date;
}

export interface TokenPair {
  token: string;
  refreshToken: string;
  /** ISO 8601. */
  tokenExpiresOn: string;
}

const currentAccount = (db: Db, name: string) =>
  db
    .select({
      id: accounts.id, account: accounts.account, name: accounts.name, department: accounts.department,
      // As JSON, which Node reads much faster than PostgreSQL's notation of arrays: every call asks for this.
      roleName: roles.name, avatarSha: accounts.avatarSha, claims: sql<string[]>`to_json(${roles.claims})`, tokenExpiresOn: tokens.accessExpiresOn,
    })
    .from(tokens)
    .innerJoin(accounts, eq(accounts.id, tokens.accountId))
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(and(eq(tokens.accessHash, sql.placeholder('hash')), gt(tokens.accessExpiresOn, sql`now()`), eq(accounts.isActive, true)))
    .prepare(name);

/** The account of an access token; null when it is unknown, expired, or its account inactive or without a role. */
export async function authenticate(db: Db, token: string): Promise<CurrentAccount | null> {
  const [row] = await prepared(db, 'authenticate', currentAccount).execute({ hash: hashToken(token) });
  return row ? { ...row, claims: new Set(row.claims) } : null;
}

/** Signs in by password. Unknown, inactive and wrong answer alike; throws 429 after too many tries. */
export async function signIn(db: Db, { account, password, address }: { account: string; password: string; address: string }): Promise<TokenPair> {
  await countAttempt(db, account, address);
  const [found] = await db.select().from(accounts).where(eq(sql`lower(${accounts.account})`, account.toLowerCase()));
  const isRight = await isPassword(found?.passwordHash, password);
  if (!found || !isRight || !found.isActive) throw new Refusal(serverText.wrongPassword);
  if (found.roleId === null) throw new Refusal(serverText.noRole);
  await forgetAttempts(db, account, address);
  return openSession(db, found.id);
}

/** A new token family for an account that may sign in. */
export async function openSession(db: Db, accountId: number): Promise<TokenPair> {
  return db.transaction(async (tx) => {
    await tx.delete(tokens).where(and(eq(tokens.accountId, accountId), lt(tokens.refreshExpiresOn, sql`now()`)));
    await tx.update(accounts).set({ lastLoginTime: new Date() }).where(eq(accounts.id, accountId));
    return issue(tx, accountId, randomBytes(16).toString('hex'));
  });
}

/** Renews by a refresh token: rotates it; within the grace a second use gets the same successor. Throws 401. */
export async function renew(db: Db, refreshToken: string): Promise<TokenPair> {
  const outcome = await db.transaction(async (tx): Promise<TokenPair | null> => {
    const [row] = await tx.select().from(tokens).where(eq(tokens.refreshHash, hashToken(refreshToken))).for('update');
    if (!row || row.refreshExpiresOn < new Date() || !(await maySignIn(tx, row.accountId))) return null;
    if (row.usedOn && row.successor) {
      if (Date.now() - row.usedOn.getTime() < graceSeconds * 1000) return JSON.parse(unseal(row.successor, refreshToken)) as TokenPair;
      await tx.delete(tokens).where(eq(tokens.family, row.family));
      return null;
    }
    const next = await issue(tx, row.accountId, row.family);
    await tx.update(tokens).set({ usedOn: new Date(), successor: seal(JSON.stringify(next), refreshToken) }).where(eq(tokens.accessHash, row.accessHash));
    return next;
  });
  // Thrown outside, or the family's end would be rolled back.
  if (!outcome) throw new ServiceError(401, serverText.unauthorized);
  return outcome;
}

/** Ends the family of a refresh token; says nothing about whether there was one. */
export async function revoke(db: Db, refreshToken: string): Promise<void> {
  await db.delete(tokens).where(sql`${tokens.family} in (select family from tokens where refresh_hash = ${hashToken(refreshToken)})`);
}

async function maySignIn(db: Db, accountId: number): Promise<boolean> {
  const [row] = await db.select({ isActive: accounts.isActive, roleId: accounts.roleId }).from(accounts).where(eq(accounts.id, accountId));
  return Boolean(row?.isActive && row.roleId !== null);
}

async function issue(db: Db, accountId: number, family: string): Promise<TokenPair> {
  const pair = { token: randomToken(), refreshToken: randomToken() };
  const accessExpiresOn = new Date(Date.now() + accessMinutes * 60_000);
  await db.insert(tokens).values({
    accessHash: hashToken(pair.token),
    refreshHash: hashToken(pair.refreshToken),
    family,
    accountId,
    accessExpiresOn,
    refreshExpiresOn: new Date(Date.now() + refreshDays * 86_400_000),
  });
  return { ...pair, tokenExpiresOn: accessExpiresOn.toISOString() };
}
