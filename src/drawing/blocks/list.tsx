import type { PartType } from '../../../openapi/generated/enums';
import { memo } from 'react';
import { namedEntry } from '../characters-data';
import type { DrawnKind } from '../drawn-kind';
import { entriesOf, lengthOf } from '../measure';
import type { ListPart } from '../types';
import { Phrases } from '../typography';
import { unitsOf } from '../units';
import { UnitTable } from '../UnitTable';

export const listKind: DrawnKind<typeof PartType.list> = {
  isDrawn: (block) => entriesOf(block).length > 0,
  view: (block) => <ListBlock block={block} />,
};

/** A list: housing units and named entries as tables, else numbered, in columns when short (rule 7). */
const ListBlock = memo(function ListBlock({ block }: { block: ListPart }) {
  const units = unitsOf(block);
  if (units) return <UnitTable units={units} id={block.id} />;
  const entries = entriesOf(block);
  const named = entries.map((entry) => namedEntry.exec(entry));
  if (entries.length > 1 && named.every((match) => match !== null)) {
    return (
      <dl className={`list spec n${Math.min(entries.length, 9)}`} data-part-id={block.id}>
        {named.map(([, name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const isShort = Math.max(...entries.map(lengthOf)) <= 22;
  return (
    <ol
      className={`list items ${isShort ? 'short' : 'wordy'}${entries.length > 12 ? ' many' : ''}`}
      data-part-id={block.id}
    >
      {entries.map((entry, index) => (
        <li key={index}>
          <span>
            <Phrases>{entry}</Phrases>
          </span>
        </li>
      ))}
    </ol>
  );
});
