import { Link, type LinkProps } from '@tanstack/react-router';
import type { SearchKind, TrashKind } from '../../openapi/generated/enums';
import { kindUnits } from '../../openapi/generated/kinds';
import { kinds } from '../kinds/kinds';
import { trash } from '../kinds/trash';
import { AddLink } from '../list/AddLink';
import type { DateRange } from '../list/date-range';
import type { ListCsv } from '../list/ExportButton';
import { ListCard, type ListCardProps } from '../list/ListCard';
import { type PublicationRow, PublicationTable, type PublicationTableProps } from '../list/PublicationTable';
import { RowActions } from '../list/RowActions';
import { usePermission } from '../session/session';
import { rowTitleClass } from '../ui/row-class';
import { BulkPlace } from './BulkPlace';
import type { ContentCalls } from './ContentBulkBar';
import { StatusSwitch } from './StatusSwitch';
import { useDeletion } from './use-deletion';

interface ContentListProps<TFilter, Row extends PublicationRow>
  extends
    Omit<ListCardProps<TFilter>, 'add' | 'children' | 'csv' | 'icon' | 'page'>,
    Pick<PublicationTableProps<Row>, 'dateLabel' | 'renderContentLink'>,
    Pick<ContentCalls, 'remove' | 'setStatus'> {
  /** Kind with a list and a trash; gives icon, caption, links and permissions. */
  kind: SearchKind & TrashKind;
  page: ListCardProps<TFilter>['page'] & { items: readonly Row[] };
  /** Requests the list as CSV. */
  exportCsv?: ListCsv['send'];
  /** Duplicates a row, for kinds that can be. */
  duplicate?: (id: number) => void;
  /** Link to the preview of a row, for kinds with a page. */
  previewOf?: (id: number) => LinkProps;
}

/** List of dated content such as news: filter, bulk actions, table, actions of a row. */
export function ContentList<
  TFilter extends DateRange & { keyword?: string | undefined },
  Row extends PublicationRow,
>({
  kind,
  page,
  setStatus,
  remove,
  exportCsv,
  duplicate,
  previewOf,
  dateLabel,
  renderContentLink,
  ...card
}: ContentListProps<TFilter, Row>) {
  const { icon, list, open, add } = kinds[kind];
  const { restore } = trash[kind];
  const { canCreate, canEdit, canDelete } = usePermission(kindUnits[kind]);
  const calls = { kind, setStatus, remove, restore };
  const deletion = useDeletion(kind, remove, restore);
  return (
    <>
      <ListCard
        {...card}
        page={page}
        icon={icon}
        csv={exportCsv && { send: exportCsv, name: list.title }}
        add={canCreate && add && <AddLink to={add.to} />}
      >
        <BulkPlace {...{ items: page.items, calls, canEdit, canDelete }}>
          {(selection) => (
            <PublicationTable
              caption={list.title}
              dateLabel={dateLabel}
              items={page.items}
              selection={selection}
              renderTitle={({ id, title }) => (
                <Link {...open(id)} className={rowTitleClass()}>
                  {title}
                </Link>
              )}
              renderStatus={(row) => (
                <StatusSwitch kind={kind} row={row} call={setStatus} disabled={!canEdit} />
              )}
              renderContentLink={renderContentLink}
              renderActions={({ id, title }) => (
                <RowActions
                  name={title}
                  duplicate={canCreate && duplicate && (() => duplicate(id))}
                  canDelete={canDelete}
                  onDelete={() => deletion.ask({ id, name: title })}
                  preview={previewOf?.(id)}
                  edit={canEdit && open(id)}
                />
              )}
            />
          )}
        </BulkPlace>
      </ListCard>
      {deletion.dialog}
    </>
  );
}
