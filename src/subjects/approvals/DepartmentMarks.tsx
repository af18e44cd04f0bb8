import { approvalDepartmentStateWords } from '../../../openapi/generated/words';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ApprovalRow } from './approval-loaders';

const marks = {
  approved: { icon: 'check', look: 'text-success' },
  changesAsked: { icon: 'close', look: 'text-danger' },
  waiting: { icon: 'clock', look: 'text-accent-ink' },
  needsAgain: { icon: 'clock', look: 'text-accent-ink' },
} as const;

interface DepartmentMarksProps {
  departments: ApprovalRow['departments'];
  /** Shown as a vertical list. */
  isList?: boolean;
}

/** States of the departments: tick, cross or clock, never colour alone. */
export function DepartmentMarks({ departments, isList = false }: DepartmentMarksProps) {
  if (departments.length === 0) return null;
  return (
    <ul className={isList ? 'grid gap-2' : 'flex flex-wrap gap-x-3 gap-y-1'}>
      {departments.map(({ roleId, name, state }) => (
        <li key={roleId} className={classNames('flex items-center gap-1 text-table', marks[state].look)}>
          <Icon name={marks[state].icon} size={16} className="flex-none" />
          {name}
          <VisuallyHidden>{approvalDepartmentStateWords[state]}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
