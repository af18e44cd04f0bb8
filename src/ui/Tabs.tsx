import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The class of a link in `Tabs`; `aria-current="page"` (which router links set themselves) marks the open one. */
export const tabClass = 'tab';

/** A row of links that act as tabs; name it with `aria-label`. */
export function Tabs({ className, ...props }: ComponentProps<'nav'>) {
  return <nav className={classNames('tabs', className)} {...props} />;
}

/** The soft number after a tab's name. */
export function TabCount(props: ComponentProps<'span'>) {
  return <span className="tab-count" {...props} />;
}
