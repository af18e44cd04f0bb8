import { StatusDot } from '../../ui/StatusDot';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowTitleClass } from '../../ui/row-class';
import type { Import, ImportRow } from './import-loaders';
import { importedTexts, reasonWords } from './import-words';
import { MendRow } from './MendRow';
import { importText as text } from './text';

const dots = { new: 'ok', changed: 'half', same: 'done', refused: 'empty' } as const;

const { columns } = text;
const column = columnsOf<ImportRow>();

/** Rows of the file with their verdicts. */
export function ImportRowTable({ record, items }: { record: Import; items: readonly ImportRow[] }) {
  return (
    <RecordTable
      caption={text.rows}
      rows={items}
      columns={[
        column({ head: columns.row, width: 96, card: 'start' }, ({ place }) => text.place(place)),
        column(
          { head: columns.said, card: 'title' },
          (row) => <span className={rowTitleClass('normal')}>{importedTexts(row, record)[0]}</span>,
          (row) => importedTexts(row, record).slice(1).join(text.separator),
        ),
        column({ head: columns.verdict, width: 120, card: 'end' }, ({ verdict }) => (
          <StatusDot state={dots[verdict]}>{text.verdicts[verdict]}</StatusDot>
        )),
        column({ head: columns.reasons, card: 'line' }, (row) => (
          <span className="flex flex-wrap items-center gap-x-3">
            <span>{reasonWords(row)}</span>
            {row.verdict === 'refused' && record.state === 'checked' && record.mapping.length > 0 && (
              <MendRow record={record} row={row} />
            )}
          </span>
        )),
      ]}
    />
  );
}
