import { classNames } from './class-names';

/**
 * What darkens the page behind a dialog or a sheet. The page stays where it is, without a lock that would take its
 * scrollbar away; Radix switches pointers off outside of its content, and then the wheel would reach the page.
 */
export const veilClass = classNames(
  'pointer-events-auto fixed inset-0 z-veil grid grid-cols-1 place-items-center',
  'overflow-auto overscroll-contain [scrollbar-width:none]',
  'animate-appear bg-veil',
);
