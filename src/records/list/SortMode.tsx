import { Link, useNavigate } from '@tanstack/react-router';
import type { ApiResult } from '../../api/result';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../base/messages/messages';
import type { SortRow } from './SortPanel';
import { sortText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

// Drag and drop is loaded on demand.
const SortPanel = whenDrawn(async () => (await import('./SortPanel')).SortPanel);

interface SortModeProps {
  /** All rows of the list, in the server's order. */
  rows: readonly SortRow[];
  /** Saves all ids in one call. */
  save: (ids: number[]) => Promise<ApiResult<unknown>>;
}

/** Sort mode instead of the list; kept in the URL, so that Back leaves it. */
export function SortMode({ rows, save }: SortModeProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const leave = (ignoreBlocker: boolean) =>
    void navigate({ to: '.', search: (search) => ({ ...search, sorting: undefined }), ignoreBlocker });
  return (
    <SortPanel
      rows={rows}
      save={save}
      onClose={() => leave(false)}
      onSaved={() => {
        toast({ kind: 'success', text: sortText.saved });
        leave(true);
      }}
    />
  );
}

/** Link to sort mode; disabled while a filter hides rows. */
export function SortLink({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <Button icon="sort" disabled title={sortText.filtered}>
        {sortText.title}
      </Button>
    );
  }
  return (
    <Link to="." search={(search) => ({ ...search, sorting: true })} className={buttonClass({})}>
      <Icon name="sort" />
      {sortText.title}
    </Link>
  );
}
