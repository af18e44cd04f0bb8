import { hkdfSync } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, erasureKeys, proofKeys, secretKeys, webhooks } from '../db/schema';
import { isCurrent, keepSecret, readSecret, type SecretKeys } from './kept-secrets';
import type { Purpose } from './sealed';

/**
 * `unreadable`: second factors that this key cannot decrypt. `changed`: no second factor is affected, but the new key
 * cannot decrypt `secrets` of other kinds.
 */
type Verdict =
  { kind: 'same' } | { kind: 'changed'; secrets: number } | { kind: 'unreadable'; accounts: number };

/**
 * Compares SECRET_KEY with the fingerprint in the database. Stores the fingerprint of the key, unless second factors
 * depend on another key.
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
  if (isKnown) return { kind: 'same' };
  const secrets = (await storedSecrets(db)).filter(({ stored, purpose }) => !canRead(stored, keys, purpose));
  return { kind: 'changed', secrets: secrets.length };
}

/** Accounts whose second factor this key cannot decrypt. */
export async function countUnreadable(db: Db, keys: SecretKeys): Promise<number> {
  const rows = await db
    .select({ secret: accounts.totpSecret })
    .from(accounts)
    .where(isNotNull(accounts.totpSecret));
  return rows.filter(({ secret }) => secret !== null && !canRead(secret, keys, 'totp-secret')).length;
}

function canRead(secret: string, keys: SecretKeys, purpose: Purpose): boolean {
  try {
    readSecret(secret, keys, purpose);
    return true;
  } catch {
    return false;
  }
}

/** One-way: reveals nothing about the key. */
function fingerprintOf(key: string): string {
  return Buffer.from(hkdfSync('sha256', key, 'fingerprint', 'v1', 32)).toString('hex');
}

/** Numbers of secrets: encrypted again, already current, unreadable. */
interface Encrypted {
  renewed: number;
  current: number;
  unreadable: number;
}

interface StoredSecret {
  purpose: Purpose;
  stored: string;
  /** Replaces the secret unless it changed meanwhile. */
  replace: (kept: string) => Promise<unknown>;
}

/** Encrypts all secrets with the first key; skips those changed in the meantime. */
export async function encryptAnew(db: Db, keys: SecretKeys): Promise<Encrypted> {
  const done: Encrypted = { renewed: 0, current: 0, unreadable: 0 };
  for (const { purpose, stored, replace } of await storedSecrets(db)) {
    if (isCurrent(stored, keys, purpose)) done.current += 1;
    else if (!canRead(stored, keys, purpose)) done.unreadable += 1;
    else {
      await replace(keepSecret(readSecret(stored, keys, purpose), keys, purpose));
      done.renewed += 1;
    }
  }
  return done;
}

async function storedSecrets(db: Db): Promise<StoredSecret[]> {
  return [
    ...(await factorsOf(db)),
    ...(await webhookSecretsOf(db)),
    ...(await erasureKeysOf(db)),
    ...(await proofKeysOf(db)),
  ];
}

/** Keys of the hashes of erased persons. */
async function erasureKeysOf(db: Db): Promise<StoredSecret[]> {
  const { id, secret } = erasureKeys;
  const rows = await db.select({ id, stored: secret }).from(erasureKeys);
  return rows.map((row) => ({
    purpose: 'erasure-key',
    stored: row.stored,
    replace: (kept) =>
      db
        .update(erasureKeys)
        .set({ secret: kept })
        .where(and(eq(id, row.id), eq(secret, row.stored))),
  }));
}

/** Secrets of authenticator apps, used and still to be confirmed. */
async function factorsOf(db: Db): Promise<StoredSecret[]> {
  const { id, totpSecret, totpPending } = accounts;
  const rows = await db.select({ id, totpSecret, totpPending }).from(accounts);
  const secretOf = (row: (typeof rows)[number], name: 'totpSecret' | 'totpPending'): StoredSecret[] => {
    const stored = row[name];
    if (stored === null) return [];
    const isSame = and(eq(id, row.id), eq(accounts[name], stored));
    return [
      {
        purpose: 'totp-secret',
        stored,
        replace: (kept) =>
          db
            .update(accounts)
            .set(name === 'totpSecret' ? { totpSecret: kept } : { totpPending: kept })
            .where(isSame),
      },
    ];
  };
  return rows.flatMap((row) => [...secretOf(row, 'totpSecret'), ...secretOf(row, 'totpPending')]);
}

/** Signing secrets, including the previous one while both are valid. */
async function webhookSecretsOf(db: Db): Promise<StoredSecret[]> {
  const { id, secret, oldSecret } = webhooks;
  const rows = await db.select({ id, secret, oldSecret }).from(webhooks);
  return rows.flatMap((row) => {
    const own: StoredSecret = {
      purpose: 'webhook-secret',
      stored: row.secret,
      replace: (kept) =>
        db
          .update(webhooks)
          .set({ secret: kept })
          .where(and(eq(id, row.id), eq(secret, row.secret))),
    };
    const before = row.oldSecret;
    if (before === null) return [own];
    const isSame = and(eq(id, row.id), eq(oldSecret, before));
    return [
      own,
      {
        purpose: 'webhook-secret',
        stored: before,
        replace: (kept) => db.update(webhooks).set({ oldSecret: kept }).where(isSame),
      },
    ];
  });
}

async function proofKeysOf(db: Db): Promise<StoredSecret[]> {
  const { id, privateKey } = proofKeys;
  const rows = await db.select({ id, privateKey }).from(proofKeys);
  return rows.flatMap(({ id: own, privateKey: stored }) =>
    stored === null
      ? []
      : [
          {
            purpose: 'proof-key' as const,
            stored,
            replace: (kept) =>
              db
                .update(proofKeys)
                .set({ privateKey: kept })
                .where(and(eq(id, own), eq(privateKey, stored))),
          },
        ],
  );
}
