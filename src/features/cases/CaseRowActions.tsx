import { Link } from '@tanstack/react-router';
import { RowActions } from '../../list/RowActions';
import { listText } from '../../list/text';
import { iconButtonClass } from '../../ui/button-class';
import { Icon } from '../../ui/Icon';
import type { CaseCard } from './case-loaders';

interface CaseRowActionsProps {
  item: CaseCard;
  canEdit: boolean;
  canDelete: boolean;
  onDelete: (item: CaseCard) => void;
}

/** The buttons of a case, each with its permission. */
export function CaseRowActions({ item, canEdit, canDelete, onDelete }: CaseRowActionsProps) {
  const edit = listText.edit(item.title);
  return (
    <RowActions
      name={item.title}
      canDelete={canDelete}
      onDelete={() => onDelete(item)}
      edit={
        canEdit && (
          <Link
            to="/case/edit/$id"
            params={{ id: String(item.id) }}
            className={iconButtonClass()}
            aria-label={edit}
            title={edit}
          >
            <Icon name="edit" />
          </Link>
        )
      }
    />
  );
}
