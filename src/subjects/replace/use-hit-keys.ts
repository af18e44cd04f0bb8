import { useWindowKey } from '../../ui/use-window-key';
import { useSingleKeys } from '../../base/session/single-keys';

const hits = 'input[data-hit]';

/** J and K go to the next and the previous hit, Shift Space ticks the whole record of the focused one. */
export function useHitKeys(): void {
  const areSingleKeysOn = useSingleKeys();
  useWindowKey((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    const focused = event.target instanceof HTMLElement ? event.target : null;
    if (event.key === ' ' && event.shiftKey) {
      const whole =
        focused?.matches(hits) && focused.closest('[data-record]')?.querySelector('input[data-whole]');
      if (!(whole instanceof HTMLInputElement)) return;
      event.preventDefault();
      whole.click();
      return;
    }
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step === undefined || !areSingleKeysOn || isTyping(focused)) return;
    const all = [...document.querySelectorAll<HTMLInputElement>(hits)];
    const now = all.findIndex((each) => each === focused);
    const next = all[now < 0 ? (step > 0 ? 0 : all.length - 1) : now + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

const isTyping = (target: HTMLElement | null) =>
  target !== null &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));
