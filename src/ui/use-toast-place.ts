import { type RefObject, useEffect } from 'react';

/** Distance between a toast and protected elements. */
const gap = 8;

/** Lifts toasts above a list's pager, and extends the page so that permanent ones hide no row (WCAG 2.4.11). */
export function useToastPlace(region: RefObject<HTMLElement | null>, stays: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    let lift = 0;
    const place = () => {
      const pager = document.querySelector('[data-uncovered]');
      const own = element.getBoundingClientRect();
      root.style.setProperty('--toast-room', stays ? `${own.height + 2 * gap}px` : '');
      lift = pager ? liftOver(pager.getBoundingClientRect(), own.height, own.bottom + lift) : 0;
      element.style.translate = lift > 0 ? `0 ${-lift}px` : '';
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
      root.style.removeProperty('--toast-room');
      element.style.translate = '';
    };
  }, [region, stays]);
}

/** Offset by which toasts of this height, ending at `bottom`, stay above the pager. */
export function liftOver(pager: { top: number; bottom: number }, height: number, bottom: number): number {
  const isCovered = height > 0 && pager.top < bottom + gap && pager.bottom > bottom - height - gap;
  return isCovered ? bottom + gap - pager.top : 0;
}
