import { Link, useRouter } from '@tanstack/react-router';
import { updateNewsStatus } from '../../api/generated/operations';
import { CallSwitch } from '../../list/CallSwitch';
import { PublicationTable } from '../../list/PublicationTable';
import { RowActions } from '../../list/RowActions';
import { listText } from '../../list/text';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import type { NewsRow } from './news-loaders';
import { newsLabels, newsText } from './text';
import { statusText } from '../../record/text';

interface NewsTableProps {
  items: readonly NewsRow[];
  canEdit: boolean;
  canDelete: boolean;
  onDelete: (item: NewsRow) => void;
}

/** The news of a page, each with its status switch. */
export function NewsTable({ items, canEdit, canDelete, onDelete }: NewsTableProps) {
  const router = useRouter();
  return (
    <PublicationTable
      caption={newsText.list}
      dateLabel={newsLabels.publishDate}
      items={items}
      renderTitle={({ id, title }) => (
        <Link to="/news/edit/$id" params={{ id: String(id) }} className="row-title">
          {title}
        </Link>
      )}
      renderStatus={({ id, title, status }) => (
        <CallSwitch
          name={title}
          value={status === 1}
          call={(isOnline) => updateNewsStatus({ id, status: isOnline ? 1 : 0 })}
          onLabel={statusText.online}
          offLabel={statusText.offline}
          disabled={!canEdit}
          onChanged={() => void router.invalidate()}
        />
      )}
      renderActions={(item) => (
        <RowActions
          name={item.title}
          canDelete={canDelete}
          onDelete={() => onDelete(item)}
          edit={
            canEdit && (
              <Link
                to="/news/edit/$id"
                params={{ id: String(item.id) }}
                className={iconButtonClass()}
                aria-label={listText.edit(item.title)}
                title={listText.edit(item.title)}
              >
                <Icon name="edit" />
              </Link>
            )
          }
        />
      )}
    />
  );
}
