import { Link } from '@tanstack/react-router';
import { CaseTab } from '../../../openapi/generated/enums';
import { idText } from '../../list/id-text';
import { SelectCell, SelectHead } from '../../list/SelectCells';
import { chosenRowClass } from '../../list/selection';
import { UpdatedCell } from '../../list/UpdatedCell';
import { VisibleStateDot } from '../../list/VisibleStateDot';
import { scheduleText } from '../../time/text';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import { Thumb } from '../../ui/Thumb';
import type { CaseItemsProps } from './CaseCards';
import { CaseContentLink } from './CaseContentLink';
import { CaseRowActions } from './CaseRowActions';
import { HighlightSwitch } from './HighlightSwitch';
import { caseText } from './text';

const columns = caseText.columns;

/** The list as a table, with columns that cards omit. */
export function CaseTable({ items, tab, selection, canEdit, ...actions }: CaseItemsProps & { tab: CaseTab }) {
  const hasSwitch = tab !== CaseTab.soldOut;
  return (
    <Table caption={caseText.list} className="tablet:min-w-265">
      <thead>
        <tr>
          {selection && <SelectHead selection={selection} items={items} />}
          <Th width={selection ? 40 : 64}>{columns.id}</Th>
          <Th width={70}>{columns.cover}</Th>
          <Th>{columns.title}</Th>
          <Th width={116}>{columns.district}</Th>
          <Th width={190}>{scheduleText.column}</Th>
          {hasSwitch && <Th width={140}>{columns.highlight}</Th>}
          <Th width={150}>{columns.updated}</Th>
          <Th width={176} hideLabel>
            {columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id} className={chosenRowClass(selection, item.id)}>
            {selection && <SelectCell selection={selection} row={item} />}
            <Td card="hidden" className="text-ink-soft">
              {idText(item.id)}
            </Td>
            <Td card="hidden">
              <Thumb picture={item.cover} alt="" />
            </Td>
            <Td card="title">
              <Link to="/case/edit/$id" params={{ id: String(item.id) }} className={rowTitleClass()}>
                {item.title}
              </Link>
              <span className={rowDetailClass}>
                <span className="mr-3">{item.code}</span>
                {item.subtitle}
              </span>
            </Td>
            <Td card="line">
              {item.county}
              {item.district}
            </Td>
            <Td card="start">
              <VisibleStateDot row={item} contentLink={<CaseContentLink id={item.id} />} />
            </Td>
            {hasSwitch && (
              <Td card="end">
                <HighlightSwitch
                  caseId={item.id}
                  title={item.title}
                  value={item.isHighlight}
                  disabled={!canEdit}
                />
              </Td>
            )}
            <Td card="hidden">
              <UpdatedCell {...item.updateRecord} />
            </Td>
            <Td card="actions">
              <CaseRowActions item={item} canEdit={canEdit} {...actions} />
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
