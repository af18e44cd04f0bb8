import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { offeredOf } from '../../api/offered';
import { buttonClass, iconButtonClass } from '../../ui/button-class';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icon-paths';
import { IconButton } from '../../ui/IconButton';
import { rowActionsClass } from '../../ui/row-class';
import { useIsPhone } from '../../ui/use-is-phone';
import type { Feature } from '../../../openapi/generated/enums';
import { listText } from './text';
import { whenDrawn } from '../../ui/when-drawn';

const Dialog = whenDrawn(async () => (await import('../../ui/Dialog')).Dialog);
const menuItem = buttonClass({ variant: 'text' }, 'min-h-touch justify-start');

interface RowActionsProps {
  name: string;
  /** Link to the preview, for kinds with a page. */
  preview?: LinkProps | undefined;
  /** Link to the record, if editing is permitted. */
  edit: LinkProps | false;
  /** Duplicates the row, if adding is permitted. */
  duplicate?: (() => void) | false | undefined;
  canDelete: boolean;
  onDelete: () => void;
}

interface RowAction {
  feature?: Feature;
  icon: IconName;
  /** Label with the record's name, to distinguish rows. */
  label: string;
  /** Label in a menu with the name as heading. */
  short: string;
  isDanger?: boolean;
  act: LinkProps | (() => void);
  isNewTab?: boolean;
}

/** Actions of a row by permission: buttons at its end, on a phone a menu. */
export function RowActions(props: RowActionsProps) {
  const isPhone = useIsPhone();
  const actions = actionsOf(props);
  return isPhone ? (
    <RowMenu name={props.name} actions={actions} />
  ) : (
    <span className={rowActionsClass}>
      {actions.map((action) => (
        <RowButton key={action.icon} {...action} />
      ))}
    </span>
  );
}

function actionsOf({ name, preview, edit, duplicate, canDelete, onDelete }: RowActionsProps): RowAction[] {
  const actions: (RowAction | false | undefined)[] = [
    preview && {
      icon: 'external',
      label: listText.preview(name),
      short: listText.previewAction,
      act: preview,
      isNewTab: true,
    },
    edit && { icon: 'edit', label: listText.edit(name), short: listText.editAction, act: edit },
    duplicate && {
      feature: 'duplicates',
      icon: 'copy',
      label: listText.duplicateOf(name),
      short: listText.duplicate,
      act: duplicate,
    },
    canDelete && {
      icon: 'trash',
      label: listText.remove(name),
      short: listText.delete,
      act: onDelete,
      isDanger: true,
    },
  ];
  return offeredOf(actions);
}

const newTab = { target: '_blank', rel: 'noopener' };

function RowButton({ icon, label, act, isNewTab = false }: RowAction) {
  if (typeof act === 'function') return <IconButton icon={icon} label={label} onClick={act} />;
  return (
    <Link
      {...act}
      {...(isNewTab ? newTab : {})}
      className={iconButtonClass()}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </Link>
  );
}

function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [isOpen, setOpen] = useState(false);
  if (actions.length === 0) return null;
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
        <Dialog open onOpenChange={setOpen} title={name}>
          <span className="grid pb-4">
            {actions.map((action) => (
              <MenuItem key={action.icon} {...action} onChosen={() => setOpen(false)} />
            ))}
          </span>
        </Dialog>
      )}
    </>
  );
}

function MenuItem({
  icon,
  short,
  act,
  isNewTab = false,
  isDanger = false,
  onChosen,
}: RowAction & { onChosen: () => void }) {
  if (typeof act !== 'function') {
    return (
      <Link {...act} {...(isNewTab ? newTab : {})} className={menuItem}>
        <Icon name={icon} />
        {short}
      </Link>
    );
  }
  return (
    <Button
      variant={isDanger ? 'danger-text' : 'text'}
      icon={icon}
      className="min-h-touch justify-start"
      onClick={() => {
        onChosen();
        act();
      }}
    >
      {short}
    </Button>
  );
}
