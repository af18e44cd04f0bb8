import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ApiResult } from '../api/result';
import { Button } from '../ui/Button';
import { buttonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { useToast } from '../messages/messages';
import type { SortRow } from './SortPanel';
import { sortText } from './text';

// Dragging is loaded only to sort.
const SortPanel = lazy(() => import('./SortPanel').then((module) => ({ default: module.SortPanel })));

interface SortModeProps {
  /** All rows of the list, in the order that the server has. */
  rows: readonly SortRow[];
  /** One call with all ids. */
  save: (ids: number[]) => Promise<ApiResult<unknown>>;
}

/** Sort mode in place of the list; the URL knows of it, so that Back leaves it. */
export function SortMode({ rows, save }: SortModeProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const leave = (ignoreBlocker: boolean) =>
    void navigate({ to: '.', search: (search) => ({ ...search, sorting: undefined }), ignoreBlocker });
  return (
    <Suspense>
      <SortPanel
        rows={rows}
        save={save}
        onClose={() => leave(false)}
        onSaved={() => {
          toast({ kind: 'success', text: sortText.saved });
          leave(true);
        }}
      />
    </Suspense>
  );
}

/** The way into sort mode; closed while a filter hides some of the rows that are to be sorted. */
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
