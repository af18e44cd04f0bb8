import { classNames } from './class-names';

/**
 * Overlay behind a dialog or sheet. It blocks scrolling without a lock, which would remove the scrollbar. Radix
 * disables only pointers outside its content, so the wheel would reach the page.
 */
export const veilClass = classNames(
  'pointer-events-auto fixed inset-0 z-veil grid grid-cols-1 place-items-center',
  'overflow-auto overscroll-contain [scrollbar-width:none]',
  'animate-appear bg-veil',
);
