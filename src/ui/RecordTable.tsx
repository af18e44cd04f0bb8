import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { Feature } from '../../openapi/generated/enums';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { rem } from './rem';
import { rowDetailClass } from './row-class';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * Place in a row's card on a phone: line 1 `select`, `title`, `side`, `actions`; line 2 `start`, `end`; below
 * `line`, `foot`. Default: its own line.
 */
type CardPlace = 'select' | 'title' | 'side' | 'actions' | 'start' | 'end' | 'line' | 'foot' | 'hidden';

/** A column: its heading, its cells, and their place in a row's card on a phone. */
export interface Column<Row> {
  head: string;
  /** Replaces the text of the heading. */
  heading?: ReactNode;
  /** For self-explanatory columns, such as the row's buttons: only screen readers get the heading. */
  hidesHead?: boolean;
  /** Order of the rows by this column, if it can be sorted. */
  sorted?: 'ascending' | 'descending' | 'none';
  /** Pixels at the usual text size; columns without a width share the rest. */
  width?: number;
  card?: CardPlace | ((row: Row) => CardPlace);
  /** Shows the heading at the cell on a phone, where the header is hidden. */
  isLabelled?: boolean;
  className?: string | ((row: Row) => string | undefined);
  /** Content; without it, the cell has only the button that shows what is below the row. */
  cell?: (row: Row) => ReactNode;
  /** Smaller second line of the cell. */
  detail?: (row: Row) => ReactNode;
  /** Names the row. */
  isRowHead?: boolean;
  /** Part of the server to which the column belongs. */
  feature?: Feature;
}

type Place<Row> = Omit<Column<Row>, 'cell' | 'detail'>;
type Content<Row> = (row: Row) => ReactNode;

/** Makes columns of one type of row: heading and place, content, second line. */
export const columnsOf =
  <Row,>() =>
  (place: Place<Row>, cell: Content<Row>, detail?: Content<Row>): Column<Row> => ({
    ...place,
    cell,
    ...(detail && { detail }),
  });

type Columns<Row> = readonly (Column<Row> | false | undefined)[];

interface RecordRowsProps<Row> {
  /** Their `id`, or else their position, is the key. */
  rows: readonly Row[];
  columns: Columns<NoInfer<Row>>;
  rowClass?: ((row: Row) => string | undefined) | undefined;
  /** Content below a row over all columns. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** Label of a button in the last column that shows and hides what is `below`. */
  toggleLabel?: ((row: Row, isOpen: boolean) => string) | undefined;
}

interface TableProps extends ComponentProps<'table'> {
  /** Content of the table, for screen readers. */
  caption: string;
}

/** Records as a table, on a phone as cards, by the same columns. */
export function RecordTable<Row extends object>({
  rows,
  columns,
  rowClass,
  below,
  toggleLabel,
  ...table
}: TableProps & RecordRowsProps<Row>) {
  return (
    <Table {...table}>
      <RecordRows {...{ rows, columns, rowClass, below, toggleLabel }} />
    </Table>
  );
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

/** Header and rows of a table that has several groups of rows. */
export function RecordRows<Row extends object>({ rows, columns, ...props }: RecordRowsProps<Row>) {
  const shown = columns.filter((column) => column !== undefined && column !== false);
  return (
    <>
      <thead>
        <tr>
          {shown.map(({ head, heading = head, hidesHead, sorted, width, card }, index) => (
            <th
              key={index}
              scope="col"
              aria-sort={sorted}
              data-card={card === 'select' ? card : undefined}
              style={{ width: rem(width) }}
            >
              {hidesHead ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <RecordRow key={'id' in row ? String(row.id) : index} row={row} columns={shown} {...props} />
        ))}
      </tbody>
    </>
  );
}

interface RecordRowProps<Row> extends Omit<RecordRowsProps<Row>, 'rows' | 'columns'> {
  row: Row;
  columns: readonly Column<Row>[];
}

function RecordRow<Row>({ row, columns, rowClass, below, toggleLabel }: RecordRowProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const content = (!toggleLabel || isOpen) && below?.(row);
  const toggle = toggleLabel && (
    <IconButton
      size="sm"
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      label={toggleLabel(row, isOpen)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    />
  );
  return (
    <>
      <tr className={rowClass?.(row)}>
        {columns.map((column, index) => (
          <Cell key={index} row={row} column={column}>
            {column === columns.at(-1) && toggle}
          </Cell>
        ))}
      </tr>
      {content && (
        <tr id={id}>
          <td colSpan={columns.length} className={toggle && 'bg-hover'}>
            {content}
          </td>
        </tr>
      )}
    </>
  );
}

interface CellProps<Row> {
  row: Row;
  column: Column<Row>;
  children: ReactNode;
}

/** Cell, at least 52 px high. */
function Cell<Row>({ row, column, children }: CellProps<Row>) {
  const { head, card, className, isLabelled, isRowHead, cell, detail } = column;
  const Tag = isRowHead ? 'th' : 'td';
  const second = detail?.(row);
  return (
    <Tag
      scope={isRowHead ? 'row' : undefined}
      data-card={typeof card === 'function' ? card(row) : card}
      data-label={isLabelled ? head : undefined}
      className={typeof className === 'function' ? className(row) : className}
    >
      {cell?.(row)}
      {second && <span className={rowDetailClass}>{second}</span>}
      {children}
    </Tag>
  );
}
