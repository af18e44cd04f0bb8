import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface FilterPanelProps extends ComponentProps<'form'> {
  /** Its button says `aria-expanded` and points here with `aria-controls`. */
  open: boolean;
  /** Clear and apply, at the right end. */
  actions: ReactNode;
}

/** A sunken form of filters that opens and closes inside a card; name it with `aria-label`. */
export function FilterPanel({ open, actions, className, children, ...props }: FilterPanelProps) {
  return (
    <form hidden={!open} className={classNames('filter-panel', className)} {...props}>
      {children}
      <div className="filter-panel-end">{actions}</div>
    </form>
  );
}
