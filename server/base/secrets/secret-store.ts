import { type Purpose, seal, unseal } from './sealed';

const sealed = 'sealed:';
const plain = 'plain:';

/** The first key encrypts, all decrypt; without any, secrets are stored unencrypted. */
export type SecretKeys = readonly string[];

/** Stored form of a secret: encrypted if there is a key. */
export function encryptSecret(secret: string, [key]: SecretKeys, purpose: Purpose): string {
  return key === undefined ? plain + secret : sealed + seal(secret, key, purpose);
}

/** A stored secret; throws when it was encrypted with another key. */
export function decryptSecret(stored: string, keys: SecretKeys, purpose: Purpose): string {
  if (stored.startsWith(plain)) return stored.slice(plain.length);
  const found = keys.map((key) => opened(stored, key, purpose)).find((secret) => secret !== undefined);
  if (found === undefined) throw new Error('no SECRET_KEY decrypts it');
  return found;
}

/** False for a secret that must be encrypted again: stored unencrypted, or with a later key of the list. */
export function isCurrent(stored: string, [key]: SecretKeys, purpose: Purpose): boolean {
  return key === undefined || (!stored.startsWith(plain) && opened(stored, key, purpose) !== undefined);
}

function opened(stored: string, key: string, purpose: Purpose): string | undefined {
  try {
    return unseal(stored.slice(sealed.length), key, purpose);
  } catch {
    return undefined;
  }
}
