import type { Config } from '../../base/config/config';
import { Done, type Handlers } from '../calls/operations';
import * as service from './invitations';
import { linkAddress } from './password-links';
import { serverText } from '../../base/contract/text';

/** Invitations of colleagues (decisions/015-own-account). */
export function invitationHandlers(config: Pick<Config, 'smtpUrl' | 'adminOrigin'>) {
  const isMailed = linkAddress(config) !== undefined;
  return {
    listInvitations: ({ db, account }) => service.listInvitations(db, account, isMailed),
    createInvitation: async ({ body, create }) =>
      new Done(
        await create((tx, caller) => service.createInvitation(tx, body, caller, isMailed)),
        serverText.invited,
      ),
    createInvitationLink: ({ params, write }) =>
      write((tx, caller) => service.createInvitationLink(tx, params.id, caller)),
    resendInvitation: async ({ params, write }) => {
      await write((tx, caller) => service.resendInvitation(tx, params.id, caller, isMailed));
      return new Done(null, serverText.mailed);
    },
    withdrawInvitation: async ({ params, write }) => {
      await write((tx, caller) => service.withdrawInvitation(tx, params.id, caller));
      return new Done(null, serverText.withdrawn);
    },
  } satisfies Partial<Handlers>;
}
