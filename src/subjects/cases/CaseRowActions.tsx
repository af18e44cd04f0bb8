import { RowActions } from '../../records/list/RowActions';
import type { CaseCard } from './case-loaders';

interface CaseRowActionsProps {
  item: CaseCard;
  canEdit: boolean;
  canDelete: boolean;
  onDuplicate: ((item: CaseCard) => void) | false;
  onDelete: (item: CaseCard) => void;
}

/** Buttons of a case, by permission. */
export function CaseRowActions({ item, canEdit, canDelete, onDuplicate, onDelete }: CaseRowActionsProps) {
  return (
    <RowActions
      name={item.title}
      duplicate={onDuplicate && (() => onDuplicate(item))}
      canDelete={canDelete}
      onDelete={() => onDelete(item)}
      preview={{ to: '/case/preview/$id', params: { id: String(item.id) } }}
      edit={canEdit && { to: '/case/edit/$id', params: { id: String(item.id) } }}
    />
  );
}
