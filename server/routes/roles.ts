import { Done, type Handlers } from '../contract';
import { once } from '../services/idempotency';
import * as service from '../services/roles';
import { serverText } from '../text';
import { idempotencyKey } from './idempotency-key';

/** Roles (specification 7, Identity). */
export const roleHandlers = {
  listRoles: ({ db }) => service.listRoles(db),
  getRole: ({ db, params, account }) => service.getRole(db, params.id, account),
  createRole: async ({ db, body, account, request }) => {
    const created = await once(db, { accountId: account.id, operation: 'createRole', key: idempotencyKey(request) }, (tx) => service.createRole(tx, body, account));
    return new Done(created, serverText.saved);
  },
  updateRole: async ({ db, body, account }) => new Done(await service.updateRole(db, body, account), serverText.saved),
  deleteRole: async ({ db, params }) => {
    await service.deleteRole(db, params.id);
    return new Done(null, serverText.deleted);
  },
} satisfies Partial<Handlers>;
