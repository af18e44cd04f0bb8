import { Secret, TOTP } from 'otpauth';
import { admin } from './server';
import { serverAs, tokensOf } from './api';

/** A passcode of the app so many seconds from now: one that was taken is not taken again. */
export function passcodeOf(secret: string, inSeconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + inSeconds * 1000,
  });
}

/** A new account with a password of its own and a second factor, made by the API. */
export async function accountWithSecondFactor() {
  const chief = serverAs(await tokensOf(admin));
  const { assignableRoles } = await chief.get<{ assignableRoles: { id: number }[] }>(
    '/api/identity/invitation',
  );
  const account = `second-${crypto.randomUUID()}@example.com`;
  const { id } = await chief.json<{ id: number }>('POST', '/api/identity/invitation', {
    name: '陳冠宇',
    email: account,
    roleId: assignableRoles[0]?.id,
  });
  const { passwordLink } = await chief.json<{ passwordLink: string }>(
    'POST',
    `/api/identity/invitation/${id}/link`,
    {},
  );
  const password = 'correct-horse';
  const own = serverAs(
    await chief.json<{ token: string; refreshToken: string }>('POST', '/api/identity/token', {
      passwordLink,
      newPassword: password,
    }),
  );
  const { secret } = await own.json<{ secret: string }>('POST', '/api/identity/account/second-factor', {});
  const { recoveryCodes } = await own.json<{ recoveryCodes: string[] }>(
    'PUT',
    '/api/identity/account/second-factor',
    { code: passcodeOf(secret), password },
  );
  return { account, password, secret, recoveryCodes };
}
