import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { review } from '../../machines/approval-actors';
import type { Approval } from '../../machines/review.rules';
import { refreshApprovals } from '../../base/session/own-approvals';

/** A review and the function that changes it. */
export type Reviewing = ReturnType<typeof useReview>;

/** Review of one request; leaves for the list once it is decided. */
export function useReview(loaded: Approval) {
  const navigate = useNavigate();
  const router = useRouter();
  const [snapshot, send, actor] = useMachine(review, { input: { approval: loaded } });
  useEffect(() => send({ type: 'review.loaded', approval: loaded }), [send, loaded]);
  // Toasts with the messages of the answers report the outcome.
  const leave = useEffectEvent(() => {
    refreshApprovals();
    void router.invalidate();
    void navigate({ to: '/approval' });
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('review.ended', () => leave());
    return unsubscribe;
  }, [actor]);
  return { snapshot, send };
}
