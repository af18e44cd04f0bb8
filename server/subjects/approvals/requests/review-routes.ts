import { Done, type Handlers } from '../../../access/calls/operations';
import type { Config } from '../../../base/config/config';
import { ServiceError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import { getApprovalRules, saveApprovalRules } from '../rules/rules';
import { answersOf, approvalOf, getApproval } from './answers';
import { decide, decideOne, markSeen } from './decisions';
import { getDeputy, saveDeputy } from './deputy';
import { publishInEmergency } from './emergency';
import { listApprovals, ownApprovals, waitingOfKind } from './lists';
import { queueLink, reviewLink } from './notices';
import { remindApprovers, requestApproval, requestApprovals, withdrawApproval } from './requests';
import { reviewText } from './text';

/** Requests for approval and decisions (decisions/050-approval). */
export function reviewHandlers({ adminOrigin }: Pick<Config, 'adminOrigin'>) {
  const linkOf = reviewLink(adminOrigin);
  return {
    getApprovalRules: ({ db }) => getApprovalRules(db),
    saveApprovalRules: async ({ body, write }) =>
      new Done(await write((tx, { name }) => saveApprovalRules(tx, body, name)), serverText.saved),
    listApprovals: ({ db, query, account }) => listApprovals(db, query, account),
    getOwnApprovals: ({ db, account }) => ownApprovals(db, account),
    getApprovalOf: ({ db, params, account }) => approvalOf(db, params, account),
    getApproval: ({ db, params, account }) => getApproval(db, params.id, account),
    getApprovalDeputy: ({ db, account }) => getDeputy(db, account),
    saveApprovalDeputy: async ({ db, body, account, write }) => {
      await write((tx, caller) => saveDeputy(tx, body, caller));
      return new Done(await getDeputy(db, account), serverText.saved);
    },
    getApprovalBatch: async ({ db, query, account }) =>
      answersOf(db, await waitingOfKind(db, query.kind, account), account.id),
    requestApprovals: ({ body, write }) =>
      write((tx, caller) => requestApprovals(tx, body, caller, queueLink(adminOrigin))),
    requestApproval: async ({ body, create }) =>
      new Done(await create((tx, caller) => requestApproval(tx, body, caller, linkOf)), reviewText.sent),
    markApprovalSeen: ({ body, write }) => write((tx, caller) => markSeen(tx, body, caller)),
    decideApproval: async ({ body, write }) =>
      new Done(
        await write((tx, caller) => decide(tx, body, caller, linkOf)),
        body.decision === 'approve' ? reviewText.approved : reviewText.asked,
      ),
    decideApprovals: async ({ body: { items, note }, write }) => {
      const approvedIds: number[] = [];
      const refused: { id: number; message: string }[] = [];
      for (const { id, hash } of items) {
        try {
          await write((tx, caller) => decideOne(tx, { id, hash, note }, caller, linkOf));
          approvedIds.push(id);
        } catch (error) {
          // Each request is decided separately; a failed one is returned with its reason.
          const isRefused = error instanceof ServiceError && [200, 404, 409].includes(error.status);
          if (!isRefused) throw error;
          refused.push({ id, message: error.message });
        }
      }
      return { approvedIds, refused };
    },
    withdrawApproval: async ({ body, write }) => {
      await write((tx, caller) => withdrawApproval(tx, body.id, caller));
      return new Done(null, reviewText.withdrawn);
    },
    publishInEmergency: async ({ body, write }) =>
      new Done(await write((tx, caller) => publishInEmergency(tx, body, caller)), reviewText.emergency),
    remindApprovers: async ({ body, write }) => {
      await write((tx, caller) => remindApprovers(tx, body, caller, linkOf));
      return new Done(null, reviewText.reminded);
    },
  } satisfies Partial<Handlers>;
}
