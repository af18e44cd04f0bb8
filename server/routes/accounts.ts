import { Done, type Handlers } from '../contract';
import { tokenOf } from '../plugins/auth';
import * as service from '../services/accounts';
import { serverText } from '../text';

/** Accounts (specification 7, Identity). */
export const accountHandlers = {
  listAccounts: ({ db, query }) => service.listAccounts(db, query),
  getAccount: ({ db, params, account }) => service.getAccount(db, params.id, account),
  updateAccount: async ({ db, body, request, write }) => {
    const checked = await service.checkAccount(db, body);
    return new Done(
      await write((tx, caller) => service.updateAccount(tx, checked, caller, tokenOf(request) ?? '')),
      serverText.saved,
    );
  },
  createPasswordLink: ({ params, write }) =>
    write((tx, caller) => service.createPasswordLink(tx, params.id, caller)),
  resetSecondFactor: async ({ params, write }) => {
    await write((tx, caller) => service.resetSecondFactor(tx, params.id, caller));
    return new Done(null, serverText.secondFactorReset);
  },
} satisfies Partial<Handlers>;
