import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, oneTimeKeys } from '../db/schema';
import { hashToken, randomToken } from './sealed';

export type KeyPurpose = (typeof oneTimeKeys.$inferSelect)['purpose'];

interface KeyOf {
  accountId: number;
  /** The account's epoch: ending its sessions ends its keys. */
  epoch: number;
  purpose: KeyPurpose;
  seconds: number;
  /** Account that made it for another; null: requested by the owner. */
  makerId?: number | null;
}

/** Purposes of keys that are links, which set a password. */
export const linkPurposes = ['password', 'invitation'] as const satisfies readonly KeyPurpose[];

/** A new key with its expiry; only its hash is stored. */
export async function makeKey(tx: Db, key: KeyOf): Promise<{ key: string; expiresOn: Date }> {
  const token = randomToken();
  const { expiresOn } = await addKey(tx, key, hashToken(token));
  return { key: token, expiresOn };
}

/** Reserves a key that `giveKey` generates when its mail is sent; resolves to its id. */
export async function reserveKey(tx: Db, key: KeyOf): Promise<number> {
  return (await addKey(tx, key, null)).id;
}

/** Generates the reserved key; a retry after a failed mail replaces it. Null when it was removed. */
export async function giveKey(db: Db, id: number): Promise<string | null> {
  const token = randomToken();
  const [row] = await db
    .update(oneTimeKeys)
    .set({ hash: hashToken(token) })
    .where(and(eq(oneTimeKeys.id, id), isGood))
    .returning({ id: oneTimeKeys.id });
  return row ? token : null;
}

/** Valid key for one of these purposes with its active account; else undefined. */
export async function findKey(db: Db, key: string, purposes: readonly KeyPurpose[]) {
  const [row] = await db
    .select({ key: oneTimeKeys, account: accounts })
    .from(oneTimeKeys)
    .innerJoin(
      accounts,
      and(
        eq(accounts.id, oneTimeKeys.accountId),
        eq(accounts.epoch, oneTimeKeys.epoch),
        eq(accounts.isActive, true),
      ),
    )
    .where(and(eq(oneTimeKeys.hash, hashToken(key)), inArray(oneTimeKeys.purpose, [...purposes]), isGood));
  return row;
}

/** Removes the keys of an account for these purposes. */
export async function dropKeys(tx: Db, accountId: number, purposes: readonly KeyPurpose[]): Promise<void> {
  await tx
    .delete(oneTimeKeys)
    .where(and(eq(oneTimeKeys.accountId, accountId), inArray(oneTimeKeys.purpose, [...purposes])));
}

/** Consumes a key; false when another call was first. */
export async function takeKey(tx: Db, key: string): Promise<boolean> {
  const taken = await tx
    .delete(oneTimeKeys)
    .where(and(eq(oneTimeKeys.hash, hashToken(key)), isGood))
    .returning({ id: oneTimeKeys.id });
  return taken.length > 0;
}

/** Deletes expired keys; resolves to their number. */
export async function removeOldKeys(db: Db): Promise<number> {
  return (await db.delete(oneTimeKeys).where(lt(oneTimeKeys.expiresOn, sql`now()`))).rowCount ?? 0;
}

const isGood = gt(oneTimeKeys.expiresOn, sql`now()`);

async function addKey(tx: Db, { seconds, ...key }: KeyOf, hash: string | null) {
  const [row] = await tx
    .insert(oneTimeKeys)
    .values({ ...key, hash, expiresOn: sql`now() + make_interval(secs => ${seconds})` })
    .returning({ id: oneTimeKeys.id, expiresOn: oneTimeKeys.expiresOn });
  if (!row) throw new Error('no key');
  return row;
}
