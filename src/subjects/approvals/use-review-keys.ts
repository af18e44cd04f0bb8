import { useWindowKey } from '../../ui/use-window-key';

export interface ReviewKeys {
  /** Goes to the next (1) or previous (-1) block. */
  step: (by: 1 | -1) => void;
  seen: () => void;
  comment: () => void;
  approve: () => void;
  change: () => void;
}

/** Single keys of a review; active only while no field is focused and no dialog is open. */
export function useReviewKeys(isOn: boolean, keys: ReviewKeys): void {
  useWindowKey((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || isTyping(event.target)) return;
    if (document.querySelector('[role=dialog]')) return;
    const action = {
      j: () => keys.step(1),
      k: () => keys.step(-1),
      v: keys.seen,
      c: keys.comment,
      a: keys.approve,
      r: keys.change,
    }[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  }, isOn);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}
