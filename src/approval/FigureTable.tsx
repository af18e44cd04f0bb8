import type { components } from '../../openapi/generated/types';
import { VersionText } from '../record/DifferenceTable';
import { characterDifferences } from '../record/character-differences';
import { Icon } from '../ui/Icon';
import { Table, Td, Th } from '../ui/Table';
import { requestText as text } from './text';

type ApprovalFigure = components['schemas']['ApprovalFigure'];

/** Changed figures: old, new, and the value in the project's facts. */
export function FigureTable({ figures }: { figures: readonly ApprovalFigure[] }) {
  return (
    <Table caption={text.figure} className="text-table">
      <thead>
        <tr>
          <Th>{text.figure}</Th>
          <Th>{text.live}</Th>
          <Th>{text.draft}</Th>
          <Th>{text.file}</Th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <FigureRow key={`${figure.blockKey} ${figure.label}`} figure={figure} />
        ))}
      </tbody>
    </Table>
  );
}

function FigureRow({ figure: { label, before, after, isSame, fact, source } }: { figure: ApprovalFigure }) {
  const marked = characterDifferences(before, after);
  return (
    <tr>
      <th scope="row" className="font-bold">
        {label}
      </th>
      <Td data-label={text.live}>
        <VersionText stretches={marked.before} as="del" none={text.none} />
      </Td>
      <Td data-label={text.draft}>
        <VersionText stretches={marked.after} as="ins" none={text.none} />
      </Td>
      <Td data-label={text.file}>
        {isSame === null ? (
          <span className="text-ink-soft">{text.notCompared}</span>
        ) : isSame ? (
          <span className="flex items-center gap-1.5 text-success">
            <Icon name="check" size={16} />
            {text.same}
          </span>
        ) : (
          <span className="flex items-center gap-1.5 text-warning-ink">
            <Icon name="warning" size={16} />
            {text.factIs(source || text.file, fact)}
          </span>
        )}
      </Td>
    </tr>
  );
}
