import type { ReactNode } from 'react';
import { kindNames } from '../../../openapi/generated/kinds';
import { ContentStatus, type TrashKind } from '../../../openapi/generated/enums';
import type { ApiResult } from '../../api/result';
import { ifOffered } from '../../api/offered';
import { afterDeletion } from './after-deletion';
import { BulkBar } from './BulkBar';
import type { BulkAction, BulkRow, WholeList } from '../list/bulk-props';
import type { Selection } from '../list/selection';
import { listText } from '../list/text';
import { bulkText } from './text';

export interface ContentRow extends BulkRow {
  id: number;
  /** Undefined if the server omits it. */
  status?: ContentStatus | undefined;
}

/** Calls of a content list: online, offline, delete, restore. */
export interface ContentCalls {
  kind: TrashKind;
  setStatus: (body: { id: number; status: ContentStatus }) => Promise<ApiResult<unknown>>;
  remove: (target: { id: number }) => Promise<ApiResult<unknown>>;
  restore: (target: { id: number }) => Promise<ApiResult<unknown>>;
  /** Ids of rows that cannot be deleted in bulk. */
  findLive?: (rows: readonly ContentRow[]) => Promise<ApiResult<readonly number[]>>;
}

interface ContentBulkBarProps {
  items: readonly ContentRow[];
  selection: Selection;
  calls: ContentCalls;
  canEdit: boolean | undefined;
  canDelete: boolean;
  whole?: WholeList | undefined;
  /** Further actions on the selected rows. */
  more?: ((chosen: readonly ContentRow[], selection: Selection) => ReactNode) | undefined;
}

/** Bulk actions of cases, articles or news. */
export function ContentBulkBar(props: ContentBulkBarProps) {
  const { items, selection, calls, canEdit, canDelete, whole, more } = props;
  const actions = [
    ...(canEdit ? [switchAction(calls, 'online'), switchAction(calls, 'offline')] : []),
    ...(canDelete ? [deleteAction(calls)] : []),
  ];
  return (
    <BulkBar items={items} selection={selection} actions={actions} whole={whole}>
      {canEdit &&
        more?.(
          items.filter(({ id }) => selection.ids.has(id)),
          selection,
        )}
    </BulkBar>
  );
}

/** Changes only rows in the other state; the undo restores that state. */
function switchAction({ kind, setStatus }: ContentCalls, name: 'online' | 'offline'): BulkAction<ContentRow> {
  const other = name === 'online' ? ContentStatus.offline : ContentStatus.online;
  return {
    name,
    label: bulkText[name],
    changes: ({ status }) => status === other,
    call: ({ id }) => setStatus({ id, status: ContentStatus[name] }),
    undo: ({ id }) => setStatus({ id, status: other }),
    subject: ({ id }) => `${kind}-${id}/status`,
    done: (count) => bulkText.done[name](count, kindNames[kind]),
    warning: { isDue: isEmptyNow, text: (names) => bulkText.empty(names, kindNames[kind]) },
  };
}

/** True for an answer after which visitors see nothing because content is missing. */
export function isEmptyNow(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'visibleState' in answer &&
    answer.visibleState === 'empty'
  );
}

function deleteAction({ kind, remove, restore, findLive }: ContentCalls): BulkAction<ContentRow> {
  return {
    name: 'delete',
    label: listText.delete,
    icon: 'trash',
    call: ({ id }) => remove({ id }),
    ...ifOffered('trash', { undo: ({ id }: { id: number }) => restore({ id }) }),
    subject: ({ id }) => `${kind}-${id}`,
    done: (count) => bulkText.done.delete(count, kindNames[kind]),
    question: {
      title: (count) => bulkText.deleteTitle(count, kindNames[kind]),
      description: afterDeletion(),
      ...(findLive ? { excluded: { find: findLive, ...bulkText.live } } : {}),
    },
  };
}
