import { ownTokenOf } from '../../../access/calls/auth';
import { Done, type Handlers } from '../../../access/calls/operations';
import { originOf } from '../../../access/calls/origin';
import type { Config } from '../../../base/config/config';
import { serverText } from '../../../base/contract/text';
import { withProof } from '../../../access/identity/fresh-proof';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens';

/** Tokens of the delivery API (decisions/041-delivery-and-change-feed). */
export const tokenHandlers = ({ secretKeys: keys }: Pick<Config, 'secretKeys'>) =>
  ({
    listApiTokens: ({ db, account }) => listApiTokens(db, account),
    createApiToken: ({ db, body, account, request, write }) => {
      const token = ownTokenOf(request);
      const proving = { db, account, origin: originOf(request), token, keys } as const;
      const proof = { password: body.currentPassword, passcode: body.passcode };
      return withProof({ ...proving, field: 'currentPassword' }, proof, (prove) =>
        write((tx, caller) => createApiToken(tx, body, caller, prove)),
      );
    },
    revokeApiToken: async ({ params, write }) => {
      await write((tx) => revokeApiToken(tx, params.id));
      return new Done(null, serverText.tokenRevoked);
    },
  }) satisfies Partial<Handlers>;
