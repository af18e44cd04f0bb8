import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { requiredText, optionalText } from '../../records/fields/rules';
import { actions, claimOf, inWords, units } from './matrix';
import type { RoleRecord } from './role-loaders';
import { roleText } from './text';

export const roleLimits = limits.RoleCreate;

export const roleSchema = v.object({
  name: requiredText(roleLimits.name),
  description: optionalText(roleLimits.description),
  needsSecondFactor: v.boolean(),
  /** Selected claims. */
  roleClaims: v.array(v.string()),
});

export type RoleValues = v.InferInput<typeof roleSchema>;

export const emptyRole: RoleValues = {
  name: '',
  description: '',
  needsSecondFactor: false,
  roleClaims: [],
};

export function roleValues({
  name,
  description = '',
  needsSecondFactor = false,
  roleClaims,
}: RoleRecord): RoleValues {
  return {
    name,
    description,
    needsSecondFactor,
    roleClaims: roleClaims.filter(({ selected }) => selected).map(({ value }) => value),
  };
}

/** Texts of a role's values, for comparing versions. */
export const roleInWords = {
  needsSecondFactor: (isNeeded: boolean) =>
    isNeeded ? roleText.secondFactorNeeded : roleText.secondFactorFree,
  roleClaims: (claims: readonly string[]) => inWords(new Set(claims)).join('\n'),
};

/** Body of a valid form: every cell, and selected claims unknown to this app. */
export function roleBody({ name, description, needsSecondFactor, roleClaims }: RoleValues) {
  const selected = new Set(roleClaims);
  const cells = units().flatMap((unit) => actions.map((action) => claimOf(unit, action)));
  const unknown = roleClaims.filter((claim) => !cells.includes(claim));
  return {
    name,
    description,
    needsSecondFactor,
    roleClaims: [...cells, ...unknown].map((value) => ({ value, selected: selected.has(value) })),
  };
}
