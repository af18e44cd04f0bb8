import { StatusDot } from '../../ui/StatusDot';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import type { Import, ImportRow } from './import-loaders';
import { importedTexts, reasonWords } from './import-words';
import { importText as text } from './text';

const dots = { new: 'ok', changed: 'half', same: 'done', refused: 'empty' } as const;

/** Rows of the file with their verdicts. */
export function ImportRowTable({ record, items }: { record: Import; items: readonly ImportRow[] }) {
  const { columns } = text;
  return (
    <Table caption={text.rows}>
      <thead>
        <tr>
          <Th width={96}>{columns.row}</Th>
          <Th>{columns.said}</Th>
          <Th width={120}>{columns.verdict}</Th>
          <Th>{columns.reasons}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => {
          const [title = '', ...others] = importedTexts(row, record);
          return (
            <tr key={row.id}>
              <Td card="start">{text.place(row.place)}</Td>
              <Td card="title">
                <span className={rowTitleClass('normal')}>{title}</span>
                <span className={rowDetailClass}>{others.join(text.separator)}</span>
              </Td>
              <Td card="end">
                <StatusDot state={dots[row.verdict]}>{text.verdicts[row.verdict]}</StatusDot>
              </Td>
              <Td card="line">{reasonWords(row)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
