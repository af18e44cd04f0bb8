import { offers } from '../api/features';
import { kindNames } from '../../openapi/generated/kinds';
import { ContentStatus, type TrashKind } from '../../openapi/generated/enums';
import type { ApiResult } from '../api/result';
import { afterDeletion } from './after-deletion';
import { BulkBar } from './BulkBar';
import type { BulkAction, BulkRow } from '../list/bulk-props';
import type { Selection } from '../list/selection';
import { listText } from '../list/text';
import { bulkText } from './text';

export interface ContentRow extends BulkRow {
  id: number;
  /** Undefined where a server does not tell it. */
  status?: ContentStatus | undefined;
}

/** How the rows of a content list are put online, taken offline, deleted, and brought back. */
export interface ContentCalls {
  /** What the rows are, as the trash calls it. */
  kind: TrashKind;
  setStatus: (body: { id: number; status: ContentStatus }) => Promise<ApiResult<unknown>>;
  remove: (target: { id: number }) => Promise<ApiResult<unknown>>;
  restore: (target: { id: number }) => Promise<ApiResult<unknown>>;
  /** Which of these can only be deleted by themselves. */
  findLive?: (rows: readonly ContentRow[]) => Promise<ApiResult<readonly number[]>>;
}

interface ContentBulkBarProps {
  items: readonly ContentRow[];
  selection: Selection;
  calls: ContentCalls;
  canEdit: boolean;
  canDelete: boolean;
}

/** The bar of a list of cases, articles or news. */
export function ContentBulkBar({ items, selection, calls, canEdit, canDelete }: ContentBulkBarProps) {
  const actions = [
    ...(canEdit ? [switchAction(calls, 'online'), switchAction(calls, 'offline')] : []),
    ...(canDelete ? [deleteAction(calls)] : []),
  ];
  return <BulkBar items={items} selection={selection} actions={actions} />;
}

/** Only rows in the other state are changed, so that is the one to go back to. */
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

/** True for the answer of a switch after which visitors see nothing for want of content. */
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
    ...(offers('trash') ? { undo: ({ id }) => restore({ id }) } : {}),
    subject: ({ id }) => `${kind}-${id}`,
    done: (count) => bulkText.done.delete(count, kindNames[kind]),
    question: {
      title: (count) => bulkText.deleteTitle(count, kindNames[kind]),
      description: afterDeletion(),
      ...(findLive ? { held: { find: findLive, ...bulkText.live } } : {}),
    },
  };
}
