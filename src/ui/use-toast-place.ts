import { type RefObject, useEffect } from 'react';

/** Between a toast and what it must not cover. */
const gap = 8;

/**
 * Lifts the toasts over the line below a list, with its pager, and lets the page scroll so far that no row stays beneath
 * those that wait to be closed (WCAG 2.4.11).
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, stays: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    let lift = 0;
    const place = () => {
      const footer = document.querySelector('[data-uncovered]');
      const own = element.getBoundingClientRect();
      root.style.setProperty('--toast-room', footer && stays ? `${own.height + 2 * gap}px` : '');
      lift = footer ? liftOver(footer.getBoundingClientRect(), own.height, own.bottom + lift) : 0;
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

/** How far toasts of this height, whose place ends at `bottom`, go up so that they end above the footer. */
export function liftOver(footer: { top: number; bottom: number }, height: number, bottom: number): number {
  const isCovered = height > 0 && footer.top < bottom + gap && footer.bottom > bottom - height - gap;
  return isCovered ? bottom + gap - footer.top : 0;
}
