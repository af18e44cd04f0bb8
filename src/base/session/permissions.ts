import type { Claim, ClaimAction, ClaimUnit } from '../../../openapi/generated/claims';

export interface UnitPermission {
  canView: boolean;
  canCreate: boolean;
  canEdit: boolean;
  canDelete: boolean;
}

type UnitOf<C> = C extends `${infer Unit}.View` ? Unit : never;
/** Unit with a View claim, as each screen has one. */
export type ScreenUnit = UnitOf<Claim>;

/** Claims as a map: `{'Permissions.Cases.View': true}` (specification 6). */
export type ClaimMap = Readonly<Partial<Record<Claim, boolean>>>;

export function claimMap(roleClaims: readonly { value: string; selected: boolean }[]): ClaimMap {
  return Object.fromEntries(roleClaims.map(({ value, selected }) => [value, selected]));
}

/** Permissions in a unit such as `Permissions.Cases`. */
export function permissionOf(claims: ClaimMap, unit: ClaimUnit): UnitPermission {
  const may = (action: ClaimAction) => holds(claims, `${unit}.${action}`);
  return { canView: may('View'), canCreate: may('Create'), canEdit: may('Edit'), canDelete: may('Delete') };
}

/** True for an account that may import records. Requires View too, as rows of an import show stored records. */
export function mayImport(claims: ClaimMap, unit: ClaimUnit): boolean {
  const { canView, canCreate } = permissionOf(claims, unit);
  return canView && canCreate;
}

/** True for a held claim; accepts any text, as the matrix has unused cells. */
export function holds(claims: Readonly<Record<string, boolean | undefined>>, claim: string): boolean {
  return claims[claim] === true;
}
