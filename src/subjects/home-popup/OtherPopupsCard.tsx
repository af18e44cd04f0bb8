import { linkOptions } from '@tanstack/react-router';
import { labels } from '../../../openapi/generated/labels';
import { deleteOtherPopup, restoreOtherPopup, updateOtherPopupStatus } from '../../api/generated/operations';
import { AddLink } from '../../records/list/AddLink';
import { actionsHead, RowLink } from '../../records/list/columns';
import { WholeListStatus } from '../../records/list/ListStatus';
import { RowActions } from '../../records/list/RowActions';
import { listText } from '../../records/list/text';
import { VisibleStateDot } from '../../records/list/VisibleStateDot';
import { StatusSwitch } from '../../records/record-actions/StatusSwitch';
import { useDeletion } from '../../records/record-actions/use-deletion';
import { scheduleText } from '../../base/time/text';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/EmptyState';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
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

const { columns } = listText;
const column = columnsOf<OtherPopup>();
const edit = (id: number) => linkOptions({ to: '/other-popup/edit/$id', params: { id: String(id) } });

function OtherPopupTable({ items, canEdit, onDelete }: OtherPopupTableProps) {
  return (
    <RecordTable
      caption={popupText.others}
      className="tablet:min-w-180"
      rows={items}
      columns={[
        column({ head: labels.IndexPopupInput.image, width: 94, card: 'hidden' }, ({ image }) => (
          <Thumb picture={image} alt="" />
        )),
        column({ head: columns.title, card: 'title' }, ({ id, title }) => (
          <RowLink {...edit(id)}>{title}</RowLink>
        )),
        column({ head: columns.status, width: 110, card: 'end' }, (popup) => (
          <StatusSwitch kind="otherPopup" row={popup} call={updateOtherPopupStatus} disabled={!canEdit} />
        )),
        column({ head: scheduleText.column, width: 220, card: 'start' }, (popup) => (
          <>
            <VisibleStateDot row={popup} />
            {popup.visibleState === 'online' && (
              <span className={classNames(rowDetailClass, 'pl-4')}>
                {popup.isShown ? popupText.shown : popupText.waits}
              </span>
            )}
          </>
        )),
        column({ ...actionsHead, width: 112 }, (popup) => (
          <RowActions
            name={popup.title}
            edit={canEdit && edit(popup.id)}
            canDelete={canEdit}
            onDelete={() => onDelete(popup)}
          />
        )),
      ]}
    />
  );
}
