import { Link } from '@tanstack/react-router';
import { labels } from '../../../openapi/generated/labels';
import { deleteOtherPopup, restoreOtherPopup, updateOtherPopupStatus } from '../../api/generated/operations';
import { AddLink } from '../../list/AddLink';
import { WholeListStatus } from '../../list/ListStatus';
import { RowActions } from '../../list/RowActions';
import { listText } from '../../list/text';
import { VisibleStateDot } from '../../list/VisibleStateDot';
import { StatusSwitch } from '../../record-actions/StatusSwitch';
import { useDeletion } from '../../record-actions/use-deletion';
import { scheduleText } from '../../time/text';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Table, Td, Th } from '../../ui/Table';
import { Thumb } from '../../ui/Thumb';
import type { OtherPopup, OtherPopups } from './popup-loaders';
import { popupText } from './text';

/** Popups besides the first, and the rule that selects the shown one. */
export function OtherPopupsCard({
  others: { items, limit, shownTitle },
  canEdit,
}: {
  others: OtherPopups;
  canEdit: boolean;
}) {
  const deletion = useDeletion('otherPopup', deleteOtherPopup, restoreOtherPopup);
  return (
    <Card className="mt-6">
      <WholeListStatus count={items.length} none={popupText.noOthers} />
      <div className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-3 max-tablet:px-4">
        <div className="min-w-0 flex-1">
          <h2>{popupText.others}</h2>
          {items.length > 0 && <p className="mt-1 text-table font-bold">{popupText.now(shownTitle)}</p>}
          <p className="mt-1 text-table text-ink-soft">{popupText.rule}</p>
        </div>
        {canEdit && (
          <AddLink
            to="/other-popup/add"
            room={{ count: items.length, max: limit, unit: popupText.measure }}
          />
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState icon="popup" title={popupText.noOthers} />
      ) : (
        <OtherPopupTable
          items={items}
          canEdit={canEdit}
          onDelete={({ id, title }) => deletion.ask({ id, name: title })}
        />
      )}
      {deletion.dialog}
    </Card>
  );
}

interface OtherPopupTableProps {
  items: readonly OtherPopup[];
  canEdit: boolean;
  onDelete: (popup: OtherPopup) => void;
}

function OtherPopupTable({ items, canEdit, onDelete }: OtherPopupTableProps) {
  const { columns } = listText;
  return (
    <Table caption={popupText.others} className="tablet:min-w-180">
      <thead>
        <tr>
          <Th width={94}>{labels.IndexPopupInput.image}</Th>
          <Th>{columns.title}</Th>
          <Th width={110}>{columns.status}</Th>
          <Th width={220}>{scheduleText.column}</Th>
          <Th width={112} hideLabel>
            {columns.actions}
          </Th>
        </tr>
      </thead>
      <tbody>
        {items.map((popup) => {
          const edit = { to: '/other-popup/edit/$id', params: { id: String(popup.id) } } as const;
          return (
            <tr key={popup.id}>
              <Td card="hidden">
                <Thumb picture={popup.image} alt="" />
              </Td>
              <Td card="title">
                <Link {...edit} className={rowTitleClass()}>
                  {popup.title}
                </Link>
              </Td>
              <Td card="end">
                <StatusSwitch
                  kind="otherPopup"
                  row={popup}
                  call={updateOtherPopupStatus}
                  disabled={!canEdit}
                />
              </Td>
              <Td card="start">
                <VisibleStateDot row={popup} />
                {popup.visibleState === 'online' && (
                  <span className={classNames(rowDetailClass, 'pl-4')}>
                    {popup.isShown ? popupText.shown : popupText.waits}
                  </span>
                )}
              </Td>
              <Td card="actions">
                <RowActions
                  name={popup.title}
                  edit={canEdit && edit}
                  canDelete={canEdit}
                  onDelete={() => onDelete(popup)}
                />
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
