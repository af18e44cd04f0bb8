import type { LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { ListName, SearchKind, TrashKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import { kinds } from '../kinds/kinds';
import { trash } from '../kinds/trash';
import { AddLink } from '../list/AddLink';
import { actionsHead, coverColumn, idColumn, RowLink, updatedColumn } from '../list/columns';
import type { DateRange } from '../list/date-range';
import type { ListCsv } from '../list/ExportButton';
import { ListCard, type ListCardProps } from '../list/ListCard';
import { RowActions } from '../list/RowActions';
import { filterKey } from '../list/list-search';
import { selectColumn } from '../list/SelectCells';
import { listText } from '../list/text';
import { VisibleStateDot } from '../list/VisibleStateDot';
import { usePermission } from '../../base/session/session';
import { scheduleText } from '../../base/time/text';
import { classNames } from '../../ui/class-names';
import { fromNativeDate } from '../../ui/date-text';
import { columnsOf, RecordTable } from '../../ui/RecordTable';
import { rowDetailClass } from '../../ui/row-class';
import { BulkPlace } from './BulkPlace';
import type { ContentCalls } from './ContentBulkBar';
import { StatusSwitch } from './StatusSwitch';
import { useDeletion } from './use-deletion';

type ContentRow = Pick<
  components['schemas']['NewsRow'],
  'id' | 'title' | 'cover' | 'publishDate' | 'status' | 'startOn' | 'endOn' | 'visibleState' | 'updateRecord'
>;

interface ContentListProps<TFilter>
  extends
    Omit<ListCardProps<TFilter>, 'add' | 'children' | 'csv' | 'icon' | 'list' | 'page'>,
    Pick<ContentCalls, 'remove' | 'setStatus'> {
  /** Kind with a list and a trash; gives icon, caption, links and permissions. */
  kind: SearchKind & TrashKind & ListName;
  page: ListCardProps<TFilter>['page'] & { items: readonly ContentRow[] };
  /** Label of the printed date. */
  dateLabel: string;
  /** Draws a link to the content of a row, for an empty one. */
  contentLink?: (id: number) => ReactNode;
  /** Requests the list as CSV. */
  exportCsv?: ListCsv['send'];
  /** Duplicates a row, for kinds that can be. */
  duplicate?: (id: number) => void;
  /** All rows that the filter finds. */
  findAll?: NonNullable<ComponentProps<typeof BulkPlace>['found']>['load'];
  /** Further bulk actions. */
  bulkMore?: ComponentProps<typeof BulkPlace>['more'];
  /** Link to the preview of a row, for kinds with a page. */
  previewOf?: (id: number) => LinkProps;
}

const { columns } = listText;
const column = columnsOf<ContentRow>();
const dateOf = ({ publishDate }: ContentRow) => fromNativeDate(publishDate);

/** List of dated content such as news: filter, bulk actions, table, actions of a row. */
export function ContentList<TFilter extends DateRange & { keyword?: string | undefined }>({
  kind,
  page,
  setStatus,
  remove,
  exportCsv,
  duplicate,
  previewOf,
  dateLabel,
  contentLink,
  findAll,
  bulkMore,
  ...card
}: ContentListProps<TFilter>) {
  const { icon, list, open, add } = kinds[kind];
  const { restore } = trash[kind];
  const { canCreate, canEdit, canDelete } = usePermission(kindUnits[kind]);
  const calls = { kind, setStatus, remove, restore };
  const deletion = useDeletion(kind, remove, restore);
  return (
    <>
      <ListCard
        {...card}
        list={kind}
        page={page}
        icon={icon}
        csv={exportCsv && { send: exportCsv, name: list.title }}
        add={canCreate && add && <AddLink to={add.to} />}
      >
        <BulkPlace
          {...{ items: page.items, calls, canEdit, canDelete, more: bulkMore }}
          found={findAll && { count: page.totalCount, filter: filterKey(card.search), load: findAll }}
        >
          {(selection) => (
            <RecordTable
              caption={list.title}
              className="tablet:min-w-265"
              rows={page.items}
              columns={[
                selection && selectColumn(selection, page.items, ({ title }) => title),
                idColumn(selection ? 40 : 64),
                coverColumn,
                column({ head: columns.title, card: 'title' }, ({ id, title }) => (
                  <RowLink {...open(id)}>{title}</RowLink>
                )),
                column({ head: dateLabel, width: 100, card: 'hidden' }, dateOf),
                column({ head: columns.status, width: 110, card: 'end' }, (row) => (
                  <StatusSwitch kind={kind} row={row} call={setStatus} disabled={!canEdit} />
                )),
                column({ head: scheduleText.column, width: 200, card: 'start' }, (row) => (
                  <>
                    <VisibleStateDot row={row} contentLink={contentLink?.(row.id)} />
                    <span className={classNames(rowDetailClass, 'tablet:hidden')}>
                      {dateLabel} {dateOf(row)}
                    </span>
                  </>
                )),
                updatedColumn,
                column(actionsHead, ({ id, title }) => (
                  <RowActions
                    name={title}
                    duplicate={canCreate && duplicate && (() => duplicate(id))}
                    canDelete={canDelete}
                    onDelete={() => deletion.ask({ id, name: title })}
                    preview={previewOf?.(id)}
                    edit={canEdit && open(id)}
                  />
                )),
              ]}
            />
          )}
        </BulkPlace>
      </ListCard>
      {deletion.dialog}
    </>
  );
}
