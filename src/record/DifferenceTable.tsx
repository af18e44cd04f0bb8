import { Table, Td, Th } from '../ui/Table';
import { Tag } from '../ui/Tag';
import type { Difference } from './difference';
import { recoveryText } from './text';

interface DifferenceTableProps {
  differences: readonly Difference[];
  caption: string;
  /** Heads of the two versions. */
  before: string;
  after: string;
}

/** Two versions side by side, only what differs: field by field, block by block. */
export function DifferenceTable({ differences, caption, before, after }: DifferenceTableProps) {
  if (differences.length === 0) return <p>{recoveryText.same}</p>;
  return (
    <Table caption={caption} className="difference">
      <thead>
        <tr>
          <Th width={160}>{recoveryText.field}</Th>
          <Th>{before}</Th>
          <Th>{after}</Th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ key, label, note, before: old, after: now }) => (
          <tr key={key}>
            <Td>
              <b className="block">{label}</b>
              {note && <Tag>{note}</Tag>}
            </Td>
            <Td data-label={before}>
              <Version text={old} />
            </Td>
            <Td data-label={after}>
              <Version text={now} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Version({ text }: { text: string }) {
  return text === '' ? (
    <span className="text-ink-soft">{recoveryText.none}</span>
  ) : (
    <span className="whitespace-pre-wrap break-words">{text}</span>
  );
}
