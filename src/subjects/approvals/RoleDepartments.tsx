import { useId } from 'react';
import { limits } from '../../../openapi/generated/limits';
import type { BoundField } from '../../records/record/form-fields';
import { TitledCard } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';
import type { ApprovalRules, RoleDepartment } from './approval-loaders';
import { rulesText as text } from './text';

const { maxLength } = limits.ApprovalRoleDepartment.name;

interface RoleDepartmentsProps {
  field: BoundField<RoleDepartment[]>;
  roles: ApprovalRules['roles'];
  canEdit: boolean;
}

/** Departments in whose name the roles of the rules approve. */
export function RoleDepartments({
  field: { id, value, onChange, error },
  roles,
  canEdit,
}: RoleDepartmentsProps) {
  return (
    <TitledCard title={text.departments}>
      <Field id={id} group label={text.departments} hideLabel help={text.departmentsHelp} error={error}>
        <div className="grid gap-4 tablet:grid-cols-2">
          {roles.flatMap((role) => {
            const own = value.find(({ roleId }) => roleId === role.id);
            if (!own) return [];
            return (
              <DepartmentField
                key={role.id}
                role={role}
                name={own.name}
                canEdit={canEdit}
                isWrong={error !== undefined && isWrong(own, value)}
                onChange={(name) => onChange(value.map((each) => (each === own ? { ...each, name } : each)))}
              />
            );
          })}
        </div>
      </Field>
    </TitledCard>
  );
}

const isWrong = ({ roleId, name }: RoleDepartment, all: readonly RoleDepartment[]) =>
  name.trim() === '' || all.some((each) => each.roleId !== roleId && each.name.trim() === name.trim());

interface DepartmentFieldProps {
  role: ApprovalRules['roles'][number];
  name: string;
  canEdit: boolean;
  isWrong: boolean;
  onChange: (name: string) => void;
}

/** One department; the departments of the role's accounts are offered. */
function DepartmentField({ role, name, canEdit, isWrong: isInvalid, onChange }: DepartmentFieldProps) {
  const listId = useId();
  const { ownDepartments } = role;
  const isOwn = ownDepartments.length === 1 && ownDepartments[0] === name.trim();
  return (
    <Field
      label={text.departmentOf(role.name)}
      required
      help={ownDepartments.length > 0 && !isOwn && text.ownDepartments(ownDepartments)}
      counter={{ length: name.length, max: maxLength }}
    >
      <TextInput
        value={name}
        list={listId}
        disabled={!canEdit}
        maxLength={maxLength}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {ownDepartments.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </datalist>
    </Field>
  );
}
