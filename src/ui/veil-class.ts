import { classNames } from './class-names';

/**
 * Overlay of a dialog or sheet. Stops scrolling itself: a lock would remove the scrollbar, and Radix lets the
 * wheel reach the page.
 */
export const veilClass = classNames(
  'pointer-events-auto fixed inset-0 z-veil grid grid-cols-1 place-items-center',
  'overflow-auto overscroll-contain [scrollbar-width:none]',
  'animate-appear bg-veil',
);
