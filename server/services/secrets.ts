import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** An opaque random value of 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, 64 hex digits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Seals a text so that only the holder of the token can read it. */
export function seal(text: string, token: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** What `seal` sealed; throws for another token. */
export function unseal(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12)).setAuthTag(
    bytes.subarray(-16),
  );
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, 'refresh-successor', 'v1', 32));
}
