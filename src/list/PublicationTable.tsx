import type { ReactNode } from 'react';
import type { components } from '../../openapi/generated/types';
import { scheduleText } from '../time/text';
import { fromNativeDate } from '../ui/date-text';
import { classNames } from '../ui/class-names';
import { rowDetailClass } from '../ui/row-class';
import { Table, Td, Th } from '../ui/Table';
import { Thumb } from '../ui/Thumb';
import { idText } from './id-text';
import { SelectCell, SelectHead } from './SelectCells';
import { chosenRowClass, type Selection } from './selection';
import { listText } from './text';
import { UpdatedCell } from './UpdatedCell';
import { VisibleStateDot } from './VisibleStateDot';

export type PublicationRow = Pick<
  components['schemas']['NewsRow'],
  'id' | 'title' | 'cover' | 'publishDate' | 'status' | 'startOn' | 'endOn' | 'visibleState' | 'updateRecord'
>;

export interface PublicationTableProps<Row extends PublicationRow> {
  caption: string;
  /** Label of the printed date. */
  dateLabel: string;
  items: readonly Row[];
  /** Selected rows, if there are bulk actions. */
  selection?: Selection | undefined;
  /** Renders the title as link to the record, with class `rowTitleClass()`. */
  renderTitle: (row: Row) => ReactNode;
  renderStatus: (row: Row) => ReactNode;
  /** Renders a link to the content tab, for an empty row. */
  renderContentLink?: ((row: Row) => ReactNode) | undefined;
  renderActions: (row: Row) => ReactNode;
}

const { columns } = listText;

/** Rows of articles or news. */
export function PublicationTable<Row extends PublicationRow>({
  caption,
  dateLabel,
  items,
  selection,
  renderTitle,
  renderStatus,
  renderContentLink,
  renderActions,
}: PublicationTableProps<Row>) {
  return (
    <Table caption={caption} className="tablet:min-w-265">
      <thead>
        <tr>
          {selection && <SelectHead selection={selection} items={items} />}
          <Th width={selection ? 40 : 64}>{columns.id}</Th>
          <Th width={70}>{columns.cover}</Th>
          <Th>{columns.title}</Th>
          <Th width={100}>{dateLabel}</Th>
          <Th width={110}>{columns.status}</Th>
          <Th width={200}>{scheduleText.column}</Th>
          <Th width={150}>{columns.updated}</Th>
          <Th width={176} hideLabel>
            {columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={row.id} className={chosenRowClass(selection, row.id)}>
            {selection && <SelectCell selection={selection} row={row} />}
            <Td card="hidden" className="text-ink-soft">
              {idText(row.id)}
            </Td>
            <Td card="hidden">
              <Thumb picture={row.cover} alt="" />
            </Td>
            <Td card="title">{renderTitle(row)}</Td>
            <Td card="hidden">{fromNativeDate(row.publishDate)}</Td>
            <Td card="end">{renderStatus(row)}</Td>
            <Td card="start">
              <VisibleStateDot row={row} contentLink={renderContentLink?.(row)} />
              <span className={classNames(rowDetailClass, 'tablet:hidden')}>
                {dateLabel} {fromNativeDate(row.publishDate)}
              </span>
            </Td>
            <Td card="hidden">
              <UpdatedCell {...row.updateRecord} />
            </Td>
            <Td card="actions">{renderActions(row)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
