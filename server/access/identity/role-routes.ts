import { Done, type Handlers } from '../calls/operations';
import { purges, restores } from '../calls/trash-handlers';
import { roleKind } from './role-kind';
import * as service from './roles';
import { serverText } from '../../base/contract/text';

/** Roles (specification 7, Identity). */
export const roleHandlers = {
  listRoles: ({ db }) => service.listRoles(db),
  getRole: ({ db, params, account }) => service.getRole(db, params.id, account),
  createRole: async ({ body, create }) =>
    new Done(await create((tx, caller) => service.createRole(tx, body, caller)), serverText.saved),
  updateRole: async ({ body, write }) =>
    new Done(await write((tx, caller) => service.updateRole(tx, body, caller)), serverText.saved),
  deleteRole: async ({ params, write }) => {
    await write((tx, caller) => service.deleteRole(tx, params.id, caller));
    return new Done(null, serverText.deleted);
  },
  restoreRole: restores(roleKind),
  purgeRole: purges(roleKind),
} satisfies Partial<Handlers>;
