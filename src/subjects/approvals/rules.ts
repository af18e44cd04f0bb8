import type { ApprovalKind, ApprovalPart } from '../../../openapi/generated/enums';
import { approvalKindWords, approvalPartWords } from '../../../openapi/generated/words';
import type { ApprovalRule, ApprovalRules, RoleDepartment } from './approval-loaders';
import { rulesText as text } from './text';

export function rolesOf(rules: readonly ApprovalRule[], kind: ApprovalKind, part: ApprovalPart): number[] {
  return rules.find((rule) => rule.kind === kind && rule.part === part)?.roleIds ?? [];
}

/** Rules with new roles for one cell; a cell without roles is omitted. */
export function withRoles(rules: readonly ApprovalRule[], changed: ApprovalRule): ApprovalRule[] {
  const others = rules.filter(({ kind, part }) => kind !== changed.kind || part !== changed.part);
  return changed.roleIds.length > 0 ? [...others, changed] : others;
}

/** Texts of the rules, for comparing versions. */
export function rulesInText(rules: readonly ApprovalRule[], roles: ApprovalRules['roles']): string {
  return rules
    .map(({ kind, part, roleIds }) => {
      const names = roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? text.unknown(id));
      return `${text.cell(approvalKindWords[kind], approvalPartWords[part])}：${names.join('、')}`;
    })
    .toSorted()
    .join('\n');
}

/**
 * Departments of the roles in the rules: as typed, else as stored, else the one that all its accounts with a department share
 * and no other role has, else the role's name.
 */
export function departmentsIn(
  rules: readonly ApprovalRule[],
  { roles }: Pick<ApprovalRules, 'roles'>,
  typed: readonly RoleDepartment[],
): RoleDepartment[] {
  const found: RoleDepartment[] = [];
  for (const { id, name, department, ownDepartments } of roles) {
    if (!rules.some(({ roleIds }) => roleIds.includes(id))) continue;
    const [shared] = ownDepartments.length === 1 ? ownDepartments : [];
    const others = [...typed.filter(({ roleId }) => roleId !== id), ...found].map((each) => each.name);
    const proposed = shared !== undefined && !others.includes(shared) ? shared : name;
    found.push(typed.find(({ roleId }) => roleId === id) ?? { roleId: id, name: department ?? proposed });
  }
  return found;
}

/** The department that two roles have; undefined if each has its own. */
export const departmentTwice = (departments: readonly RoleDepartment[]): string | undefined =>
  departments.map(({ name }) => name.trim()).find((name, place, all) => all.indexOf(name) < place);

/** Texts of the departments, for comparing versions. */
export const departmentsInText = (
  departments: readonly RoleDepartment[],
  roles: ApprovalRules['roles'],
): string =>
  departments
    .map(({ roleId, name }) =>
      text.departmentIn(roles.find((role) => role.id === roleId)?.name ?? text.unknown(roleId), name),
    )
    .join('\n');
