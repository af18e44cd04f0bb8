import { Secret, TOTP } from 'otpauth';
import { linkMailText } from './text';

const period = 30;
/** Accepted time steps before and after the present one. */
const tolerance = 1;

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
