import { CaseTab } from '../../../openapi/generated/enums';
import { actionsHead, coverColumn, idColumn, RowLink, updatedColumn } from '../../records/list/columns';
import { selectColumn } from '../../records/list/SelectCells';
import { VisibleStateDot } from '../../records/list/VisibleStateDot';
import { scheduleText } from '../../base/time/text';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import type { CaseCard } from './case-loaders';
import type { CaseItemsProps } from './CaseCards';
import { CaseContentLink } from './CaseContentLink';
import { CaseRowActions } from './CaseRowActions';
import { HighlightSwitch } from './HighlightSwitch';
import { caseText } from './text';

const columns = caseText.columns;
const column = columnsOf<CaseCard>();

/** The list as a table, with columns that cards omit. */
export function CaseTable({ items, tab, selection, canEdit, ...actions }: CaseItemsProps & { tab: CaseTab }) {
  return (
    <RecordTable
      caption={caseText.list}
      className="tablet:min-w-265"
      rows={items}
      columns={[
        selection && selectColumn(selection, items, ({ title }) => title),
        idColumn(selection ? 40 : 64),
        coverColumn,
        column(
          { head: columns.title, card: 'title' },
          ({ id, title }) => (
            <RowLink to="/case/edit/$id" params={{ id: String(id) }}>
              {title}
            </RowLink>
          ),
          ({ code, subtitle }) => (
            <>
              <span className="mr-3">{code}</span>
              {subtitle}
            </>
          ),
        ),
        column(
          { head: columns.district, width: 116, card: 'line' },
          ({ county, district }) => county + district,
        ),
        column({ head: scheduleText.column, width: 190, card: 'start' }, (item) => (
          <VisibleStateDot row={item} contentLink={<CaseContentLink id={item.id} />} />
        )),
        tab !== CaseTab.soldOut &&
          column({ head: columns.highlight, width: 140, card: 'end' }, ({ id, title, isHighlight }) => (
            <HighlightSwitch caseId={id} title={title} value={isHighlight} disabled={!canEdit} />
          )),
        updatedColumn,
        column(actionsHead, (item) => <CaseRowActions item={item} canEdit={canEdit} {...actions} />),
      ]}
    />
  );
}
