import { seal, unseal } from '../secrets/sealed';

const sealed = 'sealed:';
const plain = 'plain:';

/** Stored form of a signing secret: encrypted if there is a key. */
export function keepWebhookSecret(secret: string, key: string | undefined): string {
  return key === undefined ? plain + secret : sealed + seal(secret, key, 'webhook-secret');
}

/** A stored secret; throws when it was encrypted with another key. */
export function readWebhookSecret(stored: string, key: string | undefined): string {
  if (stored.startsWith(plain)) return stored.slice(plain.length);
  if (key === undefined) throw new Error('SECRET_KEY is missing');
  return unseal(stored.slice(sealed.length), key, 'webhook-secret');
}
