import { eq, getTableColumns, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { tokens } from '../../base/db/schema';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';
import { type Origin, writeAuditEntries } from '../../base/audit/audit';
import { countRefusal, recordRefusal } from '../../base/audit/refused-entries';
import { hashToken, randomToken, seal, unseal } from '../../base/secrets/sealed';
import { type AccountRow, lockAccount } from './account-lock';

/** Lifetime of an access token. */
export const accessMinutes = 15;
export const refreshDays = 7;

/** Origin of a session as displayed to its owner, and its maximum length. */
export interface Visit extends Origin {
  sessionDays: number;
}

export interface TokenPair {
  token: string;
  refreshToken: string;
  /** ISO 8601. */
  tokenExpiresOn: string;
}

/** Truncated: the column would round up, and later times must compare as later. */
export const thisMoment = sql`date_trunc('milliseconds', clock_timestamp())`;

/** All tokens of one sign-in. */
interface Family {
  family: string;
  startedOn: Date | SQL;
  visit: Visit;
  /** As the column of the tokens. */
  isVerified: boolean;
  /** False for a renewed pair before its first use; a first pair has no predecessor. */
  isUsed: boolean;
}

/** All token times use the database's clock, as clocks of processes may differ. */
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
export async function issue(
  tx: Db,
  { id, epoch }: AccountRow,
  { family, startedOn, visit, isVerified, isUsed }: Family,
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
      isVerified,
      userAgent: visit.userAgent,
      address: visit.address,
      ...lifetimes(startedOn, visit),
      usedOn: isUsed ? thisMoment : null,
    })
    .returning({ accessExpiresOn: tokens.accessExpiresOn });
  if (!row) throw new Error('no token');
  return { ...pair, tokenExpiresOn: row.accessExpiresOn.toISOString() };
}

/**
 * Renews by a refresh token. Repeats get the same successor, as answers get lost; after its use they are
 * theft. Throws 401.
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
    const { family, startedOn, isVerified } = row;
    const next = await issue(tx, account, { family, startedOn, visit, isVerified, isUsed: false });
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

/** Returns the successor again; ends the family if the successor was used before this renewal arrived. */
async function repeat(
  tx: Db,
  pair: TokenPair,
  { family, startedOn }: Pick<Family, 'family' | 'startedOn'>,
  visit: Visit,
): Promise<TokenPair | null> {
  const own = eq(tokens.accessHash, hashToken(pair.token));
  // `now()` is the start of this transaction. A renewal that waited while the successor was first used is no theft.
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

/** Ends the family of a refresh token, including a successor in creation. Does not reveal whether it existed. */
export async function revoke(db: Db, refreshToken: string, origin: Origin): Promise<void> {
  const hash = hashToken(refreshToken);
  await db.transaction(async (tx) => {
    const account = await lockOwner(tx, hash);
    if (!account) return;
    const family = tx.select({ family: tokens.family }).from(tokens).where(eq(tokens.refreshHash, hash));
    await tx.delete(tokens).where(inArray(tokens.family, family));
    await writeAuditEntries(tx, account, origin, { ...auditedAccount(account), action: 'signOut' });
  });
}

/** Audited subject of sign-in and sign-out. */
export const auditedAccount = ({ id, account }: AccountRow) =>
  ({ kind: 'account', recordId: id, title: account }) as const;

/** Deletes unusable tokens; resolves to their number. */
export async function removeExpiredTokens(db: Db): Promise<number> {
  // The next run deletes tokens locked by a renewal or sign-out.
  const over = db
    .select({ hash: tokens.accessHash })
    .from(tokens)
    .where(lt(tokens.refreshExpiresOn, sql`now()`))
    .for('update', { skipLocked: true });
  return (await db.delete(tokens).where(inArray(tokens.accessHash, over))).rowCount ?? 0;
}

async function lockOwner(tx: Db, refreshHash: string): Promise<AccountRow | undefined> {
  const [found] = await tx
    .select({ id: tokens.accountId })
    .from(tokens)
    .where(eq(tokens.refreshHash, refreshHash));
  return found && lockAccount(tx, found.id);
}
