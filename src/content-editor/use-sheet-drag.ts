import { type PointerEvent, type RefObject, useRef } from 'react';
import { panelOf } from './use-sheet-room';

interface Drag {
  id: number;
  from: number;
  /** Pixels; negative is up. */
  by: number;
  isMoving: boolean;
}

/** Below it a finger presses, as no finger is still. */
const still = 8;
const upFrom = 40;
const downFrom = 72;

/** Handlers of the head of a sheet, which drag it up and down. */
export function useSheetDrag(
  head: RefObject<HTMLElement | null>,
  { onUp, onDown }: { onUp: () => void; onDown: () => void },
) {
  const drag = useRef<Drag | null>(null);
  const end = (isDropped: boolean) => {
    const { current } = drag;
    drag.current = null;
    place(panelOf(head), 0);
    if (!current?.isMoving || !isDropped) return;
    if (current.by > downFrom) onDown();
    if (current.by < -upFrom) onUp();
  };
  return {
    onPointerDown({ pointerId: id, clientY: from, isPrimary, button }: PointerEvent) {
      if (isPrimary && button === 0) drag.current = { id, from, by: 0, isMoving: false };
    },
    onPointerMove({ pointerId, clientY, currentTarget }: PointerEvent) {
      const { current } = drag;
      if (current?.id !== pointerId) return;
      current.by = clientY - current.from;
      if (!current.isMoving && Math.abs(current.by) > still) {
        current.isMoving = true;
        // Its buttons are not pressed by what became a drag.
        currentTarget.setPointerCapture(pointerId);
      }
      if (current.isMoving) place(panelOf(head), Math.max(current.by, -upFrom));
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}

function place(panel: HTMLElement | null, by: number): void {
  if (panel) panel.style.translate = by === 0 ? '' : `0 ${by}px`;
}
