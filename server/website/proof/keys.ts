import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import { asc, desc, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { proofKeys } from '../../base/db/schema';
import { decryptSecret, encryptSecret, type SecretKeys } from '../../base/secrets/secret-store';

export type ProofKey = typeof proofKeys.$inferSelect;

interface Signer {
  keyId: number;
  /** Signature in base64. */
  signed(text: string): string;
}

/**
 * Signer with the newest key. Creates one if none can be decrypted: proof must continue after a lost
 * SECRET_KEY or an import.
 */
export async function signerOf(db: Db, secretKeys: SecretKeys): Promise<Signer> {
  const known = signerFrom(await newestKey(db), secretKeys);
  if (known) return known;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('proof-keys'))`);
  const meanwhile = signerFrom(await newestKey(db), secretKeys);
  if (meanwhile) return meanwhile;
  const pair = generateKeyPairSync('ed25519');
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const [made] = await db
    .insert(proofKeys)
    .values({
      publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      privateKey: encryptSecret(privateKey, secretKeys, 'proof-key'),
    })
    .returning();
  const signer = signerFrom(made, secretKeys);
  if (!signer) throw new Error('The new key cannot be read');
  return signer;
}

async function newestKey(db: Db): Promise<ProofKey | undefined> {
  const [key] = await db.select().from(proofKeys).orderBy(desc(proofKeys.id)).limit(1);
  return key;
}

function signerFrom(row: ProofKey | undefined, secretKeys: SecretKeys): Signer | undefined {
  if (!row || row.privateKey === null) return undefined;
  try {
    const der = Buffer.from(decryptSecret(row.privateKey, secretKeys, 'proof-key'), 'base64');
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    return { keyId: row.id, signed: (text) => sign(null, Buffer.from(text), key).toString('base64') };
  } catch {
    return undefined;
  }
}

export function listKeys(db: Db): Promise<ProofKey[]> {
  return db.select().from(proofKeys).orderBy(asc(proofKeys.id));
}

export function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const bytes = Buffer.from(signature, 'base64');
    // Base64 has several encodings of the same bytes; a changed letter must be detected.
    return bytes.toString('base64') === signature && verify(null, Buffer.from(text), key, bytes);
  } catch {
    return false;
  }
}

/** SHA-256 of the public key, for comparison by eye. */
export function fingerprintOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');
}
