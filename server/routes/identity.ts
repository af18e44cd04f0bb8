import type { Config } from '../config';
import type { Handlers } from '../contract';
import { claims } from '../generated/claims';
import { originOf } from '../plugins/origin';
import { fileInfos } from '../services/files';
import { signInByTicket } from '../services/platform';
import { renew, revoke, signIn } from '../services/sessions';

/** Sign-in, renewal, sign-out and the current account (specification 7, decisions 3 and 6). */
export function identityHandlers({ platformSecret }: Config) {
  return {
    createToken: async ({ body, db, request }) => {
      if ('refreshToken' in body) return renew(db, body.refreshToken);
      const origin = originOf(request);
      if ('platformKey' in body) return signInByTicket(db, body.platformKey, platformSecret, origin);
      return signIn(db, body, origin);
    },
    revokeToken: async ({ body, db, request }) => {
      await revoke(db, body.refreshToken, originOf(request));
      return null;
    },
    getMe: async ({ account, db }) => {
      const avatar = await fileInfos(db, [{ sha: account.avatarSha, fileName: null }]);
      return {
        id: account.id,
        account: account.account,
        name: account.name,
        department: account.department,
        roleName: account.roleName,
        avatarUrl: account.avatarSha ? (avatar.get(account.avatarSha)?.filePath ?? null) : null,
        roleClaims: claims.map((value) => ({ value, selected: account.claims.has(value) })),
        tokenExpiresOn: account.tokenExpiresOn.toISOString(),
      };
    },
  } satisfies Partial<Handlers>;
}
