import { BulkBar } from '../../records/record-actions/BulkBar';
import type { BulkAction } from '../../records/list/bulk-props';
import type { Selection } from '../../records/list/selection';
import { trashText } from './text';
import type { components } from '../../../openapi/generated/types';
import { trash } from '../../records/kinds/trash';

export type TrashItem = components['schemas']['TrashItem'];

/** Row of the trash; ids are unique within a kind only. */
export interface TrashRow {
  id: string;
  title: string;
  item: TrashItem;
}

const actions: readonly BulkAction<TrashRow>[] = [
  {
    name: 'restore',
    label: trashText.restore,
    call: ({ item: { kind, id } }) => trash[kind].restore({ id }),
    subject: ({ id }) => id,
    done: trashText.selection.restored,
  },
  {
    name: 'purge',
    label: trashText.purge,
    icon: 'trash',
    call: ({ item: { kind, id } }) => trash[kind].purge({ id }),
    subject: ({ id }) => id,
    done: trashText.selection.purged,
    question: { title: trashText.selection.purgeTitle, description: trashText.selection.purgeDescription },
  },
];

export function TrashBulkBar(props: { items: readonly TrashRow[]; selection: Selection<string> }) {
  return <BulkBar actions={actions} {...props} />;
}
