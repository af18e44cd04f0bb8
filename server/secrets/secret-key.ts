import { hkdfSync } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, secretKeys } from '../db/schema';
import { keepSecret, isCurrent, readSecret, type SecretKeys } from './totp';

/** `unreadable`: second factors that this key cannot decrypt; `changed`: none, but the key is new. */
type Verdict = { kind: 'same' } | { kind: 'changed' } | { kind: 'unreadable'; accounts: number };

/**
 * Compares SECRET_KEY with the fingerprint in the database, and stores its first where no secret depends on another key.
 */
export async function compareSecretKey(db: Db, keys: SecretKeys): Promise<Verdict> {
  const [known] = await db.select().from(secretKeys);
  const [own, ...others] = keys.map(fingerprintOf);
  if (known?.fingerprint === own && own !== undefined) return { kind: 'same' };
  const unreadable = await countUnreadable(db, keys);
  if (unreadable > 0) return { kind: 'unreadable', accounts: unreadable };
  if (own !== undefined) {
    await db
      .insert(secretKeys)
      .values({ fingerprint: own })
      .onConflictDoUpdate({ target: secretKeys.id, set: { fingerprint: own } });
  }
  const isKnown = known === undefined || others.includes(known.fingerprint);
  return { kind: isKnown ? 'same' : 'changed' };
}

/** Accounts whose second factor this key cannot decrypt. */
export async function countUnreadable(db: Db, keys: SecretKeys): Promise<number> {
  const rows = await db
    .select({ secret: accounts.totpSecret })
    .from(accounts)
    .where(isNotNull(accounts.totpSecret));
  return rows.filter(({ secret }) => secret !== null && !canRead(secret, keys)).length;
}

function canRead(secret: string, keys: SecretKeys): boolean {
  try {
    readSecret(secret, keys);
    return true;
  } catch {
    return false;
  }
}

/** One-way: reveals nothing of the key. */
function fingerprintOf(key: string): string {
  return Buffer.from(hkdfSync('sha256', key, 'fingerprint', 'v1', 32)).toString('hex');
}

/** How many secrets of authenticator apps were encrypted anew, were right already, and could not be read. */
interface Encrypted {
  renewed: number;
  current: number;
  unreadable: number;
}

/** Encrypts with the first key what stands under another one, or under none; a change meanwhile is left alone. */
export async function encryptAnew(db: Db, keys: SecretKeys): Promise<Encrypted> {
  const done: Encrypted = { renewed: 0, current: 0, unreadable: 0 };
  const { id, totpSecret, totpPending } = accounts;
  for (const [name, column] of Object.entries({ totpSecret, totpPending })) {
    const rows = await db.select({ id, stored: column }).from(accounts).where(isNotNull(column));
    for (const row of rows) {
      const stored = row.stored ?? '';
      if (isCurrent(stored, keys)) done.current += 1;
      else if (!canRead(stored, keys)) done.unreadable += 1;
      else {
        const kept = keepSecret(readSecret(stored, keys), keys);
        await db
          .update(accounts)
          .set(name === 'totpSecret' ? { totpSecret: kept } : { totpPending: kept })
          .where(and(eq(id, row.id), eq(column, stored)));
        done.renewed += 1;
      }
    }
  }
  return done;
}
