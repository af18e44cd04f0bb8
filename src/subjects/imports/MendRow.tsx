import { useState } from 'react';
import { Button } from '../../ui/Button';
import { whenDrawn } from '../../ui/when-drawn';
import type { Import, ImportRow } from './import-loaders';
import { importText as text } from './text';

const MendRowDialog = whenDrawn(async () => (await import('./MendRowDialog')).MendRowDialog);

/** Corrects a refused row in place. */
export function MendRow({ record, row }: { record: Import; row: ImportRow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="text"
        aria-label={text.mendOf(text.place(row.place))}
        onClick={() => setOpen(true)}
      >
        {text.mend}
      </Button>
      {isOpen && <MendRowDialog record={record} row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
