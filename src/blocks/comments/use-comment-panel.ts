import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStableCallback } from '../../ui/use-stable-callback';
import { neighbour } from './threads';
import type { Comments } from './use-comments';
import { useWindowKey } from '../../ui/use-window-key';

export type CommentFilter = 'open' | 'resolved';

/** Block or thread shown first in the panel. */
export interface ActivePlace {
  partId: number | null;
  threadId: number | null;
}

export interface CommentPanel {
  isOpen: boolean;
  filter: CommentFilter;
  active: ActivePlace;
  setFilter: (filter: CommentFilter) => void;
  /** Opens the panel at a block, for its threads or a new one, and moves the focus there. */
  openAt: (partId: number) => void;
  openThread: (threadId: number) => void;
  open: () => void;
  /** Closes the panel; the focus returns to the block's marker. */
  close: () => void;
  /** Goes to the next or previous open thread. */
  go: (step: 1 | -1) => void;
  /** Called by the panel once it is there. */
  onDrawn: () => void;
}

const nowhere: ActivePlace = { partId: null, threadId: null };

interface Config {
  comments: Comments;
  /** Selects a block by the id of its part. */
  onSelect: (partId: number) => void;
  /** Thread or block requested by the address. */
  wanted: { threadId?: number | undefined; partId?: number | undefined };
}

/** Panel state: the shown thread and the focus; F8 and Shift+F8 step through the open threads. */
export function useCommentPanel({ comments, onSelect, wanted }: Config): CommentPanel {
  const [isOpen, setOpen] = useState(false);
  const [filter, setFilter] = useState<CommentFilter>('open');
  const [active, setActive] = useState(nowhere);
  const { focus, focusNow } = useWantedFocus(isOpen, active);
  const { threads } = comments;
  const show = (place: ActivePlace, shown: CommentFilter) => {
    setOpen(true);
    setFilter(shown);
    setActive(place);
    if (place.partId !== null) onSelect(place.partId);
    focus();
  };
  const openThread = (threadId: number) => {
    const thread = threads.find((each) => each.threadId === threadId);
    if (thread) show({ threadId, partId: thread.partId }, thread.isResolved ? 'resolved' : 'open');
  };
  const openAt = (partId: number) => {
    const own = threads.filter((thread) => thread.partId === partId);
    const first = own.find(({ isResolved }) => !isResolved) ?? own[0];
    if (first) openThread(first.threadId);
    else show({ partId, threadId: null }, 'open');
  };
  const go = (step: 1 | -1) => {
    const next = neighbour(threads, active.threadId, step);
    if (next) openThread(next.threadId);
  };
  useBegun(comments, active, openThread);
  useStepKeys(go);
  useWanted(comments, wanted, { openThread, openAt });
  return {
    isOpen,
    filter,
    active,
    setFilter,
    openAt,
    openThread,
    go,
    onDrawn: focusNow,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      const marker = document.querySelector<HTMLElement>(`[data-comment-marker="${active.partId}"]`);
      (marker ?? document.querySelector<HTMLElement>('[data-comments-bar]'))?.focus();
    },
  };
}

/** Continues at the thread that was just started on the active block. */
function useBegun(
  { threads }: Comments,
  { partId, threadId }: ActivePlace,
  open: (threadId: number) => void,
) {
  const follow = useEffectEvent((now: Comments['threads']) => {
    if (partId === null || threadId !== null) return;
    const begun = now.find((thread) => thread.partId === partId && !thread.isResolved);
    if (begun) open(begun.threadId);
  });
  useEffect(() => follow(threads), [threads]);
}

/** Focuses the active thread, or the box of the active block, once they are rendered. */
function useWantedFocus(isOpen: boolean, { partId, threadId }: ActivePlace) {
  const [turn, setTurn] = useState(0);
  const done = useRef(0);
  const focusNow = useStableCallback(() => {
    if (!isOpen || done.current === turn) return;
    const target =
      threadId === null
        ? document.querySelector<HTMLElement>(`[data-part-box="${partId}"] textarea`)
        : document.querySelector<HTMLElement>(`[data-thread="${threadId}"]`);
    if (!target) return;
    done.current = turn;
    target.scrollIntoView({ block: 'nearest' });
    target.focus({ preventScroll: true });
  });
  useEffect(focusNow, [focusNow, isOpen, partId, threadId, turn]);
  return { focusNow, focus: () => setTurn((before) => before + 1) };
}

function useStepKeys(go: (step: 1 | -1) => void): void {
  useWindowKey((event) => {
    if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector('[role=dialog][data-state=open]:not([data-comments-sheet])')) return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  });
}

/** Opens the requested thread or block once. */
function useWanted(
  { state, threads }: Comments,
  wanted: Config['wanted'],
  { openThread, openAt }: Pick<CommentPanel, 'openThread' | 'openAt'>,
): void {
  const isDone = useRef(false);
  const show = useEffectEvent(() => {
    const { threadId, partId } = wanted;
    if (isDone.current) return;
    isDone.current = true;
    if (threadId !== undefined) openThread(threadId);
    else if (partId !== undefined && threads.some((thread) => thread.partId === partId)) openAt(partId);
  });
  useEffect(() => {
    if (state === 'ready') show();
  }, [state]);
}
