import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, tokens } from '../../base/db/schema';
import { hashToken } from '../../base/secrets/sealed';
import { lockAccount } from './account-lock';
import { accessMinutes } from './token-families';

/**
 * Ends all sessions of an account, except that of the token `kept`. Runs in the transaction that changes password,
 * activity or role.
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

/** Ends one session of an account, including one in renewal. Does not reveal whether it existed. */
export async function endSession(tx: Db, accountId: number, family: string): Promise<void> {
  await lockAccount(tx, accountId);
  await tx.delete(tokens).where(and(eq(tokens.accountId, accountId), eq(tokens.family, family)));
}
