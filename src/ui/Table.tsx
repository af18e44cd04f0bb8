import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { rem } from './rem';
import { VisuallyHidden } from './VisuallyHidden';

interface TableProps extends ComponentProps<'table'> {
  /** Content of the table, for screen readers. */
  caption: string;
}

/** Table with fixed columns (widths on header cells) that scrolls sideways if too narrow. */
export function Table({ caption, className, children, ...props }: TableProps) {
  return (
    <div className="relative w-full overflow-x-auto print:overflow-visible">
      <table className={classNames('table', className)} {...props}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

interface ThProps extends ComponentProps<'th'> {
  /** Pixels at the usual text size; columns without a width share the rest. */
  width?: number;
  /** For self-explanatory columns, such as the row's buttons. */
  hideLabel?: boolean;
}

export function Th({ width, hideLabel, children, ...props }: ThProps) {
  return (
    <th scope="col" style={{ width: rem(width) }} {...props}>
      {hideLabel ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </th>
  );
}

/**
 * Place in a row's card on a phone: line 1 `select`, `title`, `side`, `actions`; line 2 `start`, `end`; below
 * `line`, `foot`. Default: its own line.
 */
type CardPlace = 'select' | 'title' | 'side' | 'actions' | 'start' | 'end' | 'line' | 'foot' | 'hidden';

interface TdProps extends ComponentProps<'td'> {
  card?: CardPlace | undefined;
}

/** Cell, at least 52 px high; use `rowTitleClass` and `rowDetailClass` for two lines. */
export function Td({ card, ...props }: TdProps) {
  return <td data-card={card} {...props} />;
}

const footer = classNames(
  'flex min-h-row flex-wrap items-center gap-x-6 gap-y-2 py-2 pr-4 pl-6 max-tablet:px-4',
  'text-table text-ink-soft print:hidden',
);

/** Line below a table: totals at the left, `Pager` at the right. */
export function TableFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(footer, className)} {...props} />;
}
