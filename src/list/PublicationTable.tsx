import type { ReactNode } from 'react';
import type { components } from '../../openapi/generated/types';
import { scheduleText } from '../time/text';
import { fromNativeDate } from '../ui/date-text';
import { Table, Td, Th } from '../ui/Table';
import { Thumb } from '../ui/Thumb';
import { idText } from './id-text';
import { SelectCell, SelectHead } from './SelectCells';
import { chosenRowClass, type Selection } from './selection';
import { listText } from './text';
import { UpdatedCell } from './UpdatedCell';
import { VisibleStateDot } from './VisibleStateDot';

type PublicationRow = Pick<
  components['schemas']['NewsRow'],
  'id' | 'title' | 'cover' | 'publishDate' | 'status' | 'startOn' | 'endOn' | 'visibleState' | 'updateRecord'
>;

interface PublicationTableProps<Row extends PublicationRow> {
  caption: string;
  /** Name of the date that is printed. */
  dateLabel: string;
  items: readonly Row[];
  /** The rows that are chosen, where something may be done to many at once. */
  selection?: Selection | undefined;
  /** The title as the link to the record; its class is `rowTitleClass()`. */
  renderTitle: (row: Row) => ReactNode;
  renderStatus: (row: Row) => ReactNode;
  /** Where blocks are added, for a row that has none. */
  renderContentLink?: (row: Row) => ReactNode;
  renderActions: (row: Row) => ReactNode;
}

const { columns } = listText;

/** The rows of articles or news. */
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
            <Td className="text-ink-soft">{idText(row.id)}</Td>
            <Td>
              <Thumb src={row.cover?.filePath} focus={row.cover} alt="" />
            </Td>
            <Td>{renderTitle(row)}</Td>
            <Td>{fromNativeDate(row.publishDate)}</Td>
            <Td>{renderStatus(row)}</Td>
            <Td>
              <VisibleStateDot row={row} contentLink={renderContentLink?.(row)} />
            </Td>
            <Td>
              <UpdatedCell {...row.updateRecord} />
            </Td>
            <Td>{renderActions(row)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
