import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton';
import { listText } from './text';

interface RowActionsProps {
  name: string;
  /** The way to the record, where it may be edited. */
  edit: ReactNode;
  canDelete: boolean;
  onDelete: () => void;
}

/** The buttons at the end of a row, each with its permission. */
export function RowActions({ name, edit, canDelete, onDelete }: RowActionsProps) {
  return (
    <span className="flex justify-end">
      {edit}
      {canDelete && <IconButton icon="trash" label={listText.remove(name)} onClick={onDelete} />}
    </span>
  );
}
