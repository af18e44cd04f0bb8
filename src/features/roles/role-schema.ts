import * as v from 'valibot';
import { offers } from '../../api/features';
import { limits } from '../../../openapi/generated/limits';
import { requiredText, optionalText } from '../../fields/rules';
import { actions, claimOf, inWords, units } from './matrix';
import type { RoleRecord } from './role-loaders';
import { roleText } from './text';

export const roleLimits = limits.RoleCreate;

/** The role form, from the contract's limits. */
export const roleSchema = v.object({
  name: requiredText(roleLimits.name),
  description: optionalText(roleLimits.description),
  needsSecondFactor: v.boolean(),
  /** Claims that are selected. */
  roleClaims: v.array(v.string()),
});

export type RoleValues = v.InferInput<typeof roleSchema>;

export const emptyRole: RoleValues = {
  name: '',
  description: '',
  needsSecondFactor: false,
  roleClaims: [],
};

/** What an edit form starts from. */
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

/** A role's values in words, where two versions are compared. */
export const roleInWords = {
  needsSecondFactor: (isNeeded: boolean) =>
    isNeeded ? roleText.secondFactorNeeded : roleText.secondFactorFree,
  roleClaims: (claims: readonly string[]) => inWords(new Set(claims)).join('\n'),
};

/** The body of a form that passed its schema: every cell, selected or not, and selected claims that this app does not know. */
export function roleBody({ name, description, needsSecondFactor, roleClaims }: RoleValues) {
  const selected = new Set(roleClaims);
  const cells = units().flatMap((unit) => actions.map((action) => claimOf(unit, action)));
  const unknown = roleClaims.filter((claim) => !cells.includes(claim));
  return {
    name,
    description,
    ...(offers('ownAccount') ? { needsSecondFactor } : {}),
    roleClaims: [...cells, ...unknown].map((value) => ({ value, selected: selected.has(value) })),
  };
}
