import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

const base = classNames(
  'print:hidden flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line bg-sunken px-6 pt-3 pb-4',
  'animate-appear',
  'max-tablet:px-4 max-tablet:*:grow max-tablet:*:basis-full',
);

interface FilterPanelProps extends ComponentProps<'form'> {
  /** Its button has `aria-expanded` and `aria-controls`. */
  open: boolean;
  /** Clear and apply, at the right end. */
  actions: ReactNode;
  /** Line below the fields. */
  note?: ReactNode;
}

/** Collapsible form of filters in a card; name it with `aria-label`. */
export function FilterPanel({ open, actions, note, className, children, ...props }: FilterPanelProps) {
  return (
    <form hidden={!open} className={classNames(base, className)} {...props}>
      {children}
      <div className="ml-auto flex gap-2 max-tablet:buttons:flex-1">{actions}</div>
      {note}
    </form>
  );
}
