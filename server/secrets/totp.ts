import { Secret, TOTP } from 'otpauth';
import { linkMailText } from '../contract/text';
import { seal, unseal } from './sealed';

const period = 30;
/** Accepted time steps before and after the present one. */
const tolerance = 1;
const sealed = 'sealed:';
const plain = 'plain:';

/** A new secret of 160 bits, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** URI of a QR code for the authenticator app. */
export function totpUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/** Time step of a passcode valid at `at` and later than step `after`; else null. */
export function stepOfPasscode(secret: string, passcode: string, after: number, at: Date): number | null {
  const now = at.getTime();
  const delta = totpOf(secret).validate({ token: passcode, timestamp: now, window: tolerance });
  if (delta === null) return null;
  const step = Math.floor(now / 1000 / period) + delta;
  return step > after ? step : null;
}

/** The first encrypts, all decrypt; without any, secrets are stored as they are. */
export type SecretKeys = readonly string[];

/** Stored form of a secret: encrypted if there is a key. */
export function keepSecret(secret: string, [key]: SecretKeys): string {
  return key === undefined ? plain + secret : sealed + seal(secret, key, 'totp-secret');
}

/** A stored secret; throws when it was encrypted with another key. */
export function readSecret(stored: string, keys: SecretKeys): string {
  if (stored.startsWith(plain)) return stored.slice(plain.length);
  const found = keys.map((key) => opened(stored, key)).find((secret) => secret !== undefined);
  if (found === undefined) throw new Error('no SECRET_KEY decrypts it');
  return found;
}

/** False for a secret that is to be encrypted anew: stored before there was a key, or with a key before the first. */
export function isCurrent(stored: string, [key]: SecretKeys): boolean {
  return key === undefined || (!stored.startsWith(plain) && opened(stored, key) !== undefined);
}

function opened(stored: string, key: string): string | undefined {
  try {
    return unseal(stored.slice(sealed.length), key, 'totp-secret');
  } catch {
    return undefined;
  }
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: linkMailText.issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });
}
