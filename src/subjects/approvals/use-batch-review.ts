import { useState } from 'react';
import { decideApproval, decideApprovals, markApprovalSeen } from '../../api/generated/operations';
import type { ApiResult } from '../../api/result';
import { useCall } from '../../base/calls/use-call';
import { type Approval, type ChangeRequestInput, hasHint, ownBlocks } from '../../machines/review.rules';
import { showToast } from '../../base/messages/messages';
import { refreshApprovals } from '../../base/session/own-approvals';
import { queueText } from './text';

type Decision = 'approved' | 'asked';
export type BatchReview = ReturnType<typeof useBatchReview>;

const placeOf = (id: number) => `batch-${id}`;
const sentBlocks = (item: Approval) => ownBlocks(item).map(({ key, hash }) => ({ key, hash }));

/** Requests that were read and decided on the page, and where the reader is. */
function useProgress(items: readonly Approval[]) {
  const [decided, setDecided] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [seen, setSeen] = useState<ReadonlySet<number>>(
    () => new Set(items.flatMap(({ id, own }) => (own.mayApprove ? [id] : []))),
  );
  const [current, setCurrent] = useState<number | null>(items[0]?.id ?? null);
  const left = items.filter(({ id }) => !decided.has(id));
  const go = (id: number) => {
    setCurrent(id);
    const place = document.getElementById(placeOf(id));
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return {
    decided,
    seen,
    current,
    setCurrent,
    left,
    /** Without a finding, and read to the end. */
    ready: left.filter((item) => seen.has(item.id) && !hasHint(item)),
    step: (by: 1 | -1) => {
      const at = items.findIndex(({ id }) => id === current);
      const next = items[Math.min(Math.max(at + by, 0), items.length - 1)];
      if (next) go(next.id);
    },
    /** After one decision goes to the next request that is left. */
    end: (ids: readonly number[], decision: Decision) => {
      setDecided((before) => new Map([...before, ...ids.map((id) => [id, decision] as const)]));
      refreshApprovals();
      const at = items.findIndex(({ id }) => id === ids.at(-1));
      const next = [...items.slice(at + 1), ...items].find(({ id }) => !ids.includes(id) && !decided.has(id));
      if (next && ids.length === 1) go(next.id);
    },
    see: async (item: Approval): Promise<ApiResult<unknown>> => {
      const result = await markApprovalSeen({ id: item.id, blocks: sentBlocks(item), isSeen: true });
      if (result.ok) setSeen((before) => new Set([...before, item.id]));
      return result;
    },
  };
}

/** Decisions on the requests of one page; each is stored for its own request, after its blocks are marked as seen. */
export function useBatchReview(items: readonly Approval[]) {
  const { call, isBusy, error } = useCall();
  const progress = useProgress(items);
  const { left, ready, seen, current, see, end } = progress;
  const [change, setChange] = useState<Approval | null>(null);
  const [isAskingAll, askAll] = useState(false);
  const approveSeen = async (item: Approval): Promise<ApiResult<unknown>> => {
    const marked = seen.has(item.id) ? null : await see(item);
    if (marked && !marked.ok) return marked;
    return decideApproval({ id: item.id, decision: 'approve', blocks: sentBlocks(item), note: '' });
  };
  const approve = (item: Approval) =>
    call(
      () => approveSeen(item),
      () => end([item.id], 'approved'),
    );
  const currentItem = left.find(({ id }) => id === current);
  return {
    ...progress,
    change,
    isAskingAll,
    askAll,
    isBusy,
    error,
    placeOf,
    see: (item: Approval) => void see(item),
    approve,
    seeCurrent: () => currentItem && !seen.has(currentItem.id) && void see(currentItem),
    approveCurrent: () => currentItem && void approve(currentItem),
    askCurrent: () => currentItem && setChange(currentItem),
    openChange: setChange,
    closeChange: () => setChange(null),
    askChange: (item: Approval, asking: ChangeRequestInput) =>
      call(
        () => decideApproval({ id: item.id, decision: 'askChanges', blocks: sentBlocks(item), ...asking }),
        () => {
          setChange(null);
          end([item.id], 'asked');
        },
      ),
    approveReady: () =>
      decideApprovals({
        note: '',
        items: ready.flatMap(({ id, own: { hash } }) => (hash === null ? [] : [{ id, hash }])),
      }),
    endReady: ({ approvedIds, refused }: { approvedIds: number[]; refused: { id: number }[] }) => {
      askAll(false);
      if (approvedIds.length > 0) {
        end(approvedIds, 'approved');
        showToast({ kind: 'success', text: queueText.approvedMany(approvedIds.length) });
      }
      const titles = items.flatMap(({ id, title }) =>
        refused.some((each) => each.id === id) ? [title] : [],
      );
      if (titles.length > 0) showToast({ kind: 'error', text: queueText.refusedMany(titles) });
    },
  };
}
