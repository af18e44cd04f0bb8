import { Secret, TOTP } from 'otpauth';
import { newAccount } from './accounts';
import { serverAs } from './api';

/** Passcode valid in so many seconds; the server refuses used ones. */
export function passcodeOf(secret: string, inSeconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + inSeconds * 1000,
  });
}

/** A new account with password and second factor, made by the API. */
export async function accountWithSecondFactor() {
  const { account, password, tokens } = await newAccount();
  const own = serverAs(tokens);
  const { secret } = await own.json<{ secret: string }>('POST', '/api/identity/account/second-factor', {});
  const { recoveryCodes } = await own.json<{ recoveryCodes: string[] }>(
    'PUT',
    '/api/identity/account/second-factor',
    { code: passcodeOf(secret), password },
  );
  return { account, password, secret, recoveryCodes };
}
