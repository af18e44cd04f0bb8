import type { Claim, ClaimAction, ClaimUnit } from '../../openapi/generated/claims';

export interface UnitPermission {
  canView: boolean;
  canCreate: boolean;
  canEdit: boolean;
  canDelete: boolean;
}

/** Claims as a map: `{'Permissions.Cases.View': true}` (specification 6). */
export type ClaimMap = Readonly<Partial<Record<Claim, boolean>>>;

/** The claims that a server told, as a map. */
export function claimMap(roleClaims: readonly { value: string; selected: boolean }[]): ClaimMap {
  return Object.fromEntries(roleClaims.map(({ value, selected }) => [value, selected]));
}

/** What these claims allow in a unit such as `Permissions.Cases`. */
export function permissionOf(claims: ClaimMap, unit: ClaimUnit): UnitPermission {
  const may = (action: ClaimAction) => holds(claims, `${unit}.${action}`);
  return { canView: may('View'), canCreate: may('Create'), canEdit: may('Edit'), canDelete: may('Delete') };
}

/** True when a claim is among the given ones; any text may be asked for, as a matrix has cells without a meaning. */
export function holds(claims: Readonly<Record<string, boolean | undefined>>, claim: string): boolean {
  return claims[claim] === true;
}
