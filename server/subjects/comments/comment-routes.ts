import type { Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import * as comments from './comments';
import { listOwnComments } from './own-comments';
import { listComments } from './threads';

/** Comments on blocks of a site (decisions/048-comments-and-presence). */
export function commentHandlers({ adminOrigin }: Pick<Config, 'adminOrigin'>) {
  const linkOf = comments.pageLink(adminOrigin);
  return {
    listComments: ({ db, params, account }) => listComments(db, params.id, account),
    createCommentThread: ({ body, create }) =>
      create((tx, caller) => comments.createThread(tx, body, caller, linkOf)),
    replyToComment: ({ body, create }) => create((tx, caller) => comments.reply(tx, body, caller, linkOf)),
    updateComment: ({ body, write }) => write((tx, caller) => comments.editComment(tx, body, caller, linkOf)),
    deleteComment: async ({ params, write }) => {
      await write((tx, caller) => comments.deleteComment(tx, params.id, caller));
      return null;
    },
    resolveComments: async ({ body, write }) => {
      await write((tx, caller) => comments.resolveThread(tx, body, caller));
      return null;
    },
    listOwnComments: ({ db, account }) => listOwnComments(db, account.id),
  } satisfies Partial<Handlers>;
}
