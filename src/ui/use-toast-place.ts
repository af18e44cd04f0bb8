import { type RefObject, useEffect } from 'react';

/** Distance between a toast and protected elements. */
const gap = 8;

/**
 * Lifts toasts above a list's pager or the buttons of a dialog, and extends the page so that permanent ones hide no row
 * (WCAG 2.4.11).
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, stays: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    let lift = 0;
    const place = () => {
      // A dialog is added last, and lies over the pager.
      const kept = [...document.querySelectorAll('[data-uncovered]')].at(-1);
      if (kept?.parentElement) observer.observe(kept.parentElement);
      const own = element.getBoundingClientRect();
      root.style.setProperty('--toast-room', stays ? `${own.height + 2 * gap}px` : '');
      lift = kept ? liftOver(kept.getBoundingClientRect(), own, own.bottom + lift) : 0;
      element.style.translate = lift > 0 ? `0 ${-lift}px` : '';
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    observer.observe(document.body);
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      dialogs.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
      root.style.removeProperty('--toast-room');
      element.style.translate = '';
    };
  }, [region, stays]);
}

type Sides = Pick<DOMRect, 'left' | 'right'>;

/** Offset by which toasts that would end at `bottom` stay above what they may not cover. */
export function liftOver(
  kept: Sides & Pick<DOMRect, 'top' | 'bottom'>,
  toasts: Sides & Pick<DOMRect, 'height'>,
  bottom: number,
): number {
  const isBeside = kept.right + gap <= toasts.left || kept.left - gap >= toasts.right;
  const isCovered =
    !isBeside && toasts.height > 0 && kept.top < bottom + gap && kept.bottom > bottom - toasts.height - gap;
  return isCovered ? bottom + gap - kept.top : 0;
}
