import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const footer = classNames(
  'flex min-h-row flex-wrap items-center gap-x-6 gap-y-2 py-2 pr-4 pl-6 max-tablet:px-4',
  'text-table text-ink-soft print:hidden',
);

/** Line below a table: totals at the left, `Pager` at the right. */
export function TableFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(footer, className)} {...props} />;
}
