import { Done, type Handlers } from '../contract';
import * as service from '../services/accounts';
import { serverText } from '../text';

/** Accounts (specification 7, Identity). */
export const accountHandlers = {
  listAccounts: ({ db, query }) => service.listAccounts(db, query),
  getAccount: ({ db, params, account }) => service.getAccount(db, params.id, account),
  updateAccount: async ({ db, body, account, request }) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    return new Done(await service.updateAccount(db, body, account, token), serverText.saved);
  },
} satisfies Partial<Handlers>;
