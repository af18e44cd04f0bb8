import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** Class of a link in `Tabs`; `aria-current="page"`, set by router links, marks the open one. */
export const tabClass = classNames(
  'relative flex h-full items-center gap-2 whitespace-nowrap text-ink-soft hover:text-ink',
  'focus-visible:rounded-tag focus-visible:-outline-offset-4',
  'chosen:font-bold chosen:text-ink chosen:after:absolute chosen:after:inset-x-0',
  'chosen:after:bottom-0 chosen:after:h-0.5 chosen:after:bg-primary',
);

/** Row of links as tabs; name it with `aria-label`. */
export function Tabs({ className, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      className={classNames(
        'flex gap-7 overflow-x-auto overflow-y-hidden [scrollbar-width:none] soft:h-tabs',
        className,
      )}
      {...props}
    />
  );
}

/** Count after a tab's name, highlighted for hits. */
export function TabCount({ isHit, ...props }: ComponentProps<'span'> & { isHit?: boolean }) {
  return (
    <span
      className={isHit ? 'text-caption font-bold text-accent-ink' : 'text-caption font-normal text-ink-soft'}
      {...props}
    />
  );
}
