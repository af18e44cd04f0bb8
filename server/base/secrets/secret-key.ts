import { hkdfSync } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, erasureKeys, proofKeys, secretKeys, webhooks } from '../db/schema';
import { decryptSecret, encryptSecret, isCurrent, type SecretKeys } from './secret-store';
import type { Purpose } from './sealed';

/**
 * `unreadable`: second factors that this key cannot decrypt. `changed`: no second factor is affected, but the key
 * differs or cannot decrypt `secrets` of other kinds.
 */
type Verdict =
  { kind: 'same' } | { kind: 'changed'; secrets: number } | { kind: 'unreadable'; accounts: number };

/**
 * Compares SECRET_KEY with the database. A new key's fingerprint is stored once it decrypts every secret;
 * until then verdicts repeat.
 */
export async function compareSecretKey(db: Db, keys: SecretKeys): Promise<Verdict> {
  const verdict = await judgeSecretKey(db, keys);
  const canReadAll = verdict.kind === 'same' || (verdict.kind === 'changed' && verdict.secrets === 0);
  if (canReadAll) await acceptSecretKey(db, keys);
  return verdict;
}

/** Like `compareSecretKey`, but stores nothing. */
export async function judgeSecretKey(db: Db, keys: SecretKeys): Promise<Verdict> {
  const unreadable = await countUnreadable(db, keys);
  if (unreadable > 0) return { kind: 'unreadable', accounts: unreadable };
  const [known] = await db.select().from(secretKeys);
  const fingerprints = keys.map(fingerprintOf);
  const isAccepted = known !== undefined && known.fingerprint === fingerprints[0];
  const lost = (await storedSecrets(db)).filter(
    ({ purpose, stored, isUsed }) => (isUsed || !isAccepted) && !canRead(stored, keys, purpose),
  );
  const isKnown = known === undefined || fingerprints.includes(known.fingerprint);
  return lost.length === 0 && isKnown ? { kind: 'same' } : { kind: 'changed', secrets: lost.length };
}

/** Stores the fingerprint of the first key; without a key, keeps what is stored. */
export async function acceptSecretKey(db: Db, [key]: SecretKeys): Promise<void> {
  if (key === undefined) return;
  const fingerprint = fingerprintOf(key);
  await db
    .insert(secretKeys)
    .values({ fingerprint })
    .onConflictDoUpdate({ target: secretKeys.id, set: { fingerprint } });
}

/** Accounts whose second factor this key cannot decrypt. */
async function countUnreadable(db: Db, keys: SecretKeys): Promise<number> {
  const rows = await db
    .select({ secret: accounts.totpSecret })
    .from(accounts)
    .where(isNotNull(accounts.totpSecret));
  return rows.filter(({ secret }) => secret !== null && !canRead(secret, keys, 'totp-secret')).length;
}

function canRead(secret: string, keys: SecretKeys, purpose: Purpose): boolean {
  try {
    decryptSecret(secret, keys, purpose);
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
  /** False for one whose loss has no effect any more, such as an earlier signing key. */
  isUsed: boolean;
  /** Replaces the secret unless it changed meanwhile. */
  replace: (kept: string) => Promise<unknown>;
}

/** Encrypts all secrets with the first key; skips those changed in the meantime. */
export async function reencryptSecrets(db: Db, keys: SecretKeys): Promise<Encrypted> {
  const done: Encrypted = { renewed: 0, current: 0, unreadable: 0 };
  for (const { purpose, stored, replace } of await storedSecrets(db)) {
    if (isCurrent(stored, keys, purpose)) done.current += 1;
    else if (!canRead(stored, keys, purpose)) done.unreadable += 1;
    else {
      await replace(encryptSecret(decryptSecret(stored, keys, purpose), keys, purpose));
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
    isUsed: true,
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
        isUsed: name === 'totpSecret',
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
  const { id, secret, oldSecret, oldSecretUntil: until } = webhooks;
  const isValid = sql<boolean>`coalesce(${until} > now(), false)`;
  const rows = await db.select({ id, secret, oldSecret, isValid }).from(webhooks);
  return rows.flatMap((row) => {
    const own: StoredSecret = {
      purpose: 'webhook-secret',
      stored: row.secret,
      isUsed: true,
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
        isUsed: row.isValid,
        replace: (kept) => db.update(webhooks).set({ oldSecret: kept }).where(isSame),
      },
    ];
  });
}

async function proofKeysOf(db: Db): Promise<StoredSecret[]> {
  const { id, privateKey } = proofKeys;
  const rows = await db.select({ id, privateKey }).from(proofKeys).orderBy(asc(id));
  return rows.flatMap(({ id: own, privateKey: stored }, place) =>
    stored === null
      ? []
      : [
          {
            purpose: 'proof-key' as const,
            stored,
            isUsed: place === rows.length - 1,
            replace: (kept) =>
              db
                .update(proofKeys)
                .set({ privateKey: kept })
                .where(and(eq(id, own), eq(privateKey, stored))),
          },
        ],
  );
}
