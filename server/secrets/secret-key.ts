import { hkdfSync } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, secretKeys } from '../db/schema';
import { isPlain, readSecret } from './totp';

/** `unreadable`: second factors that this key cannot decrypt; `changed`: none, but the key is new. */
type Verdict = { kind: 'same' } | { kind: 'changed' } | { kind: 'unreadable'; accounts: number };

/**
 * Compares SECRET_KEY with the fingerprint in the database, and stores its own where no secret depends on another key.
 */
export async function compareSecretKey(db: Db, key: string | undefined): Promise<Verdict> {
  const [known] = await db.select().from(secretKeys);
  const own = key === undefined ? undefined : fingerprintOf(key);
  if (known?.fingerprint === own && own !== undefined) return { kind: 'same' };
  const unreadable = await countUnreadable(db, key);
  if (unreadable > 0) return { kind: 'unreadable', accounts: unreadable };
  if (own !== undefined) {
    await db
      .insert(secretKeys)
      .values({ fingerprint: own })
      .onConflictDoUpdate({ target: secretKeys.id, set: { fingerprint: own } });
  }
  return { kind: known ? 'changed' : 'same' };
}

/** Accounts whose second factor this key cannot decrypt. */
export async function countUnreadable(db: Db, key: string | undefined): Promise<number> {
  const rows = await db
    .select({ secret: accounts.totpSecret })
    .from(accounts)
    .where(isNotNull(accounts.totpSecret));
  return rows.filter(({ secret }) => secret !== null && !isPlain(secret) && !canRead(secret, key)).length;
}

function canRead(secret: string, key: string | undefined): boolean {
  try {
    readSecret(secret, key);
    return true;
  } catch {
    return false;
  }
}

/** One-way: reveals nothing of the key. */
function fingerprintOf(key: string): string {
  return Buffer.from(hkdfSync('sha256', key, 'fingerprint', 'v1', 32)).toString('hex');
}
