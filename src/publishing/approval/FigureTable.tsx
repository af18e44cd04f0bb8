import type { components } from '../../../openapi/generated/types';
import { VersionText } from '../../records/record/DifferenceTable';
import { characterDifferences } from '../../records/record/character-differences';
import { Icon } from '../../ui/Icon';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { requestText as text } from './text';

const column = columnsOf<ApprovalFigure>();

type ApprovalFigure = components['schemas']['ApprovalFigure'];

/** Changed figures: old, new, and the value in the project's facts. */
export function FigureTable({ figures }: { figures: readonly ApprovalFigure[] }) {
  return (
    <RecordTable
      caption={text.figure}
      className="text-table"
      rows={figures}
      columns={[
        column({ head: text.figure, isRowHead: true, className: 'font-bold' }, ({ label }) => label),
        column({ head: text.live, isLabelled: true }, ({ before, after }) => (
          <VersionText stretches={characterDifferences(before, after).before} as="del" none={text.none} />
        )),
        column({ head: text.draft, isLabelled: true }, ({ before, after }) => (
          <VersionText stretches={characterDifferences(before, after).after} as="ins" none={text.none} />
        )),
        column({ head: text.file, isLabelled: true }, factComparison),
      ]}
    />
  );
}

/** Whether the project's facts have the same figure. */
function factComparison({ isSame, fact, source }: ApprovalFigure) {
  if (isSame === null) return <span className="text-ink-soft">{text.notCompared}</span>;
  return isSame ? (
    <span className="flex items-center gap-1.5 text-success">
      <Icon name="check" size={16} />
      {text.same}
    </span>
  ) : (
    <span className="flex items-center gap-1.5 text-warning-ink">
      <Icon name="warning" size={16} />
      {text.factIs(source || text.file, fact)}
    </span>
  );
}
