import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteSharedBlock, restoreSharedBlock } from '../../api/generated/operations';
import { AddLink } from '../../records/list/AddLink';
import { basicFilter } from '../../records/list/basic-filter';
import { ListCard } from '../../records/list/ListCard';
import { listText } from '../../records/list/text';
import { useDeletion } from '../../records/record-actions/use-deletion';
import { usePermission } from '../../base/session/session';
import { TimeIn } from '../../base/time/Time';
import { IconButton } from '../../ui/IconButton';
import { Tag } from '../../ui/Tag';
import { ReplaceSharedDialog } from './ReplaceSharedDialog';
import type { SharedRow } from './shared-loaders';
import { sharedText as text } from './text';

const route = getRouteApi('/_layout/shared/');
const filter = basicFilter(text.keywordExample);

/** Shared blocks as cards (decisions/059-shared-blocks). */
export function SharedListPage() {
  const { page, search } = route.useLoaderData();
  const { canCreate, canDelete } = usePermission(text.unit);
  const { canEdit: canEditPages } = usePermission(text.sites);
  const deletion = useDeletion('sharedBlock', deleteSharedBlock, restoreSharedBlock);
  const [replaced, setReplaced] = useState<SharedRow | null>(null);
  const remove = (row: SharedRow) =>
    row.pages > 0 ? setReplaced(row) : deletion.ask({ id: row.id, name: row.title });
  return (
    <>
      <ListCard
        list="sharedBlock"
        search={search}
        page={page}
        icon="rows"
        filter={filter}
        head={<p className="text-table text-ink-soft">{text.about}</p>}
        add={canCreate && <AddLink to="/shared/add" />}
      >
        <ul className="grid gap-4 p-4 tablet:grid-cols-2 wide:grid-cols-3">
          {page.items.map((row) => (
            <SharedItem
              key={row.id}
              row={row}
              onDelete={canDelete && (row.pages === 0 || canEditPages) ? () => remove(row) : undefined}
            />
          ))}
        </ul>
      </ListCard>
      {deletion.dialog}
      {replaced && <ReplaceSharedDialog row={replaced} onClose={() => setReplaced(null)} />}
    </>
  );
}

function SharedItem({ row, onDelete }: { row: SharedRow; onDelete?: (() => void) | undefined }) {
  const { id, title, partType, line, pages, behind, lastModifiedOn } = row;
  return (
    <li className="relative rounded-card border border-line bg-card hover:bg-hover">
      <Link
        to="/shared/edit/$id"
        params={{ id: String(id) }}
        className="grid h-full content-start gap-1 rounded-card p-5 pr-14"
      >
        <b className="text-section">{title}</b>
        <span className="line-clamp-3 text-table">{line}</span>
        <span className="mt-2 flex flex-wrap items-center gap-2 text-caption text-ink-soft">
          {text.typeAndPages(partType, pages)}
          {behind > 0 && <Tag tone="warning">{text.behind(behind)}</Tag>}
        </span>
        <span className="text-caption text-ink-soft">
          <TimeIn say={listText.updated} at={lastModifiedOn} to="day" />
        </span>
      </Link>
      {onDelete && (
        <IconButton
          icon="trash"
          className="absolute top-3 right-3"
          label={listText.remove(title)}
          onClick={onDelete}
        />
      )}
    </li>
  );
}
