import { Link } from '@tanstack/react-router';
import { updateNewsStatus } from '../../api/generated/operations';
import { PublicationTable } from '../../list/PublicationTable';
import { RowActions } from '../../list/RowActions';
import type { Selection } from '../../list/selection';
import { StatusSwitch } from '../../record-actions/StatusSwitch';
import { rowTitleClass } from '../../ui/row-class';
import type { NewsRow } from './news-loaders';
import { newsLabels } from '../../kinds/text';
import { newsText } from './text';

interface NewsTableProps {
  items: readonly NewsRow[];
  canEdit: boolean;
  canDelete: boolean;
  selection: Selection | undefined;
  onDuplicate: ((id: number) => void) | false;
  onDelete: (item: NewsRow) => void;
}

export function NewsTable({ items, canEdit, canDelete, selection, onDuplicate, onDelete }: NewsTableProps) {
  return (
    <PublicationTable
      caption={newsText.list}
      dateLabel={newsLabels.publishDate}
      items={items}
      selection={selection}
      renderTitle={({ id, title }) => (
        <Link to="/news/edit/$id" params={{ id: String(id) }} className={rowTitleClass()}>
          {title}
        </Link>
      )}
      renderStatus={(row) => (
        <StatusSwitch kind="news" row={row} call={updateNewsStatus} disabled={!canEdit} />
      )}
      renderActions={(item) => (
        <RowActions
          name={item.title}
          duplicate={onDuplicate && (() => onDuplicate(item.id))}
          canDelete={canDelete}
          onDelete={() => onDelete(item)}
          preview={{ to: '/news/preview/$id', params: { id: String(item.id) } }}
          edit={canEdit && { to: '/news/edit/$id', params: { id: String(item.id) } }}
        />
      )}
    />
  );
}
