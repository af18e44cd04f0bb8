import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useToast } from '../session';
import type { SortRow } from './SortPanel';
import { sortText } from './text';

/** Opens sort mode: loads every row of the list first. */
export function SortButton({ load, onLoaded }: { load: () => Promise<SortRow[] | null>; onLoaded: (rows: SortRow[]) => void }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const rows = await load();
    setBusy(false);
    if (rows) onLoaded(rows);
    else toast({ kind: 'error', text: sortText.failed });
  };
  return <Button icon="sort" busy={isBusy} onClick={() => void open()}>{sortText.title}</Button>;
}
