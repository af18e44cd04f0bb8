import type { ApprovalKind, ApprovalPart } from '../../../openapi/generated/enums';
import { approvalKindWords, approvalPartWords } from '../../../openapi/generated/words';
import type { ApprovalRule, ApprovalRules } from './approval-loaders';
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
