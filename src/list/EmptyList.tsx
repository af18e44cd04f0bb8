import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState';
import type { IconName } from '../ui/icon-paths';
import { listText } from './text';

interface EmptyListProps {
  icon?: IconName;
  /** True when filters leave nothing over. */
  filtered?: boolean;
  /** The add button, where it is allowed. */
  actions?: ReactNode;
}

/** What an empty list says, and what to do next. */
export function EmptyList({ icon, filtered = false, actions }: EmptyListProps) {
  return (
    <EmptyState icon={icon} title={listText.empty} actions={actions}>
      {filtered ? listText.emptyFiltered : undefined}
    </EmptyState>
  );
}
