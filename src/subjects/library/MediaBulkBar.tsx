import { useState } from 'react';
import type { Selection } from '../../records/list/selection';
import { type MediaRow, pictureName } from '../../records/pictures/library';
import { BulkBar } from '../../records/record-actions/BulkBar';
import { Button } from '../../ui/Button';
import { TagDialog } from './TagDialog';
import { tagText as text } from './text';

/** Actions on the selected pictures. */
export function MediaBulkBar({ items, selection }: { items: readonly MediaRow[]; selection: Selection }) {
  const [isOpen, setOpen] = useState(false);
  const rows = items.map((row) => ({ ...row, title: pictureName(row) }));
  return (
    <BulkBar items={rows} selection={selection} actions={[]}>
      <Button size="sm" icon="edit" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      {isOpen && (
        <TagDialog
          rows={items.filter(({ id }) => selection.ids.has(id))}
          onDone={() => {
            setOpen(false);
            selection.set([]);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </BulkBar>
  );
}
