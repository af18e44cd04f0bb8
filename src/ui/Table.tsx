import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './VisuallyHidden';

interface TableProps extends ComponentProps<'table'> {
  /** What the table lists, for screen readers. */
  caption: string;
}

/** A table of fixed columns (give the widths on the head's cells) that scrolls sideways when its place is too narrow. */
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
  /** Pixels; the columns without a width share what is left. */
  width?: number;
  /** For columns whose content speaks for itself, as the row's buttons. */
  hideLabel?: boolean;
}

/** A column's head. */
export function Th({ width, hideLabel, children, ...props }: ThProps) {
  return (
    <th scope="col" style={width === undefined ? undefined : { width }} {...props}>
      {hideLabel ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </th>
  );
}

/**
 * Where a cell stands when a row is a card on a phone: first line `select`, `title`, `side`, `actions`; second line
 * `start`, `end`; below them `line` and `foot`; `hidden` not at all. A cell without a place is a line of its own.
 */
type CardPlace = 'select' | 'title' | 'side' | 'actions' | 'start' | 'end' | 'line' | 'foot' | 'hidden';

interface TdProps extends ComponentProps<'td'> {
  card?: CardPlace | undefined;
}

/** A cell, 52 px high at least; put `rowTitleClass` and `rowDetailClass` inside for two lines. */
export function Td({ card, ...props }: TdProps) {
  return <td data-card={card} {...props} />;
}

const footer = classNames(
  'flex min-h-row flex-wrap items-center gap-x-6 gap-y-2 py-2 pr-4 pl-6 max-tablet:px-4',
  'text-table text-ink-soft print:hidden',
);

/** The line below a table: totals at the left, `Pager` at the right. */
export function TableFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(footer, className)} {...props} />;
}
