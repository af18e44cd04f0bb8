import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { showPart } from './show-part';
import type { SheetState } from './use-phone-sheet';

interface Room {
  state: SheetState;
  isTall: boolean;
  /** Id in the preview of the opened block. */
  partId: number | null;
}

/** Keeps a phone's sheet above the keyboard of the screen, and the opened block in sight above the sheet. */
export function useSheetRoom(head: RefObject<HTMLElement | null>, { state, isTall, partId }: Room): void {
  useLayoutEffect(() => arrange(panelOf(head), { state, isTall, partId }), [head, state, isTall, partId]);
  const arrangeNow = useEffectEvent(() => arrange(panelOf(head), { state, isTall, partId }));
  useEffect(() => {
    const panel = panelOf(head);
    if (!panel) return undefined;
    const measure = () => arrangeNow();
    const ending = new AbortController();
    const sizes = new ResizeObserver(measure);
    sizes.observe(panel);
    for (const kind of ['resize', 'scroll']) {
      window.visualViewport?.addEventListener(kind, measure, { signal: ending.signal });
    }
    return () => {
      ending.abort();
      sizes.disconnect();
    };
  }, [head]);
}

/** The sheet of a head. */
export const panelOf = ({ current }: RefObject<HTMLElement | null>): HTMLElement | null =>
  current?.closest<HTMLElement>('[data-sheet-panel]') ?? null;

function arrange(panel: HTMLElement | null, { state, isTall, partId }: Room): void {
  const stage = panel?.closest('[data-sheet]')?.querySelector('[data-sheet-stage]');
  if (!panel || !stage) return;
  const { bottom } = stage.getBoundingClientRect();
  const keyboard = Math.max(0, Math.round(bottom - seenBottom()));
  panel.toggleAttribute('data-tall', isTall);
  panel.toggleAttribute('data-keyboard', keyboard > 0);
  panel.style.setProperty('--keyboard', `${keyboard}px`);
  // The field that is typed into stays in sight as the sheet shrinks.
  if (keyboard > 0) panel.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  const frame = stage.querySelector('iframe');
  if (!frame) return;
  // Without what moves the sheet while it opens or is dragged.
  const top = bottom - keyboard - panel.offsetHeight;
  const { bottom: end, width } = frame.getBoundingClientRect();
  const covered = state === 'closed' ? 0 : Math.max(0, end - top) * (frame.offsetWidth / width || 1);
  frame.dataset['covered'] = String(Math.round(covered));
  if (partId !== null) showPart(frame, partId);
}

/** Lower edge of what is seen of the window; a zoomed window has no keyboard that could be told from the zoom. */
function seenBottom(): number {
  const { visualViewport: seen } = window;
  return seen && seen.scale <= 1.01 ? seen.offsetTop + seen.height : window.innerHeight;
}
