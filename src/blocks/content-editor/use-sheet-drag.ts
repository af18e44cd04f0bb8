import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { panelOf } from './use-sheet-room';

/** Below it a finger presses, as no finger is still. */
const still = 8;
const upFrom = 40;
const downFrom = 72;

/** Handler for the head of a sheet, which drags it up and down. */
export function useSheetDrag(
  head: RefObject<HTMLElement | null>,
  { onUp, onDown }: { onUp: () => void; onDown: () => void },
) {
  return ({ pointerId, clientY: from, isPrimary, button, currentTarget }: ReactPointerEvent) => {
    if (!isPrimary || button !== 0) return;
    let by = 0;
    let isMoving = false;
    const ending = new AbortController();
    const end = (isDropped: boolean) => {
      ending.abort();
      place(panelOf(head), 0);
      if (!isMoving || !isDropped) return;
      if (by > downFrom) onDown();
      if (by < -upFrom) onUp();
    };
    // A quick mouse is beside the head before its first move is told.
    const { signal } = ending;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      by = event.clientY - from;
      if (!isMoving && Math.abs(by) > still) {
        isMoving = true;
        // Its buttons are not pressed by what became a drag.
        currentTarget.setPointerCapture(pointerId);
      }
      if (isMoving) place(panelOf(head), Math.max(by, -upFrom));
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
  };
}

function place(panel: HTMLElement | null, by: number): void {
  if (panel) panel.style.translate = by === 0 ? '' : `0 ${by}px`;
}
