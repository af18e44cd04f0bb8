import type { Config } from '../../base/config/config';
import { Done, type Handlers } from '../calls/operations';
import { ownTokenOf } from '../calls/auth';
import { originOf } from '../calls/origin';
import * as service from './accounts';
import { type Prove, withProof } from './fresh-proof';
import { serverText } from '../../base/contract/text';

/** Accounts (specification 7, Identity). */
export const accountHandlers = ({ secretKeys: keys }: Pick<Config, 'secretKeys'>) =>
  ({
    listAccounts: ({ db, query }) => service.listAccounts(db, query),
    getAccount: ({ db, params, account }) => service.getAccount(db, params.id, account),
    updateAccount: async ({ db, body, account, request, write }) => {
      const token = ownTokenOf(request);
      const save = async (prove: Prove) => {
        const checked = await service.checkAccount(db, body);
        const isStored = await service.storedPassword(db, body);
        return write((tx, caller) => service.updateAccount(tx, checked, caller, { token, prove }), isStored);
      };
      const call = { db, account, origin: originOf(request), token, keys, field: 'currentPassword' } as const;
      const proof = { password: body.currentPassword, passcode: body.passcode };
      return new Done(await withProof(call, proof, save), serverText.saved);
    },
    createPasswordLink: ({ params, write }) =>
      write((tx, caller) => service.createPasswordLink(tx, params.id, caller)),
    resetSecondFactor: async ({ params, write }) => {
      await write((tx, caller) => service.resetSecondFactor(tx, params.id, caller));
      return new Done(null, serverText.secondFactorReset);
    },
  }) satisfies Partial<Handlers>;
