import { Link } from '@tanstack/react-router';
import { updateArticleStatus } from '../../api/generated/operations';
import { PublicationTable } from '../../list/PublicationTable';
import { RowActions } from '../../list/RowActions';
import type { Selection } from '../../list/selection';
import { StatusSwitch } from '../../record-actions/StatusSwitch';
import { classNames } from '../../ui/class-names';
import { linkClass } from '../../ui/link-class';
import { rowTitleClass } from '../../ui/row-class';
import type { ArticleRow } from './article-loaders';
import { articleLabels } from '../../kinds/text';
import { articleText } from './text';
import { scheduleText } from '../../time/text';

interface ArticleTableProps {
  items: readonly ArticleRow[];
  canEdit: boolean;
  canDelete: boolean;
  selection: Selection | undefined;
  onDuplicate: ((id: number) => void) | false;
  onDelete: (item: ArticleRow) => void;
}

export function ArticleTable({
  items,
  canEdit,
  canDelete,
  selection,
  onDuplicate,
  onDelete,
}: ArticleTableProps) {
  return (
    <PublicationTable
      caption={articleText.list}
      dateLabel={articleLabels.publishDate}
      items={items}
      selection={selection}
      renderTitle={({ id, title }) => (
        <Link to="/article/edit/$id" params={{ id: String(id) }} className={rowTitleClass()}>
          {title}
        </Link>
      )}
      renderStatus={(row) => (
        <StatusSwitch kind="article" row={row} call={updateArticleStatus} disabled={!canEdit} />
      )}
      renderContentLink={({ id }) => (
        <Link
          to="/article/content/$id"
          params={{ id: String(id) }}
          className={classNames(linkClass, 'text-danger')}
        >
          {scheduleText.empty.article.add}
        </Link>
      )}
      renderActions={(item) => (
        <RowActions
          name={item.title}
          duplicate={onDuplicate && (() => onDuplicate(item.id))}
          canDelete={canDelete}
          onDelete={() => onDelete(item)}
          preview={{ to: '/article/preview/$id', params: { id: String(item.id) } }}
          edit={canEdit && { to: '/article/edit/$id', params: { id: String(item.id) } }}
        />
      )}
    />
  );
}
