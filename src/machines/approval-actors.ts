import {
  decideApproval,
  getApproval,
  getApprovalOf,
  markApprovalSeen,
  publishInEmergency,
  remindApprovers,
  requestApproval,
  withdrawApproval,
} from '../api/generated/operations';
import { randomId } from '../api/random-id';
import { approvalMachine } from './approval';
import type { ApprovalAsking, ApprovalOf, ApprovalSubject } from './approval.rules';
import { called } from './call';
import { reviewMachine } from './review';
import { type Approval, type ApprovalBlock, type ChangeRequestInput, ownBlocks } from './review.rules';

const asSeen = (blocks: readonly ApprovalBlock[]) => blocks.map(({ key, hash }) => ({ key, hash }));

/** Approval machine of the sender, connected to the API. */
export const approval = approvalMachine.provide({
  actors: {
    loadApproval: called(({ kind, recordId }: ApprovalSubject, options) =>
      getApprovalOf({ kind, id: recordId }, options),
    ),
    sendRequest: called<unknown, { of: ApprovalOf; asking: ApprovalAsking }>(
      ({ of: { kind, recordId, rowVersion }, asking }) =>
        requestApproval({ kind, recordId, rowVersion, ...asking }, { idempotencyKey: randomId() }),
    ),
    withdraw: called(({ id }: { id: number }) => withdrawApproval({ id })),
    overrule: called<unknown, { of: ApprovalOf; reason: string }>(
      ({ of: { kind, recordId, rowVersion }, reason }) => {
        if (kind === 'site') throw new Error('A site has this way in its publish flow');
        return publishInEmergency({ kind, recordId, rowVersion, emergencyReason: reason });
      },
    ),
    remind: called((who: { id: number; roleId: number }) => remindApprovers(who)),
  },
});

/** Review machine of the approver, connected to the API. */
export const review = reviewMachine.provide({
  actors: {
    loadReview: called(({ id }: { id: number }, options) => getApproval({ id }, options)),
    markSeen: called<unknown, { approval: Approval; keys: readonly string[]; isSeen: boolean }>(
      ({ approval: { id, blocks }, keys, isSeen }) =>
        markApprovalSeen({ id, blocks: asSeen(blocks.filter(({ key }) => keys.includes(key))), isSeen }),
    ),
    decide: called<unknown, { approval: Approval; note: string; asking: ChangeRequestInput | null }>(
      ({ approval: of, note, asking }) => {
        const blocks = asSeen(ownBlocks(of));
        return asking
          ? decideApproval({ id: of.id, decision: 'askChanges', blocks, ...asking })
          : decideApproval({ id: of.id, decision: 'approve', blocks, note });
      },
    ),
  },
});
