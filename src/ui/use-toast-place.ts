import { type RefObject, useEffect } from 'react';

/** Between a toast and what it must not cover. */
const gap = 8;

/**
 * Lifts the toasts over a list's pager, and lets the page scroll so far that no row stays beneath
 * those that wait to be closed (WCAG 2.4.11).
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, stays: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    let lift = 0;
    const place = () => {
      const pager = document.querySelector('[data-uncovered]');
      const own = element.getBoundingClientRect();
      root.style.setProperty(
        '--toast-room',
        stays && !root.hasAttribute('data-has-save-bar') ? `${own.height + 2 * gap}px` : '',
      );
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

/** How far toasts of this height, whose place ends at `bottom`, go up so that they end above the pager. */
export function liftOver(pager: { top: number; bottom: number }, height: number, bottom: number): number {
  const isCovered = height > 0 && pager.top < bottom + gap && pager.bottom > bottom - height - gap;
  return isCovered ? bottom + gap - pager.top : 0;
}
