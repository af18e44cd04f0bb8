import { Link, type LinkProps } from '@tanstack/react-router';
import { offers } from '../api/features';
import { lazy, Suspense, useState } from 'react';
import { buttonClass, iconButtonClass } from '../ui/button-class';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { useIsPhone } from '../ui/use-is-phone';
import { listText } from './text';

const Dialog = lazy(async () => ({ default: (await import('../ui/Dialog')).Dialog }));
const menuItem = buttonClass({ variant: 'text' }, 'min-h-touch justify-start');

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

/** What may be done to a row, each with its permission: buttons at its end, on a phone behind one button. */
export function RowActions(props: RowActionsProps) {
  return useIsPhone() ? <RowMenu {...props} /> : <RowButtons {...props} />;
}

function RowButtons({ name, preview, edit, duplicate, canDelete, onDelete }: RowActionsProps) {
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

function RowMenu({ name, preview, edit, duplicate, canDelete, onDelete }: RowActionsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!preview && !edit && !duplicate && !canDelete) return null;
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <IconButton
        icon="more"
        label={listText.actionsOf(name)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <Dialog open onOpenChange={setOpen} title={name}>
            <span className="grid pb-4">
              {preview && (
                <Link {...preview} target="_blank" rel="noopener" className={menuItem}>
                  <Icon name="external" />
                  {listText.previewAction}
                </Link>
              )}
              {edit && (
                <Link {...edit} className={menuItem}>
                  <Icon name="edit" />
                  {listText.editAction}
                </Link>
              )}
              {duplicate && offers('duplicates') && (
                <Button
                  variant="text"
                  icon="copy"
                  className="min-h-touch justify-start"
                  onClick={then(duplicate)}
                >
                  {listText.duplicate}
                </Button>
              )}
              {canDelete && (
                <Button
                  variant="danger-text"
                  icon="trash"
                  className="min-h-touch justify-start"
                  onClick={then(onDelete)}
                >
                  {listText.delete}
                </Button>
              )}
            </span>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
