import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import type { IconName } from '../../ui/icon-paths';
import { listText } from './text';

interface EmptyListProps {
  icon?: IconName;
  /** True when filters exclude every row. */
  filtered?: boolean;
  /** Add button, if permitted. */
  actions?: ReactNode;
}

/** Text of an empty list, with the next step. */
export function EmptyList({ icon, filtered = false, actions }: EmptyListProps) {
  return (
    <EmptyState icon={icon} title={listText.empty} actions={actions}>
      {filtered ? listText.emptyFiltered : undefined}
    </EmptyState>
  );
}
