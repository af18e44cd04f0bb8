import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../base/calls/use-call';
import { CallDialog } from '../../records/record-actions/CallDialog';
import { SelectionFrame } from '../../records/record-actions/SelectionFrame';
import { isSoon } from '../../base/time/days-left';
import { Time } from '../../base/time/Time';
import { actionsHead } from '../../records/list/columns';
import { selectColumn } from '../../records/list/SelectCells';
import { useSelection } from '../../records/list/selection';
import { permissionOf } from '../../base/session/permissions';
import { useClaims, usePermission } from '../../base/session/session';
import { voidActions } from '../../base/messages/messages';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { fromNativeDate } from '../../ui/date-text';
import { IconButton } from '../../ui/IconButton';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass, rowTitleClass } from '../../ui/row-class';
import { Tag } from '../../ui/Tag';
import { Thumb } from '../../ui/Thumb';
import { trashText } from './text';
import { kinds } from '../../records/kinds/kinds';
import { trash } from '../../records/kinds/trash';
import { kindNames, kindUnits } from '../../../openapi/generated/kinds';
import { TrashBulkBar, type TrashItem, type TrashRow } from './TrashBulkBar';
import { commonText } from '../../base/navigation/text';

const { columns } = trashText;
const column = columnsOf<TrashRow>();

/** Deleted records with attached parts, author and remaining time. */
export function TrashTable({ items }: { items: readonly TrashItem[] }) {
  const claims = useClaims();
  const rows = items.map((item) => ({ id: `${item.kind}-${item.id}`, title: item.title, item }));
  const isAllowed = ({ item: { kind } }: TrashRow) => permissionOf(claims, kindUnits[kind])[trash[kind].may];
  const allowed = rows.filter(isAllowed);
  const selection = useSelection(allowed);
  return (
    <SelectionFrame selection={selection} bar={<TrashBulkBar items={allowed} selection={selection} />}>
      <RecordTable
        caption={trashText.list}
        className="tablet:min-w-225"
        rows={rows}
        columns={[
          selectColumn(selection, allowed, ({ title }) => title),
          column({ head: columns.kind, width: 96, card: 'side' }, ({ item }) => (
            <Tag>{kindNames[item.kind]}</Tag>
          )),
          column({ head: columns.title, card: 'title' }, ({ item }) => (
            <span className="flex items-center gap-3">
              <Thumb picture={item.cover} alt="" icon={kinds[item.kind].icon} />
              <span className="min-w-0">
                <span className={classNames(rowTitleClass(), 'max-tablet:whitespace-normal')}>
                  {item.title}
                </span>
                <span className={rowDetailClass}>{detailText(item)}</span>
              </span>
            </span>
          )),
          column(
            {
              head: columns.attached,
              width: 192,
              card: ({ item }) => (attachedText(item) ? 'line' : 'hidden'),
              className: 'text-ink-soft',
            },
            ({ item }) =>
              attachedText(item) || (item.kind === 'role' ? trashText.noAccounts : trashText.none),
          ),
          column(
            { head: columns.deleted, width: 160, card: 'start' },
            ({ item }) => <span className="block truncate">{item.deletedBy}</span>,
            ({ item }) => <Time at={item.deletedOn} />,
          ),
          column(
            {
              head: columns.left,
              width: 72,
              card: 'end',
              className: ({ item }) => (isSoon(item.daysLeft) ? 'font-bold text-danger' : undefined),
            },
            ({ item }) => trashText.daysLeft(item.daysLeft),
          ),
          column({ ...actionsHead, card: 'foot' }, ({ item }) => <TrashActions item={item} />),
        ]}
      />
    </SelectionFrame>
  );
}

/** Details that distinguish records of a kind. */
function detailText(item: TrashItem): string {
  const { kind, code, district, templateName, partCount, articleType, publishDate, claimCount } = item;
  const words = [
    templateName !== undefined && partCount !== undefined && trashText.template(templateName, partCount),
    code,
    district,
    articleType && trashText.articleTypes[articleType],
    publishDate && fromNativeDate(publishDate),
    kind === 'role' && claimCount !== undefined && trashText.claims(claimCount),
  ];
  return words.filter(Boolean).join('　');
}

/** Parts deleted together with a record; empty for none. */
function attachedText({ kind, siteName, themeCount = 0, partCount = 0, linkCount = 0 }: TrashItem): string {
  const site = siteName ? trashText.site(siteName) : themeCount > 0 && trashText.unnamedSite;
  const words = [
    site,
    themeCount > 0 && trashText.themes(themeCount),
    partCount > 0 && kind !== 'theme' && trashText.parts(partCount),
    linkCount > 0 && trashText.links(linkCount),
  ];
  return words.filter(Boolean).join(trashText.separator);
}

/** Restores a record, or purges it after a confirmation. */
function TrashActions({ item }: { item: TrashItem }) {
  const { id, kind, title } = item;
  const router = useRouter();
  const isAllowed = usePermission(kindUnits[kind])[trash[kind].may];
  const restoring = useCall();
  const [asks, setAsks] = useState(false);
  if (!isAllowed) return null;
  const attached = attachedText(item);
  const reload = () => {
    voidActions([`${kind}-${id}`]);
    return router.invalidate();
  };
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        busy={restoring.isBusy}
        busyLabel={trashText.restoring}
        aria-label={trashText.restoreOf(title)}
        onClick={() => void restoring.call(() => trash[kind].restore({ id }), reload)}
      >
        {trashText.restore}
      </Button>
      <IconButton icon="trash" label={trashText.purgeOf(title)} onClick={() => setAsks(true)} />
      {asks && (
        <CallDialog
          title={trashText.purgeTitle}
          description={trashText.purgeQuestion(title)}
          confirmLabel={trashText.purge}
          busyLabel={commonText.deleting}
          operation={() => trash[kind].purge({ id })}
          onDone={async () => {
            await reload();
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        >
          {attached && <p className="text-ink-soft">{trashText.purgeAttached(attached)}</p>}
        </CallDialog>
      )}
    </span>
  );
}
