import { Link, type LinkProps } from '@tanstack/react-router';
import { offers } from '../api/features';
import { iconButtonClass } from '../ui/button-class';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { listText } from './text';

interface RowActionsProps {
  name: string;
  /** The way to what the record looks like, where it is a page. */
  preview?: LinkProps;
  /** The way to the record, where it may be edited. */
  edit: LinkProps | false;
  /** Makes a copy, where records may be added. */
  duplicate?: (() => void) | false;
  canDelete: boolean;
  onDelete: () => void;
}

/** The buttons at the end of a row, each with its permission. */
export function RowActions({ name, preview, edit, duplicate, canDelete, onDelete }: RowActionsProps) {
  const label = listText.edit(name);
  const previewLabel = listText.preview(name);
  return (
    <span className="flex justify-end">
      {preview && (
        <Link
          {...preview}
          target="_blank"
          rel="noopener"
          className={iconButtonClass()}
          aria-label={previewLabel}
          title={previewLabel}
        >
          <Icon name="external" />
        </Link>
      )}
      {edit && (
        <Link {...edit} className={iconButtonClass()} aria-label={label} title={label}>
          <Icon name="edit" />
        </Link>
      )}
      {duplicate && offers('duplicates') && (
        <IconButton icon="copy" label={listText.duplicateOf(name)} onClick={duplicate} />
      )}
      {canDelete && <IconButton icon="trash" label={listText.remove(name)} onClick={onDelete} />}
    </span>
  );
}
