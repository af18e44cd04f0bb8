import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** An opaque random value of 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored form of a token: SHA-256, 64 hex digits. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}

/** Purpose of a sealed text; part of key derivation, so purposes cannot be mixed. */
export type Purpose =
  'refresh-successor' | 'totp-secret' | 'webhook-secret' | 'erasure-key' | 'proof-key' | 'company-sign-in';

/** AES-256-GCM with a fresh nonce; returns nonce, ciphertext and tag in base64. */
export function seal(text: string, key: string, purpose: Purpose): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key, purpose), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** Decrypts a sealed text; throws for another key. */
export function unseal(sealed: string, key: string, purpose: Purpose): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key, purpose), bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(-16),
  );
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

function keyOf(key: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key, purpose, 'v1', 32));
}
