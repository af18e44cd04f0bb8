import { Link, useRouter } from '@tanstack/react-router';
import { updateArticleStatus } from '../../api/generated/operations';
import { CallSwitch } from '../../list/CallSwitch';
import { PublicationTable } from '../../list/PublicationTable';
import { RowActions } from '../../list/RowActions';
import { listText } from '../../list/text';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import type { ArticleRow } from './article-loaders';
import { articleLabels, articleText } from './text';
import { scheduleText, statusText } from '../../record/text';

interface ArticleTableProps {
  items: readonly ArticleRow[];
  canEdit: boolean;
  canDelete: boolean;
  onDelete: (item: ArticleRow) => void;
}

/** The articles of a page, each with its status switch. */
export function ArticleTable({ items, canEdit, canDelete, onDelete }: ArticleTableProps) {
  const router = useRouter();
  return (
    <PublicationTable
      caption={articleText.list}
      dateLabel={articleLabels.publishDate}
      items={items}
      renderTitle={({ id, title }) => (
        <Link to="/article/edit/$id" params={{ id: String(id) }} className="row-title">
          {title}
        </Link>
      )}
      renderStatus={({ id, title, status }) => (
        <CallSwitch
          name={title}
          value={status === 1}
          call={(isOnline) => updateArticleStatus({ id, status: isOnline ? 1 : 0 })}
          onLabel={statusText.online}
          offLabel={statusText.offline}
          disabled={!canEdit}
          onChanged={() => void router.invalidate()}
        />
      )}
      renderContentLink={({ id }) => (
        <Link to="/article/content/$id" params={{ id: String(id) }} className="link text-danger">
          {scheduleText.addBlocks}
        </Link>
      )}
      renderActions={(item) => (
        <RowActions
          name={item.title}
          canDelete={canDelete}
          onDelete={() => onDelete(item)}
          edit={
            canEdit && (
              <Link
                to="/article/edit/$id"
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
