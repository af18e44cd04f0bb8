import type { Config } from '../config';
import { Done, type Handlers } from '../contract';
import * as service from '../services/invitations';
import { linkAddress } from '../services/password-links';
import { serverText } from '../text';

/** Invitations of colleagues (decisions 15). */
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
