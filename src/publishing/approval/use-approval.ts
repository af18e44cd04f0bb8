import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { approvalMachine } from '../../machines/approval';
import { approval } from '../../machines/approval-actors';
import type { ApprovalSubject } from '../../machines/approval.rules';
import { refreshApprovals } from '../../base/session/own-approvals';

/** Approval of a record, and the function that changes it. */
export interface Approving {
  snapshot: SnapshotFrom<typeof approvalMachine>;
  send: (event: EventFrom<typeof approvalMachine>) => void;
}

/** Follows the approval of one record; reloads when `version` changes, which each save does. */
export function useApproval(subject: ApprovalSubject, version: number | string | undefined): Approving {
  const [snapshot, send, actor] = useMachine(approval, { input: { subject } });
  const router = useRouter();
  const read = useRef(version);
  useEffect(() => {
    if (read.current === version) return;
    read.current = version;
    send({ type: 'approval.reload' });
  }, [send, version]);
  useEffect(() => {
    // The messages of the answers report the outcome.
    const all = (['approval.sent', 'approval.withdrawn'] as const).map((type) =>
      actor.on(type, refreshApprovals),
    );
    // The form still has the former status, so it is loaded again.
    const overruled = actor.on('approval.overruled', () => {
      refreshApprovals();
      void router.invalidate();
    });
    return () => [...all, overruled].forEach((listening) => listening.unsubscribe());
  }, [actor, router]);
  return { snapshot, send };
}
